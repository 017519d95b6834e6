import {docsVersions} from '../../../packages/checks/versionSpan';
import commands from '../../../packages/checks/shell/commands.json';
import elsewhere from '../../../packages/checks/shell/elsewhere.json';
import {RELEASED} from '../../../src/data/versions';
import {findingsOn} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

test.each([
  [
    'v5/updating/3-0',
    ['1:40  The CLI of v3 has no command "fly"', '4:33  "@capacitor/core@5" is not the version'],
  ],
  [
    'next/updating/3-0',
    ['1:40  The CLI of v3 has no command "fly"', '4:33  "@capacitor/core@5" is not the version'],
  ],
  [
    'v5/plugins/3-0',
    ['1:40  The CLI of v5 has no command "fly"', '4:13  "@capacitor/camera@1" is not the version'],
  ],
])(
  'a page on updating is about the version that it leads to, in any docs version: %s',
  async (page, findings) => {
    const source =
      'No `npx cap migrate` yet, nor `npx cap fly`.\n\n```bash\nnpm install @capacitor/camera@1 @capacitor/core@5\n```\n';
    const found = await findingsOn(page, 'shell', source);
    expect(found).toEqual(findings.map((start) => expect.stringContaining(start) as string));
  },
);

test('docs versions are in their order', () => {
  expect(docsVersions(ROOT)).toEqual([...[...RELEASED].reverse(), 'next']);
});

test('every name in the lists has its reason', () => {
  const reasons = [
    ...Object.values(commands.bash),
    ...Object.values(commands.batch),
    ...Object.values(elsewhere).map(({reason}) => reason),
  ];
  expect(reasons.filter((reason) => reason.trim() === '')).toEqual([]);
});
