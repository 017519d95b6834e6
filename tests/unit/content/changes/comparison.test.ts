import {problemOf, readQuery, searchOf, type Query} from '@site/plugins/content/changes/browser/query';
import {listedPackages} from '@site/plugins/content/changes/listedPackages';
import {packageNames} from '@site/packages/changes/packageNames';
import {ROOT} from '../../../support/fixtureSite';

const CHOICES = {versions: ['v8', 'v7', 'v6'], packages: ['', 'camera'], kinds: ['added', 'removed']};
const INITIAL: Query = {from: 'v6', to: 'v7', package: '', kinds: [], text: ''};

describe('the address of a comparison', () => {
  test.each<[string, Partial<Query>]>([
    ['', {}],
    ['?from=v7&to=v8', {from: 'v7', to: 'v8'}],
    [
      '?from=v6&to=v7&package=camera&kind=added,removed&q=a+b',
      {package: 'camera', kinds: ['added', 'removed'], text: 'a b'},
    ],
  ])('%j is read and written', (search, query) => {
    expect(readQuery(search, INITIAL)).toEqual({...INITIAL, ...query});
    expect(searchOf({...INITIAL, ...query}, INITIAL)).toBe(search);
  });

  test('may leave out what is as on the page', () => {
    expect(readQuery('?kind=removed&from=', INITIAL)).toEqual({...INITIAL, kinds: ['removed']});
  });

  test.each([
    ['?from=v1', 'There is no version “v1”.'],
    ['?from=v8&to=v6', 'v8 is newer than v6. Choose the older version first.'],
    ['?to=v6', 'Both versions are v6, so there is nothing to compare. Choose two different versions.'],
    ['?package=<b>', 'There is no package “<b>”.'],
    ['?kind=added,x', 'There is no kind of change “x”.'],
  ])('%j is wrong, and a sentence says why', (search, sentence) => {
    expect(problemOf(readQuery(search, INITIAL), CHOICES)).toBe(sentence);
  });

  test('has no problem if it is right', () => {
    expect(problemOf(INITIAL, CHOICES)).toBeUndefined();
  });
});

test.each([
  [{page: '/apis/preferences', oldPage: '/apis/storage'}, ['preferences', 'storage']],
  // Commands belong to the CLI, too.
  [{page: '/cli/commands/run', oldPage: '/cli/run'}, ['cap-run', 'cli']],
  [{page: '/cli'}, ['cli']],
  [{page: '/config'}, ['config']],
])('the changes of %j are those of the packages %j', (pages, names) => {
  expect(packageNames(pages)).toEqual(names);
});

test('the menu has the packages of all versions, each once', () => {
  const values = listedPackages(ROOT).map(({value}) => value);
  expect(values).toEqual(
    expect.arrayContaining(['camera', 'storage', 'file-viewer', 'cli', 'cap-run', 'config']),
  );
  expect(new Set(values).size).toBe(values.length);
});
