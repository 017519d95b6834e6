import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '@site/packages/checks/listPages';
import {ALLOWED, isAllowed} from '@site/packages/checks/numbers/allowList';
import {settingsIn} from '@site/packages/checks/numbers/settings';
import {statementsIn} from '@site/packages/checks/numbers/statements';
import {ROOT} from '../../support/fixtureSite';

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
