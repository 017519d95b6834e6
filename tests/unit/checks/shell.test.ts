import commands from '../../../packages/checks/shell/commands.json';
import {docsVersions} from '../../../packages/checks/versionSpan';
import {RELEASED} from '../../../src/data/versions';
import {findingsOn} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test.each([
  ['v5/updating/3-0', 'The CLI of v3 has no command "fly"', '"@capacitor/core@5" is not the version for v3'],
  [
    'next/updating/3-0',
    'The CLI of v3 has no command "fly"',
    '"@capacitor/core@5" is not the version for v3',
  ],
  ['v5/plugins/3-0', 'The CLI of v5 has no command "fly"', '"@capacitor/core@1" is not the version for v5'],
])('a page on updating is about the version that it leads to: %s', async (page, call, version) => {
  const source =
    'No `npx cap migrate` yet, nor `npx cap fly`.\n\n```bash\nnpm install @capacitor/core@1 @capacitor/core@5\n```\n';
  expect(await findingsOn(page, 'shell', source)).toEqual([expect.stringContaining(call)]);
  expect(await findingsOn(page, 'packages', source)).toContainEqual(expect.stringContaining(version));
});

test('docs versions are in their order', () => {
  expect(docsVersions(ROOT)).toEqual([...[...RELEASED].reverse(), 'next']);
});

test('every program that blocks may run has its reason', () => {
  expect(Object.values(commands).filter((reason) => reason.trim() === '')).toEqual([]);
});
