import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '@site/checks/listPages';
import {numbersRule} from '@site/checks/numbers';
import {ALLOWED, isAllowed} from '@site/checks/numbers/allowList';
import {settingsIn} from '@site/checks/numbers/settings';
import {statementsIn} from '@site/checks/numbers/statements';
import {parsePage} from '@site/checks/readPage';
import requirements from '@site/src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('a page that states numbers by hand', async () => {
  expect(await findingsOf(numbersRule, 'numbers/broken.md', 'v7')).toEqual([
    '2:21  The number 16 for Xcode is not a token  Write %req.xcodeMin%',
    '3:27  The number 21 for Java is not a token  Write %req.javaVersion%',
    '6:20  The number 20 for Node.js is not a token  Write %req.nodeMajor%',
    '8:26  The number 15.0 for Xcode is not a token  For v7, write %req.xcodeMin% (16.0), for this number, %req.v6.xcodeMin% (15.0)',
    '8:84  The number 8.11.1 for Gradle is not a token  Write %req.gradle%',
    '8:118  The number 8.7.2 for the Android Gradle Plugin is not a token  Write %req.androidGradlePlugin%',
    '8:138  The number 1.8 for CocoaPods is not a token  v7 has no requirement for it, for this number, %req.v3.cocoapodsMin% (1.8)',
    '10:18  The number 2024.2.1 for Android Studio is not a token  Write %req.androidStudioMin%',
    '11:9  The number 16 for Xcode is not a token  Write %req.xcodeMin%',
    '12:10  The number 1.9.0 for Kotlin is not a token  For v7, write %req.kotlin% (1.9.25)',
    '13:26  The number 14 for iOS is not a token  Write %req.iosMinMajor%',
    '13:41  The number 6 for Android is not a token  Write %req.androidMinVersion%',
    '13:54  The number 23 for the API level is not a token  Write %req.androidMinSdk%',
    '14:26  The number 24 for minSdkVersion is not a token  For v7, write %req.androidMinSdk% (23), for this number, %req.v8.androidMinSdk% (24)',
    '14:62  The number 15.0 for the deployment target is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14), for this number, %req.v8.iosMin% (15.0)',
    '15:32  The number 60 for Android WebView is not a token  Write %req.webViewMin%',
    '16:33  The number 35 for the API level is not a token  Write %req.androidTargetSdk% or %req.androidCompileSdk%',
    '20:11  The number 16.0 for Xcode is not a token  Write %req.xcodeMin%',
    '21:37  The number 21 for Java is not a token  Write %req.javaVersion%',
    '23:51  The number 21 for Java is not a token  Write %req.javaVersion%',
    '25:21  The number 23 for minSdkVersion is not a token  Write %req.androidMinSdk%',
    '26:104  The number 35 for compileSdkVersion is not a token  Write %req.androidCompileSdk%',
    '27:23  The number 1.9.25 for Kotlin is not a token  Write %req.kotlin%',
    '29:41  The number 21 for Java is not a token  Write %req.javaVersion%',
    '33:17  The number 14.0 for the deployment target is not a token  Write %req.iosMin%',
    '37:15  The number 18 for Node.js is not a token  For v7, write %req.nodeMajor% (20) or %req.nodeMin% (20.0.0), for this number, %req.v6.nodeMajor% (18)',
    '38:16  The number 21 for Java is not a token  Write %req.javaVersion%',
    '42:30  The number 14.0 for the deployment target is not a token  Write %req.iosMin%',
  ]);
});

test('a page with numbers that its version does not have', async () => {
  expect(await findingsOf(numbersRule, 'numbers/wrong.md', 'v7')).toEqual([
    '3:39  The number 8.7 for Gradle is not a token  For v7, write %req.gradle% (8.11.1)',
    '6:78  The number 8.7 for Gradle is not a token  For v7, write %req.gradle% (8.11.1)',
    '6:113  The number 8.2.1 for Gradle is not a token  For v7, write %req.gradle% (8.11.1), for this number, %req.v6.gradle% (8.2.1)',
    '6:161  The number 8.14.3 for Gradle is not a token  For v7, write %req.gradle% (8.11.1), for this number, %req.v8.gradle% (8.14.3)',
    '8:11  The number 17 for Java is not a token  For v7, write %req.javaVersion% (21), for this number, %req.v5.javaVersion% (17) or %req.v6.javaVersion% (17)',
    '9:28  The number 11 for Java is not a token  For v7, write %req.javaVersion% (21), for this number, %req.v4.javaVersion% (11)',
    '10:20  The number 15.3 for Xcode is not a token  For v7, write %req.xcodeMin% (16.0)',
    '11:27  The number 13.0 for iOS is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14), for this number, %req.v4.iosMin% (13.0) or %req.v5.iosMin% (13.0) or %req.v6.iosMin% (13.0)',
    '11:47  The number 13 for iOS is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14), for this number, %req.v4.iosMinMajor% (13) or %req.v5.iosMinMajor% (13) or %req.v6.iosMinMajor% (13)',
    '12:37  The number 5.1 for Android is not a token  For v7, write %req.androidMinVersion% (6), for this number, %req.v4.androidMinVersion% (5.1) or %req.v5.androidMinVersion% (5.1) or %req.v6.androidMinVersion% (5.1)',
    '12:52  The number 22 for the API level is not a token  For v7, write %req.androidMinSdk% (23) or %req.androidCompileSdk% (35) or %req.androidTargetSdk% (35), for this number, %req.v4.androidMinSdk% (22) or %req.v5.androidMinSdk% (22) or %req.v6.androidMinSdk% (22)',
    '13:47  The number 22 for the API level is not a token  For v7, write %req.androidMinSdk% (23) or %req.androidCompileSdk% (35) or %req.androidTargetSdk% (35), for this number, %req.v4.androidMinSdk% (22) or %req.v5.androidMinSdk% (22) or %req.v6.androidMinSdk% (22)',
    '13:108  The number 34 for the API level is not a token  For v7, write %req.androidTargetSdk% (35) or %req.androidCompileSdk% (35), for this number, %req.v6.androidTargetSdk% (34) or %req.v6.androidCompileSdk% (34)',
    '14:36  The number 50 for Android WebView is not a token  For v7, write %req.webViewMin% (60), for this number, %req.v2.webViewMin% (50)',
    '15:42  The number 13.0 for the deployment target is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14), for this number, %req.v4.iosMin% (13.0) or %req.v5.iosMin% (13.0) or %req.v6.iosMin% (13.0)',
    '19:27  The number 5.1 for Android is not a token  For v7, write %req.androidMinVersion% (6), for this number, %req.v4.androidMinVersion% (5.1) or %req.v5.androidMinVersion% (5.1) or %req.v6.androidMinVersion% (5.1)',
    '19:42  The number 22 for the API level is not a token  For v7, write %req.androidMinSdk% (23), for this number, %req.v4.androidMinSdk% (22) or %req.v5.androidMinSdk% (22) or %req.v6.androidMinSdk% (22)',
    '20:48  The number 50 for Android WebView is not a token  For v7, write %req.webViewMin% (60), for this number, %req.v2.webViewMin% (50)',
    '21:34  The number 12.4 for iOS is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14)',
    '22:36  The number 17 for Java is not a token  For v7, write %req.javaVersion% (21), for this number, %req.v5.javaVersion% (17) or %req.v6.javaVersion% (17)',
    '23:55  The number 34 for the API level is not a token  For v7, write %req.androidTargetSdk% (35) or %req.androidCompileSdk% (35), for this number, %req.v6.androidTargetSdk% (34) or %req.v6.androidCompileSdk% (34)',
    '24:39  The number 8.7 for Gradle is not a token  For v7, write %req.gradle% (8.11.1)',
    '24:55  The number 34 for the SDK is not a token  For v7, write %req.androidMinSdk% (23) or %req.androidCompileSdk% (35) or %req.androidTargetSdk% (35), for this number, %req.v6.androidCompileSdk% (34) or %req.v6.androidTargetSdk% (34)',
    '24:73  The number 1.9.10 for Kotlin is not a token  For v7, write %req.kotlin% (1.9.25), for this number, %req.v6.kotlin% (1.9.10)',
    '25:21  The number 22 for minSdkVersion is not a token  For v7, write %req.androidMinSdk% (23), for this number, %req.v4.androidMinSdk% (22) or %req.v5.androidMinSdk% (22) or %req.v6.androidMinSdk% (22)',
    '29:30  The number 13 for iOS is not a token  For v7, write %req.iosMin% (14.0) or %req.iosMinMajor% (14), for this number, %req.v4.iosMinMajor% (13) or %req.v5.iosMinMajor% (13) or %req.v6.iosMinMajor% (13)',
    '30:73  The number 22 for the API level is not a token  For v7, write %req.androidMinSdk% (23), for this number, %req.v4.androidMinSdk% (22) or %req.v5.androidMinSdk% (22) or %req.v6.androidMinSdk% (22)',
    '31:34  The number 15.3 for Xcode is not a token  For v7, write %req.xcodeMin% (16.0)',
    '32:22  The number 17 for Java is not a token  For v7, write %req.javaVersion% (21), for this number, %req.v5.javaVersion% (17) or %req.v6.javaVersion% (17)',
    '35:96  The number 1.9.10 for Kotlin is not a token  For v7, write %req.kotlin% (1.9.25), for this number, %req.v6.kotlin% (1.9.10)',
    '39:47  The number 34 for targetSdkVersion is not a token  For v7, write %req.androidTargetSdk% (35), for this number, %req.v6.androidTargetSdk% (34)',
  ]);
});

test('the minimum Android version of a later version', async () => {
  expect(await findingsOf(numbersRule, 'numbers/wrong-v5.md', 'v5')).toEqual([
    '6:70  The number 6 for Android is not a token  For v5, write %req.androidMinVersion% (5.1), for this number, %req.v7.androidMinVersion% (6)',
    '6:83  The number 23 for the API level is not a token  For v5, write %req.androidMinSdk% (22) or %req.androidCompileSdk% (33) or %req.androidTargetSdk% (33), for this number, %req.v7.androidMinSdk% (23)',
    '8:11  The number 6 for Android is not a token  For v5, write %req.androidMinVersion% (5.1), for this number, %req.v7.androidMinVersion% (6)',
    '8:24  The number 23 for the API level is not a token  For v5, write %req.androidMinSdk% (22), for this number, %req.v7.androidMinSdk% (23)',
    '12:27  The number 6 for Android is not a token  For v5, write %req.androidMinVersion% (5.1), for this number, %req.v7.androidMinVersion% (6)',
    '12:40  The number 23 for the API level is not a token  For v5, write %req.androidMinSdk% (22), for this number, %req.v7.androidMinSdk% (23)',
    '13:62  The number 23 for the API level is not a token  For v5, write %req.androidMinSdk% (22), for this number, %req.v7.androidMinSdk% (23)',
  ]);
});

test.each(['v7', 'v5', 'v3'])('facts about versions of tools and systems in %s', async (version) => {
  expect(await findingsOf(numbersRule, 'numbers/facts.md', version)).toEqual([]);
});

test('a page that states them with tokens, and facts of the platforms', async () => {
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/numbers/right.md'), 'utf8');
  const context = {siteDir: ROOT, requirements};
  // The path is that of a page for which the allow-list holds.
  const page = parsePage('versioned_docs/version-v7/getting-started/with-ionic.md', source, context);
  expect(await numbersRule.check([page], 'v7', context)).toEqual([]);
});

describe('prose', () => {
  const certain = (text: string): string[] =>
    statementsIn(text)
      .filter((statement) => statement.counts === 'any')
      .map(({label, value, offset}) => `${label} ${value}@${offset}`);

  test.each([
    ['Capacitor requires Xcode 15.', ['Xcode 15@25']],
    ['It needs Node.js 20 or later.', ['Node.js 20@17']],
    ['Works with Xcode ≥ 15.0 only.', ['Xcode 15.0@19']],
    ['The deployment target is 14.0.', ['the deployment target 14.0@25']],
    ['The minimum API level is 23.', ['the API level 23@25']],
  ])('%s', (text, statements) => {
    expect(certain(text)).toEqual(statements);
  });

  test.each([
    'In Xcode 15 and later the menu is elsewhere.',
    'Android 13 asks for the permission.',
    'iOS 16 added it, and Android needs a permission from Android 13 on.',
    'Since Node 18, `fetch` needs no package.',
    'Needs Xcode %req.xcodeMin% and API level %req.v6.androidMinSdk%.',
    'An APK that targets API 30 or later needs a newer signature.',
  ])('%s states nothing', (text) => {
    expect(certain(text)).toEqual([]);
  });
});

test.each([
  ["platform :ios, '14.0'", ['14.0']],
  ['.iOS(.v14)', ['14']],
  ['node-version: [20]', ['20']],
  ['FROM node:20-slim', ['20']],
  ['distributionUrl=https\\://services.gradle.org/distributions/gradle-8.11.1-all.zip', ['8.11.1']],
  ["classpath 'com.android.tools.build:gradle:8.7.2'", ['8.7.2']],
  ['minSdkVersion rootProject.ext.minSdkVersion', []],
  ['android:maxSdkVersion="32"', []],
  ['npm install vite@5', []],
])('the sample %s states %j', (code, values) => {
  expect(settingsIn(code).map(({value}) => value)).toEqual(values);
});

const FILES = listVersions(ROOT).flatMap((version) => listPages(ROOT, version));

describe('the allow-list', () => {
  test('allows a number inside its text, on its pages', () => {
    const list = [{text: 'Vite needs Node 20.19', reason: 'a', pages: ['getting-started/']}];
    const line = 'Node 20.19: Vite needs Node 20.19.';
    expect(isAllowed({line, column: 28}, 'getting-started/index.md', list)).toBe(true);
    expect(isAllowed({line, column: 5}, 'getting-started/index.md', list)).toBe(false);
    expect(isAllowed({line, column: 28}, 'index.md', list)).toBe(false);
  });

  test.each(ALLOWED)('needs "$text"', ({text, reason, pages}) => {
    expect(reason).not.toBe('');
    const holding = FILES.filter(
      (file) =>
        (pages === undefined || pages.some((page) => file.includes(`/${page}`))) &&
        fs.readFileSync(path.join(ROOT, file), 'utf8').includes(text),
    );
    expect(holding).not.toEqual([]);
  });
});
