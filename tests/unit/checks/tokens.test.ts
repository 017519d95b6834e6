import {tokensRule} from '@site/checks/tokens';
import {nextName} from '@site/plugins/content/version-numbers/resolveTokens';
import requirements from '../../../src/data/requirements.json';
import {RELEASED} from '../../../src/data/versions';
import {findingsOf} from '../../support/contentFixture';

/** The names that tokens may use, oldest first. */
const NAMES = [...new Set([...[...RELEASED].reverse(), nextName(requirements)])];

test('tokens that have no value or will change their meaning', async () => {
  const found = await findingsOf(tokensRule, 'tokens/broken.md', 'v7');
  expect(found.map((finding) => finding.replace(/The names are major, .*/, 'The names are …'))).toEqual([
    '2:13  There is no requirement "nodMin"  Did you mean %req.nodeMin% or %req.iosMin%',
    '6:26  There is no requirement "xcodMin"  Did you mean %req.xcodeMin%',
    `6:49  The requirement "javaVersion" has no value for v1  It has one for ${NAMES.join(', ')}`,
    '6:74  There is no requirement "something"  The names are …',
    `10:3  %req.next.kotlin% will mean another version after the next release  Write %req.${nextName(requirements)}.kotlin%, which is the same number until then`,
    '10:23  The requirement "cocoapodsMin" has no value for v7  It has one for v3',
    '13:17  There is no requirement "androidMinSDK"  Did you mean %req.v7.androidMinSdk% or %req.v7.androidCompileSdk%',
    '14:19  %req.node-min% does not have the form of a token  Write %req.name% or %req.v6.name%',
    '15:11  %req.gradle does not have the form of a token  Write %req.name% or %req.v6.name%',
  ]);
});

test('tokens of another version or another requirement', async () => {
  expect(await findingsOf(tokensRule, 'tokens/misplaced.md', 'v7')).toEqual([
    '2:14  %req.v6.xcodeMin% is the number of v6 on a page of v7  Write %req.xcodeMin%, or name the version in the sentence, such as "Capacitor 6"',
    '6:26  %req.v5.xcodeMin% is the number of v5 on a page of v7  Write %req.xcodeMin%, or name the version in the sentence, such as "Capacitor 5"',
    '6:74  %req.v5.xcodeMin% is the number of v5 on a page of v7  Write %req.xcodeMin%, or name the version in the sentence, such as "Capacitor 5"',
    '8:29  %req.androidMinSdk% is not the target SDK, which is stated here  Write %req.androidTargetSdk% or %req.androidCompileSdk%',
    '8:104  %req.androidTargetSdk% is not the API level of the minimum Android release, which is stated here  Write %req.androidMinSdk%',
    '9:26  %req.androidTargetSdk% is not minSdkVersion, which is stated here  Write %req.androidMinSdk%',
    '14:7  %req.v5.xcodeMin% is the number of v5 on a page of v7  Write %req.xcodeMin%, or name the version in the sentence, such as "Capacitor 5"',
    '18:24  %req.androidMinSdk% is not the target SDK, which is stated here  Write %req.androidTargetSdk% or %req.androidCompileSdk%',
    '19:36  %req.v4.javaVersion% is the number of v4 on a page of v7  Write %req.javaVersion%, or name the version in the sentence, such as "Capacitor 4"',
    '22:17  %req.androidTargetSdk% is not minSdkVersion, which is stated here  Write %req.androidMinSdk%',
    '23:20  %req.v6.androidTargetSdk% is the number of v6 on a page of v7  Write %req.androidTargetSdk%, or name the version in the sentence, such as "Capacitor 6"',
  ]);
});

test('tokens that have one, in any version', async () => {
  expect(await findingsOf(tokensRule, 'tokens/right.md', 'v7')).toEqual([]);
});
