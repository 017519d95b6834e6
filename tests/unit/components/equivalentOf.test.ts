import {equivalentOf, movedAnchors, type VersionPages} from '../../../plugins/lib/equivalentOf';
import type {Change} from '../../../src/data/lineage';
import {sitePages} from '../../support/lineage';

const VERSIONS: readonly VersionPages[] = [
  {label: 'v4', pages: new Set(['/', '/both', '/third', '/fresh', '/back'])},
  {label: 'v3', pages: new Set(['/', '/both', '/third'])},
  {label: 'v2', pages: new Set(['/', '/both', '/second'])},
  {label: 'v1', pages: new Set(['/', '/both', '/first', '/other', '/gone', '/back'])},
];

const LINEAGE: readonly Change[] = [
  {in: 'v2', before: '/first', after: '/second'},
  {in: 'v2', before: '/other', after: '/second#other'},
  {in: 'v2', before: '/first#part', after: '/both#part'},
  {in: 'v2', before: '/gone', nearest: '/both#instead'},
  {in: 'v2', before: '/back', nearest: '/both'},
  {in: 'v3', before: '/second', after: '/third'},
  {in: 'v4', after: '/fresh', nearest: '/third'},
];

const from = (address: string, start: string, end: string): unknown =>
  equivalentOf(address, start, end, VERSIONS, LINEAGE);

describe('the equivalent of a page', () => {
  it('is the page with the same address', () => {
    expect(from('/both#any', 'v1', 'v4')).toEqual({address: '/both#any', exact: true});
  });

  it('is the same address even if versions in between lack it', () => {
    expect(from('/back', 'v1', 'v4')).toEqual({address: '/back', exact: true});
  });

  it('follows every renaming on the way, in both directions', () => {
    expect(from('/first', 'v1', 'v4')).toEqual({address: '/third', exact: true});
    expect(from('/third', 'v4', 'v1')).toEqual({address: '/first', exact: true});
    expect(from('/second', 'v2', 'v3')).toEqual({address: '/third', exact: true});
  });

  it('keeps the anchor, unless the page became a section', () => {
    expect(from('/first#any', 'v1', 'v4')).toEqual({address: '/third#any', exact: true});
    expect(from('/other#any', 'v1', 'v2')).toEqual({address: '/second#other', exact: true});
  });

  it('is elsewhere for a section that moved, even to a page that both versions have', () => {
    expect(from('/first#part', 'v1', 'v4')).toEqual({address: '/both#part', exact: true});
    expect(from('/both#part', 'v4', 'v1')).toEqual({address: '/first#part', exact: true});
  });

  it('is the nearest page if the subject is gone or not there yet', () => {
    expect(from('/gone#any', 'v1', 'v4')).toEqual({address: '/both#instead', exact: false, until: 'v2'});
    expect(from('/fresh', 'v4', 'v1')).toEqual({address: '/first', exact: false, since: 'v4'});
  });

  it('is unknown without an entry, or without such a page or version', () => {
    expect(equivalentOf('/first', 'v1', 'v4', VERSIONS, [])).toBeUndefined();
    expect(equivalentOf('/first', 'v1', 'v4', VERSIONS, [{in: 'v2', before: '/first', after: '/no'}])).toBe(
      undefined,
    );
    expect(from('/nope', 'v1', 'v2')).toBeUndefined();
  });
});

test('the anchors of a page that moved elsewhere are those of its sections', () => {
  expect(movedAnchors('/first', 'v1', 'v4', VERSIONS, LINEAGE)).toEqual({part: '/both#part'});
  expect(movedAnchors('/both', 'v4', 'v1', VERSIONS, LINEAGE)).toEqual({part: '/first#part'});
  expect(movedAnchors('/both', 'v4', 'v3', VERSIONS, LINEAGE)).toEqual({});
});

describe('on this site', () => {
  const versions = sitePages();
  const latest = versions[1]?.label ?? '';

  it.each([
    ['/apis/storage', 'v3', latest, '/apis/preferences'],
    ['/apis/preferences', latest, 'v2', '/apis/storage'],
    ['/apis/app#openurl', 'v2', latest, '/apis/app-launcher#openurl'],
    ['/basics/opening-native-projects', 'v2', latest, '/basics/workflow#open-the-native-project'],
    ['/cordova/using-cordova-plugins', 'v2', latest, '/plugins/cordova'],
  ])('%s of %s is in %s at %s', (address, start, end, expected) => {
    expect(equivalentOf(address, start, end, versions)).toEqual({address: expected, exact: true});
  });

  it('a subject that is gone says since when', () => {
    expect(equivalentOf('/vscode/debugging', 'v6', latest, versions)).toEqual({
      address: '/getting-started/vscode-extension',
      exact: false,
      until: 'v7',
    });
    expect(equivalentOf('/apis/cookies', latest, 'v2', versions)).toEqual({
      address: '/apis',
      exact: false,
      since: 'v4',
    });
  });
});
