import {planAll, type VersionParts} from '../../../plugins/search/index/planIndex';
import {
  CATALOG_FILE,
  MESSAGES_FILE,
  fromCatalogFile,
  fromMessagesFile,
  partsByRecord,
  toCatalogPage,
  type CatalogFile,
  type MessageList,
  type StoredPage,
} from '../../../plugins/search/browser/engine/catalog';

const stored = (version: string, name: string, part: number, parts: number): StoredPage => ({
  url: version === 'v2' ? `/docs/${name}` : `/docs/${version}/${name}`,
  title: name,
  version,
  section: 'Guides',
  platforms: [],
  headings: [],
  part,
  starts: Array.from({length: parts}, (_, i) => i),
});

const VERSIONS: readonly VersionParts[] = [
  {
    pages: [stored('v2', 'camera', 0, 2), stored('v2', 'web', 2, 1)],
    records: ['camera', 'photo', 'web'],
    messages: [{url: '/docs/errors', rows: [[2, 'No camera']]}],
  },
  {
    pages: [stored('v1', 'camera', 0, 3)],
    records: ['camera', 'album', 'photo'],
    messages: [
      {
        url: '/docs/v1/errors',
        rows: [
          [2, 'No camera'],
          [3, 'No web', ['WEB']],
          [5, 'No album'],
        ],
      },
    ],
  },
];

const {records, files} = planAll(VERSIONS);
const [file, messages] = files;
const catalog = fromCatalogFile(JSON.parse(Buffer.from(file?.content ?? []).toString()) as CatalogFile);

test('parts with the same text share a record in the index of all versions', () => {
  expect(records).toEqual(['camera', 'photo', 'album', 'web']);
  expect(partsByRecord(catalog)).toEqual([['v2/0', 'v1/0'], ['v2/1', 'v1/2'], ['v1/1'], ['v2/2']]);
});

test('a message that several versions have is in it once', () => {
  const stored = JSON.parse(Buffer.from(messages?.content ?? []).toString()) as MessageList[];
  expect(fromMessagesFile(stored)).toEqual([
    {url: '/docs/errors', rows: [[2, 'No camera']]},
    {
      url: '/docs/v1/errors',
      rows: [
        [3, 'No web', ['WEB']],
        [5, 'No album'],
      ],
    },
  ]);
});

test('its catalog has each page with its parts, and nothing but the catalog and the messages comes with it', () => {
  expect(files.map(({path}) => path)).toEqual([CATALOG_FILE, MESSAGES_FILE]);
  expect(catalog.map(toCatalogPage).map(({url, parts}) => [url, parts.map(([id]) => id)])).toEqual([
    ['/docs/camera', ['v2/0', 'v2/1']],
    ['/docs/v1/camera', ['v1/0', 'v1/1', 'v1/2']],
    ['/docs/web', ['v2/2']],
  ]);
});

test('in the index of one version, the record of a part is its number', () => {
  expect(partsByRecord(VERSIONS[0]?.pages ?? [])).toEqual([['v2/0'], ['v2/1'], ['v2/2']]);
});
