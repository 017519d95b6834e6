import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '../../../checks/checkSite';
import {listPages, listVersions} from '../../../checks/listPages';
import {packagesRule} from '../../../checks/packages';
import {KNOWN_COMMANDS, KNOWN_PACKAGES, namesFor} from '../../../checks/packages/knownPackages';
import {mentionsIn} from '../../../checks/packages/mentions';
import {parsePage} from '../../../checks/readPage';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('unknown packages and majors that are typed by hand are found at their place', async () => {
  expect(await findingsOf(packagesRule, 'packages/broken.md', 'v5')).toEqual([
    '7:16  There is no known package "@trapeze/project"  Did you mean "@trapezedev/project"',
    '8:14  There is no known package "@capacitor-comunity/sqlite"  Did you mean "@capacitor-community/sqlite"',
    '9:3  There is no known package "jeep-sqllite"  Did you mean "jeep-sqlite"',
    '10:10  There is no known package "cordova-plugin-devise"  Did you mean "cordova-plugin-device"',
    '10:39  There is no known package or command "vue-cli-servce"  Did you mean "vue-cli-service"',
    '11:29  There is no known package "@ionic/clii"  Did you mean "@ionic/cli"',
    '12:12  There is no known package "create-vit"  Did you mean "create-vite"',
    '13:11  There is no known package "source-map-explore"  Did you mean "source-map-explorer"',
    '14:10  There is no known package "phasar"  Did you mean "phaser"',
    '18:15  There is no known package "typescrpt"  Did you mean "typescript"',
    '23:5  There is no known package or command "ngg"  Did you mean "ng"',
    '28:22  There is no known package "cross-evn"  Did you mean "cross-env"',
    '33:30  There is no known package or command "vitee"  Did you mean "vite"',
    '34:22  "@capacitor/core" has the major 5 of this version typed by hand  Write "@capacitor/core": "^%req.major%.0.0"',
    '34:51  There is no known package "phasr"  Did you mean "phaser"',
    '35:19  There is no known package "sharpp"  Did you mean "sharp"',
    '42:7  There is no known package "rollupp"  Did you mean "rollup"',
    '46:23  There is no known package "phazer"  Did you mean "phaser"',
    '47:35  There is no known package "@capacitor-community/sqlight"  Correct the name, or add the package to checks/packages/knownPackages.json with a reason',
    '48:23  There is no known package "vitte"  Did you mean "vite"',
    '52:46  There is no known package "@ionic/pwa-elments"  Did you mean "@ionic/pwa-elements"',
    '55:10  There is no known package "@ionik/vue"  Did you mean "@ionic/vue"',
    '55:43  There is no known package "workbox-cly"  Did you mean "workbox-cli"',
    '55:61  There is no known package "@angular/comon"  Did you mean "@angular/common"',
    '56:42  There is no known package "jetifierr"  Did you mean "jetifier"',
    '56:71  There is no known package "qqqqqqqqqq"  Correct the name, or add the package to checks/packages/knownPackages.json with a reason',
    '58:33  There is no known package "@capacitr/camera"  Did you mean "@capacitor/camera"',
    '63:13  "@capacitor/core" has the major 5 of this version typed by hand  Write @capacitor/core@%req.major%',
    '63:31  "@capacitor/ios" has the major 5 of this version typed by hand  Write @capacitor/ios@^%req.major%.0.0',
    '64:5  "@capacitor/cli" has the major 5 of this version typed by hand  Write @capacitor/cli@%req.major%',
    '67:10  "@capacitor/camera" has the major 5 of this version typed by hand  Write @capacitor/camera@%req.major%',
    '67:48  "@capacitor/app" has the major 5 of this version typed by hand  Write @capacitor/app@%req.major%.x',
    '73:4  There is no known package "cordova-plugin-devcie"  Did you mean "cordova-plugin-device"',
    '73:30  There is no known package "@capacitor-community/electorn"  Did you mean "@capacitor-community/electron"',
    '76:40  There is no known package "cross-en"  Did you mean "cross-env"',
    '81:5  There is no known package "@capacitor-community/keep-awakke"  Did you mean "@capacitor-community/keep-awake"',
    '82:5  "@capacitor/camera" has the major 5 of this version typed by hand  Write @capacitor/camera@%req.major%.0.0',
    '85:15  There is no known package "jeep-sqlitee"  Did you mean "jeep-sqlite"',
    '85:49  There is no known package "@angular/croe"  Did you mean "@angular/core"',
  ]);
});

test('known packages, and what only looks like one, are left alone', async () => {
  expect(await findingsOf(packagesRule, 'packages/right.md', 'v5')).toEqual([]);
});

test('an upgrade guide may name other majors, and its own one in the lines of a package.json', async () => {
  const context = contextOf(ROOT);
  const source = [
    'Run `npm install @capacitor/core@5 @capacitor/ios@4 @capacitor/android@^5.2.0`.',
    '',
    '```diff title="package.json"',
    '-    "@capacitor/core": "^4.0.0",',
    '+    "@capacitor/core": "^5.0.0",',
    '```',
    '',
  ].join('\n');
  const page = parsePage('versioned_docs/version-v5/updating/5-0.md', source, context);
  const findings = await packagesRule.check([page], page.version, context);
  expect(findings.map(({line, hint}) => `${line}  ${hint}`)).toEqual([
    '1  Write @capacitor/core@%req.v5.major%',
  ]);
});

describe('the lists of known packages', () => {
  const mentions = listVersions(ROOT)
    .flatMap((version) => listPages(ROOT, version))
    .flatMap((file) => mentionsIn(fs.readFileSync(path.join(ROOT, file), 'utf8')));

  it('give each package a reason', () => {
    const reasons = Object.values(KNOWN_PACKAGES).flatMap((entry) => [entry?.reason, entry?.pins ?? '-']);
    expect(reasons.filter((reason) => (reason ?? '').trim() === '')).toEqual([]);
  });

  it('have no package that no page mentions, or that the site depends on', () => {
    const mentioned = new Set(mentions.map(({name}) => name));
    const needed = Object.values(KNOWN_COMMANDS);
    const {dependencies, devDependencies} = JSON.parse(
      fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
    ) as {dependencies: Record<string, string>; devDependencies: Record<string, string>};
    const unneeded = Object.keys(KNOWN_PACKAGES).filter(
      (name) =>
        (!mentioned.has(name) && !needed.includes(name)) || name in {...dependencies, ...devDependencies},
    );
    expect(unneeded).toEqual([]);
  });

  it('have commands of known packages only, each on some page', () => {
    const run = new Set(mentions.filter(({use}) => use === 'run').map(({name}) => name));
    const {packages} = namesFor('next', ROOT);
    const wrong = Object.entries(KNOWN_COMMANDS).filter(
      ([command, name = '']) => !packages.includes(name) || !run.has(command),
    );
    expect(wrong.filter(([command]) => command !== 'capacitor')).toEqual([]);
  });
});
