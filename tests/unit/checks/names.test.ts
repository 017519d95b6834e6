import {ALLOWED, isAllowed} from '@site/packages/checks/names/allowList';
import {claimsOf} from '@site/packages/checks/names/inlineClaims';
import {versionsFor} from '@site/packages/checks/guideVersions';
import {versionRange} from '@site/packages/checks/versionSpan';
import requirements from '@site/src/data/requirements.json';
import {findingsOn} from '../../support/contentFixture';

const MISTAKES = {
  guide: '`Plugins.Keyboard`, `CapacitorPlatforms`, `PrivacyScreen`.\n',
  // `ApplicationDelegateProxy` is only in the target of the guide, and that decides about its members.
  newClass:
    '```diff title="AppDelegate.swift"\n+ApplicationDelegateProxy.instance.application(app)\n+CAPBridge.handleOpenUrl(url)\n```\n',
  // What a sample imports from a package of com.example is a class of the page.
  ownClass:
    '`Plugins.Brightness` `Plugins.Bridge`\n\n```java\nimport com.example.notes.Brightness;\nimport com.getcapacitor.Bridge;\n```\n',
  // What an Objective-C class declares is known by its Swift name.
  swiftName: '`config.localURL` `config.localAddress`\n',
  // The options on the page of a command are its own.
  options: '`--inline` `--scheme`\n',
};

test.each([
  ['guide', 'v7/updating/3-0', ['"PrivacyScreen" is not in the packages of v2 and v3']],
  ['guide', 'v7/updating/7-0', []],
  ['newClass', 'v7/updating/3-0', ['"ApplicationDelegateProxy.instance" does not exist in v2 and v3']],
  ['ownClass', 'v2/plugins/android', ['"Plugins.Bridge" does not exist in v2']],
  ['swiftName', 'v3/plugins/ios', ['"config.localAddress" is not in the packages of v3']],
  ['options', 'v7/cli/commands/sync', ['The CLI of v7 has no option "--scheme"']],
] as const)('the names of "%s" on %s', async (source, page, findings) => {
  const found = await findingsOn(page, 'names', MISTAKES[source]);
  expect(found.map((finding) => finding.split('  ')[1])).toEqual(findings);
});

describe('inline code', () => {
  test.each([
    ['Unable to load `x`', []],
    ['npx cap sync', []],
    ['android/app/build.gradle', []],
    ['com.example.app', []],
    ['api.example.com', []],
    ['capacitor.config.ts', []],
    ['wifi', []],
    ['--target <id>', [{kind: 'option', name: '--target'}]],
    ['launchShowDuration: 0', [{kind: 'word', name: 'launchShowDuration'}]],
    ['getArray("bar", Int.self)', [{kind: 'word', name: 'getArray'}]],
    ['eval(js:)', [{kind: 'word', name: 'eval'}]],
    ['$CAPACITOR_ROOT_DIR', []],
    ['bridge?.saveCall(call)', [{kind: 'path', name: 'bridge.saveCall', head: 'bridge', member: 'saveCall'}]],
    ['Toast.show()', [{kind: 'member', name: 'Toast.show', head: 'Toast', member: 'show'}]],
  ])('%s states %j', (text, claims) => {
    expect(claimsOf(text)).toEqual(claims);
  });
});

test('versions are named as a range', () => {
  const all = ['v2', 'v3', 'v4', 'v5'];
  expect(versionRange(['v4', 'v2', 'v3'], all)).toBe('v2 to v4');
  expect(versionRange(['v2', 'v3'], all)).toBe('v2 and v3');
  expect(versionRange(['v2', 'v4', 'v5'], all)).toBe('v2, v4 and v5');
});

test('versions to look in come from the path', () => {
  const versions = (file: string): string[] => versionsFor({path: file, version: 'v6'}, requirements);
  expect(versions('apis/camera.md')).toEqual(['v6']);
  expect(versions('updating/4-0.md')).toEqual(['v2', 'v3', 'v4']);
  expect(versions('updating/plugins/5-0.md')).toEqual(['v2', 'v3', 'v4', 'v5']);
  expect(versions('updating/index.md')).toEqual(['v2', 'v3', 'v4', 'v5', 'v6']);
});

describe('the allow-list', () => {
  test('allows a name where its entry says', () => {
    const list = {Foo: {reason: 'a'}, 'Bar.*': {reason: 'b', versions: ['v7'], pages: ['apis/']}};
    expect(isAllowed('Foo', {version: 'v2', path: 'index.md'}, list)).toBe(true);
    expect(isAllowed('Bar.baz', {version: 'v7', path: 'apis/app.md'}, list)).toBe(true);
    expect(isAllowed('Bar.baz', {version: 'v6', path: 'apis/app.md'}, list)).toBe(false);
    expect(isAllowed('Bar.baz', {version: 'v7', path: 'index.md'}, list)).toBe(false);
    expect(isAllowed('toString', {version: 'v7', path: 'index.md'}, list)).toBe(false);
  });

  test('gives each name a reason', () => {
    expect(Object.entries(ALLOWED).filter(([, {reason}]) => reason === '')).toEqual([]);
  });
});
