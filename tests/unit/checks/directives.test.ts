import {directivesRule} from '../../../checks/directives';
import {pinnedPackages} from '../../../plugins/content/lib/installedPackage';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

const CLI = pinnedPackages(ROOT, 'v7')['@capacitor/cli'] ?? '';

test('directives, components and variables that do not exist are found, and blocks that are not closed', async () => {
  expect(await findingsOf(directivesRule, 'directives/wrong.md', 'v7')).toEqual([
    '6:1  No plugin handles the directive "::instal"  Did you mean ::install',
    '16:1  The block :::note is not closed  Write ::: on a line of its own where it ends',
    '8:1  There is no component <Tabz>  Did you mean <Tabs>',
    '11:43  There is no component <Carde>  Did you mean <Card> or <Cards>',
    String.raw`11:6  There is no variable {someVariable}  Write \{someVariable} if you mean the text, or backticks around code`,
    '11:25  There is no variable {contentTitel}  Did you mean {contentTitle}',
  ]);
});

test('blocks that are not closed are found where they start, and lines that only look like their ends', async () => {
  const end = 'Write ::: on a line of its own where it ends';
  const start = 'Write :::note or :::warning without a space after the colons, and a title as :::note[Title]';
  expect(await findingsOf(directivesRule, 'directives/unclosed.md', 'v7')).toEqual([
    `6:1  The block :::note is not closed before :::warning on line 10  ${end}`,
    `32:4  The block :::note is not closed  ${end}`,
    `35:3  The block :::note is not closed  ${end}`,
    `38:1  The block :::warning is not closed  ${end}`,
    `16:1  ":::note Title" does not open a block  ${start}`,
    '22:1  ::: closes nothing  Remove it, or open a block with :::note',
    `26:4  "::: note" does not open a block  ${start}`,
  ]);
});

test('those that exist, and text and code that only looks like them, are left alone', async () => {
  expect(await findingsOf(directivesRule, 'directives/right.md', 'v7')).toEqual([]);
});

test('plugins, commands, diagrams, packages and attributes that the version lacks are found', async () => {
  expect(await findingsOf(directivesRule, 'directives/attributes.md', 'v7')).toEqual([
    '6:1  v7 has no plugin "camra": looked for @capacitor/camra and camra in reference/v7/package.json and a plugin of that name in @capacitor/core  Did you mean "camera"?',
    '8:1  v7 has no plugin "storage": looked for @capacitor/storage and storage in reference/v7/package.json and a plugin of that name in @capacitor/core  It exists in v2 and v3',
    '10:1  ::plugin-api has no attribute "name"  It accepts: plugin',
    '12:1  ::plugin-api has no plugin  Write ::plugin-api{plugin="camera"}',
    `14:1  @capacitor/cli ${CLI} has no command "sycn"  Its commands are: sync, run, open, init, copy, add, ls, build, doctor, update, migrate, spm-migration-assistant`,
    '16:1  ::cli-command has no attribute "argument-platfrom" for "sync"  It accepts: name, hidden, argument-platform',
    `18:1  "telemetry" is hidden in @capacitor/cli ${CLI}  Write ::cli-command{name="telemetry" hidden} to show it`,
    '20:1  There is no diagram "push-pth"  Did you mean "push-path"?',
    '22:1  There is no diagram "zzz"  The diagrams are: app-link, push-path, plugin-call, upgrade-path, play-release, ios-project-spm, android-project, development-loop, app-store-release, ios-project-cocoapods',
    '24:1  ::diagram has no name  Write ::diagram{name="push-path"}',
    '26:1  v7 does not document the package "@capacitor/camra"  Did you mean "@capacitor/camera"?',
    '26:1  v7 does not document the package "@capacitor/storage"  It exists in v3',
    '28:1  ::install has no attribute "package"  It accepts: packages, dev, sync, then',
    '30:1  v7 does not document the package "@capacitor/clii"  Did you mean "@capacitor/cli"?',
    '32:1  ::plugin-index does not accept attributes  Remove "all"',
    '34:1  ::cli-commands does not accept attributes  Remove "all"',
    '36:1  ::config-reference does not accept attributes  Remove "all"',
  ]);
});

test('those that the version has are left alone', async () => {
  expect(await findingsOf(directivesRule, 'directives/attributes-right.md', 'v7')).toEqual([]);
});
