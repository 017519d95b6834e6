import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import {KNOWN_COMMANDS, KNOWN_PACKAGES, namesFor} from '../../../packages/checks/packages/knownPackages';
import {findingsOn} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test('an upgrade guide may name other majors, and its own one in the lines of a package.json', async () => {
  const source = [
    'Run `npm install @capacitor/core@5 @capacitor/ios@%req.v5.major%`.',
    '',
    '```diff title="package.json"',
    '-    "@capacitor/core": "^4.0.0",',
    '+    "@capacitor/core": "^5.0.0",',
    '```',
    '',
  ].join('\n');
  expect(await findingsOn('v5/updating/5-0', 'packages', source)).toEqual([
    expect.stringMatching(/^1:18 .* typed by hand/),
  ]);
});

describe('the lists of known packages', () => {
  const pages = docsVersions(ROOT)
    .flatMap((version) => listPages(ROOT, version))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
    .join();

  it('give each package a reason', () => {
    const reasons = Object.values(KNOWN_PACKAGES).map((entry) => entry?.reason);
    expect(reasons.filter((reason) => (reason ?? '').trim() === '')).toEqual([]);
  });

  it('have no package that no page mentions', () => {
    const needed = Object.values(KNOWN_COMMANDS);
    const isMentioned = (name: string): boolean =>
      pages.includes(name) || pages.includes(name.replace(/(^|\/)create-/, '$1'));
    const unneeded = Object.keys(KNOWN_PACKAGES).filter(
      (name) => !isMentioned(name) && !needed.includes(name),
    );
    expect(unneeded).toEqual([]);
  });

  it('have commands of known packages only, each on some page', () => {
    const packages = namesFor('next', ROOT);
    const wrong = Object.entries(KNOWN_COMMANDS).filter(
      ([command, name = '']) => !packages.includes(name) || !pages.includes(command),
    );
    expect(wrong).toEqual([]);
  });
});
