import {findingsAmong, readFixture} from '../../support/contentFixture';

const RIGHT = readFixture('agreement/right.md');
const GUIDE = '| Setting | 8 | 9 |\n| --- | --- | --- |\n| `google-services` plugin | 4.4.2 | 4.4.4 |\n';
const PLUGINS =
  '| Setting | New value |\n| --- | --- |\n| `google-services` plugin | 4.4.3 |\n| Other plugin | any 4.4.3 |\n';

test.each([
  [
    'a reason that other pages state differently, in a sample and in a table',
    {'a.md': RIGHT, 'b.md': RIGHT, 'c.md': readFixture('agreement/broken.md')},
    [
      'c.md:10:21  "NSPrivacyAccessedAPICategoryUserDefaults" is C56D.1 here, but CA92.1 in a.md:10',
      'c.md:18:64  "NSPrivacyAccessedAPICategoryFileTimestamp" is DDA9.1 here, but C617.1 in a.md:18',
    ],
  ],
  [
    'what the guides to one version state differently',
    {'updating/9-0.md': GUIDE, 'updating/plugins/9-0.md': PLUGINS},
    ['updating/plugins/9-0.md:3:30  "google-services plugin" is 4.4.3 here, but 4.4.4 in updating/9-0.md:3'],
  ],
  ['guides to two versions', {'updating/9-0.md': GUIDE, 'updating/plugins/10-0.md': PLUGINS}, []],
  ['other pages', {'guides/a.md': GUIDE, 'guides/b.md': PLUGINS}, []],
  ['pages that agree, and manifests with several categories', {'a.md': RIGHT, 'b.md': RIGHT}, []],
])('%s', async (_what, sources, findings) => {
  expect(await findingsAmong('agreement', 'v2', sources)).toEqual(findings);
});
