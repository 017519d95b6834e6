import {findingsAmong, readFixture} from '../../support/contentFixture';

const USUAL = readFixture('pins/usual.md');
const BROKEN = readFixture('pins/broken.md');

test.each<[string, Record<string, string>, unknown[]]>([
  [
    'a package that most pages install differently',
    {'a.md': BROKEN, 'b.md': USUAL},
    [
      `a.md:7:13  "@acme/loose" isn't pinned to a version, but it is in b.md:7`,
      'a.md:7:25  "@acme/major@4" has another version than in b.md:7',
      'a.md:8:24  "@acme/exact@1.2" has another version than in b.md:9',
      `a.md:9:12  "@acme/app@latest" isn't pinned to a version, but it is in b.md:10`,
      'a.md:10:5  "@acme/tool@3" has another version than in b.md:11',
      'a.md:13:32  "@acme/range@6" has another version than in b.md:21',
      'a.md:13:74  "@acme/elements@2" has another version than in b.md:21',
      'a.md:14:45  "@acme/pinned@2" is pinned to a version, but not in b.md:7',
    ],
  ],
  [
    'a page on its own, which is compared with the real ones',
    {'a.md': 'Run `npm install typescript`.\n'},
    [
      expect.stringMatching(
        /^a\.md:1:18 {2}"typescript" isn't pinned to a version, but it is in .+\.md:\d+$/,
      ),
    ],
  ],
  ['packages that are installed alike', {'a.md': readFixture('pins/right.md'), 'b.md': USUAL}, []],
  ['an upgrade guide, which installs several versions', {'updating/a.md': BROKEN, 'b.md': USUAL}, []],
])('%s', async (_what, sources, findings) => {
  expect(await findingsAmong('pins', 'v7', sources)).toEqual(findings);
});
