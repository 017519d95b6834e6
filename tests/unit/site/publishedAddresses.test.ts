import {findLost, type BuiltVersion} from '@site/plugins/site/published-addresses/findLost';
import {formatPublished, merged, parsePublished} from '@site/plugins/site/published-addresses/list';

const LIST = '/ install\n/apis/camera getphoto permissions\n';

function version(given: Partial<BuiltVersion> = {}): BuiltVersion {
  return {
    label: 'v9',
    root: '/docs/v9',
    rootsBelow: [],
    pages: new Map([
      ['/docs/v9', {anchors: new Set(['install'])}],
      ['/docs/v9/apis/camera', {anchors: new Set(['getphoto', 'permissions', 'new'])}],
    ]),
    redirects: new Map(),
    moves: [],
    ...given,
  };
}

const withoutCamera = new Map([
  ['/docs/v9', {anchors: new Set(['install'])}],
  ['/docs/v9/apis/cameras', {anchors: new Set(['getphoto', 'permissions'])}],
]);

test('nothing is lost if all addresses and anchors exist', () => {
  expect(findLost(parsePublished(LIST), version())).toEqual([]);
});

test('a page that is gone needs a line in the lineage, with the nearest new address', () => {
  expect(findLost(parsePublished(LIST), version({pages: withoutCamera}))).toEqual([
    '/docs/v9/apis/camera was published and is gone. Add where its subject is now to "moved" in src/data/addresses.json: {"within": ["v9"], "before": "/apis/camera", "after": "/apis/cameras"}',
  ]);
});

test('a page that is gone from the latest version is not looked for in the versions below it', () => {
  const pages = new Map([
    ['/docs', {anchors: new Set(['install'])}],
    ['/docs/v9/apis/camera', {anchors: new Set<string>()}],
    ['/docs/apis/photo-camera', {anchors: new Set<string>()}],
  ]);
  expect(
    findLost(parsePublished(LIST), version({root: '/docs', rootsBelow: ['/docs/v9'], pages})).join('\n'),
  ).toContain('"after": "/apis/photo-camera"');
});

test('a page that redirects is not gone, and its anchors are looked for on the new page', () => {
  const redirects = new Map([['/docs/v9/apis/camera', '/docs/v9/apis/cameras']]);
  expect(findLost(parsePublished(LIST), version({pages: withoutCamera, redirects}))).toEqual([]);
});

test('an anchor that is gone needs its old ID or a line in the lineage', () => {
  const pages = new Map([
    ['/docs/v9', {anchors: new Set<string>()}],
    ['/docs/v9/apis/camera', {anchors: new Set(['getphoto', 'permissions'])}],
  ]);
  expect(findLost(parsePublished(LIST), version({pages}))).toEqual([
    expect.stringContaining('/docs/v9#install was published and is gone. Give its heading the old ID'),
  ]);
  const moves = [{within: ['v9'], before: '/#install', after: '/apis/camera#getphoto'}];
  expect(findLost(parsePublished(LIST), version({pages, moves}))).toEqual([]);
  const wrong = [{within: ['v9'], before: '/#install', after: '/apis/camera#nowhere'}];
  expect(findLost(parsePublished(LIST), version({pages, moves: wrong}))).toHaveLength(1);
});

test('an update adds what is new and removes nothing', () => {
  const now = parsePublished('/apis/camera new\n/cli add\n');
  expect(formatPublished(merged(parsePublished(LIST), now))).toBe(
    '/ install\n/apis/camera getphoto new permissions\n/cli add\n',
  );
});
