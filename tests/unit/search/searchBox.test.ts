import {patternOf} from '../../../plugins/search/browser/arrival/marks/findRanges';
import {arrivalWords} from '../../../plugins/search/browser/interface/arrivalWords';
import {
  optionAside,
  optionBelow,
  resultOptions,
  type ResultOption,
} from '../../../plugins/search/browser/interface/resultOptions';
import {readAddress, writeAddress} from '../../../plugins/search/browser/interface/searchAddress';
import {statusText} from '../../../plugins/search/browser/interface/SearchStatus';
import {withSearch} from '../../../plugins/search/browser/interface/recentSearches';
import type {SearchHit} from '../../../plugins/search/browser/engine/types';

const HIT: SearchHit = {
  url: '/docs/apis/camera#getphoto',
  title: 'Camera',
  version: 'v7',
  section: 'Plugins',
  platforms: ['iOS', 'Android'],
  excerpt: [
    {text: 'Returns a ', match: false},
    {text: 'Photo', match: true},
  ],
  subHits: [],
};

describe('the address of the results page', () => {
  const read = (search: string) => readAddress(search, ['next', 'v7'], 'v7');

  test('says all of the state, and is read back', () => {
    const address = {text: 'a&b=#?', version: 'all', section: 'Plugins & more', page: 3};
    expect(read(writeAddress(address))).toEqual(address);
    expect(writeAddress({text: 'x', version: 'v7', page: 1})).toBe('?q=x&version=v7');
  });

  test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?version=v99', '?section=', ''])(
    'is the default where %j says nothing sensible',
    (search) => expect(read(search)).toEqual({text: '', version: 'v7', section: undefined, page: 1}),
  );
});

describe('recent searches', () => {
  test('stand once, newest first, and are few', () => {
    expect(withSearch(['a', 'Camera', 'b'], ' camera ')).toEqual(['camera', 'a', 'b']);
    expect(withSearch(['1', '2', '3', '4', '5', '6'], 'new')).toEqual(['new', '1', '2', '3', '4', '5']);
  });

  test.each(['', '   ', 'x'.repeat(81)])('leave out %j', (text) =>
    expect(withSearch(['a'], text)).toEqual(['a']),
  );
});

describe('words to mark', () => {
  test('are those of the query and those that matched, without small ones', () => {
    expect(arrivalWords('how to take a photo', HIT)).toEqual(['take', 'photo']);
    expect(arrivalWords('picture', HIT)).toEqual(['picture', 'photo']);
    expect(arrivalWords('capacitor.config.ts', HIT)[0]).toBe('capacitor.config.ts');
  });

  test.each([
    ['getPhoto', 'getPhoto(options:', ['getPhoto']],
    ['GetPhoto', 'getPhoto(options:', ['GetPhoto']],
    ['app', 'Apps', ['app', 'apps']],
    ['vibrate', '<key>other</key>', ['vibrate']],
    ['configure', 'configuration', ['configure', 'configuration']],
  ])('for %j and the match %j are %j', (text, match, expected) => {
    expect(arrivalWords(text, {excerpt: [{text: match, match: true}], subHits: []})).toEqual(expected);
  });

  test('are never too many, and none of pure signs', () => {
    expect(arrivalWords(Array.from({length: 90}, (_, i) => `w${i}`).join(' '), HIT)).toHaveLength(12);
    expect(arrivalWords('.* <> 🎉', {excerpt: [], subHits: []})).toEqual([]);
  });

  test.each([
    [['ios'], 'iOS episodes on ios.', ['iOS', 'ios']],
    [['photo', 'photos'], 'getPhoto and photos, a photo', ['photos', 'photo']],
    [['camera'], 'NSCameraUsageDescription, camera_version, camera-preview, Camera.getPhoto()', ['Camera']],
    [['c++', '.*'], 'C++ is .* here', ['C++', '.*']],
    [['pushnotifications', 'push'], 'PushNotifications push', ['PushNotifications', 'push']],
    [['كاميرا'], 'هذه كاميرا', ['كاميرا']],
    [['splash-screen'], '@capacitor/splash-screen', ['splash-screen']],
  ])('%j are found where they stand', (words, text, expected) => {
    expect(text.match(patternOf(words) ?? '')).toEqual(expected);
  });

  test('nothing is found for no word', () => expect(patternOf([''])).toBeUndefined());
});

test('the list of the dialog holds each place once, and few of a page', () => {
  const subHits = [HIT.url, '/docs/apis/camera#a', '/docs/apis/camera#b', '/docs/apis/camera#c'].map(
    (url) => ({
      url,
      heading: url,
      excerpt: [],
    }),
  );
  const answer = {
    hits: [{...HIT, subHits}, HIT],
    total: 2,
    byVersion: new Map<string, number>(),
    bySection: new Map<string, number>(),
  };
  const groups = resultOptions(answer, 'o');
  const options = groups.map(({page, headings}) => [page, ...headings]);
  expect(options.map((group) => group.map(({url}) => url.split('#')[1]))).toEqual([
    ['getphoto', 'a', 'b'],
    ['getphoto'],
  ]);
  expect(options.flat().map(({id}) => id)).toEqual(['o0', 'o1', 'o2', 'o3']);
});

describe('the arrow keys', () => {
  const other = {version: 'v6', url: '/docs/v6/apis/camera'};
  const subHits = [{url: '/docs/apis/camera#a', heading: 'a', excerpt: []}];
  const hits = [
    {...HIT, subHits, others: [other]},
    {...HIT, url: '/docs/cli'},
  ];
  const groups = resultOptions(
    {hits, total: 2, byVersion: new Map<string, number>(), bySection: new Map<string, number>()},
    'o',
  );
  const [[page, version, heading], [last]] = groups.map((group) => [
    group.page,
    ...group.versions,
    ...group.headings,
  ]) as [ResultOption[], ResultOption[]];

  test('go down and up through pages and headings, around the ends, and past other versions', () => {
    expect(optionBelow(groups, page, 1)).toBe(heading);
    expect(optionBelow(groups, version, 1)).toBe(heading);
    expect(optionBelow(groups, heading, 1)).toBe(last);
    expect(optionBelow(groups, last, 1)).toBe(page);
    expect(optionBelow(groups, page, -1)).toBe(last);
    expect(optionBelow([], undefined, 1)).toBeUndefined();
  });

  test('go sideways through the versions of a page', () => {
    expect(optionAside(groups, page, 1)).toBe(version);
    expect(optionAside(groups, heading, 1)).toBe(version);
    expect(optionAside(groups, version, -1)).toBe(page);
    expect(optionAside(groups, version, 1)).toBeUndefined();
    expect(optionAside(groups, page, -1)).toBeUndefined();
    expect(optionAside(groups, last, 1)).toBeUndefined();
  });
});

test('the status says how much was found and where', () => {
  const answer = (total: number) => ({
    hits: [],
    total,
    byVersion: new Map<string, number>(),
    bySection: new Map<string, number>(),
  });
  expect(statusText({kind: 'found', answer: answer(1)}, 'Capacitor v7')).toBe('1 page in Capacitor v7');
  expect(statusText({kind: 'found', answer: answer(0)}, 'all versions')).toBe('No results in all versions');
  expect(statusText({kind: 'loading'}, 'x')).toBe('Searching…');
  expect(statusText({kind: 'loading', answer: answer(3)}, 'x')).toBe('');
});
