import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '../../../packages/checks/listPages';
import {KNOWN_COMMANDS, KNOWN_PACKAGES, namesFor} from '../../../packages/checks/packages/knownPackages';
import {mentionsIn} from '../../../packages/checks/packages/mentions';
import {sampleLibraries} from '../../../packages/checks/sampleLibraries';
import {findingsOn} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('an upgrade guide may name other majors, and its own one in the lines of a package.json', async () => {
  const source = [
    'Run `npm install @capacitor/core@5 @capacitor/ios@4 @capacitor/android@^5.2.0`.',
    '',
    '```diff title="package.json"',
    '-    "@capacitor/core": "^4.0.0",',
    '+    "@capacitor/core": "^5.0.0",',
    '```',
    '',
  ].join('\n');
  expect(await findingsOn('v5/updating/5-0', 'packages', source)).toEqual([
    expect.stringMatching(/^1:.*Write @capacitor\/core@%req\.v5\.major%$/),
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
    const installed = new Set([
      ...Object.keys({...dependencies, ...devDependencies}),
      ...sampleLibraries(ROOT),
    ]);
    const unneeded = Object.keys(KNOWN_PACKAGES).filter(
      (name) => (!mentioned.has(name) && !needed.includes(name)) || installed.has(name),
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
