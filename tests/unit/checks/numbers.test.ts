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
      .filter((statement) => statement.certain)
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
