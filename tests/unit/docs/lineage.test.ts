import {docsVersions} from '../../../packages/pages/versions';
import {equivalentOf, pageOf} from '../../../plugins/lib/equivalentOf';
import {LINEAGE, type Change} from '../../../src/data/lineage';
import {missingFor} from '../../support/anchors';
import {ROOT} from '../../support/fixtureSite';
import {labelOf, missingChanges, namedBy, sitePages, superfluousChanges} from '../../support/lineage';

const VERSIONS = sitePages();
const LABELS = VERSIONS.map(({label}) => label);
const nameOf = new Map(docsVersions(ROOT).map((version) => [labelOf(version), version]));

/** Returns what is missing for `address` to work in the version `label`, or nothing if it does. */
function missing(label: string, address: string): Promise<string | undefined> {
  const [page = '', anchor] = address.slice(1).split('#');
  const version = nameOf.get(label) ?? label;
  return missingFor({version, page, ...(anchor === undefined ? {} : {anchor})});
}

describe('the lineage', () => {
  it('covers every page of every version that a neighboring version has elsewhere or not at all', () => {
    expect(missingChanges(VERSIONS, LINEAGE)).toEqual([]);
    expect(VERSIONS.reduce((sum, {pages}) => sum + pages.size, 0)).toBeGreaterThan(900);
  });

  it('has no entry that says nothing', () => {
    expect(superfluousChanges(VERSIONS, LINEAGE)).toEqual([]);
  });

  it.each(LINEAGE.flatMap((change) => namedBy(change, VERSIONS)))(
    'names an address that $label has: $address',
    async ({label, address}) => {
      expect(await missing(label, address)).toBeUndefined();
    },
  );

  it.each(
    LINEAGE.flatMap((change) => namedBy(change, VERSIONS)).filter(
      ({address, goneFrom}) => goneFrom !== undefined && address.includes('#'),
    ),
  )('names a section only if $goneFrom has none with the same address: $address', async (named) => {
    expect(await missing(named.goneFrom ?? '', named.address)).toBeDefined();
  });

  it('leads from every page to every version', () => {
    const lost = VERSIONS.flatMap(({label, pages}) =>
      [...pages].flatMap((page) =>
        LABELS.filter((to) => {
          const found = equivalentOf(page, label, to, VERSIONS);
          const target = VERSIONS.find((version) => version.label === to);
          return !found || !target?.pages.has(pageOf(found.address));
        }).map((to) => `${page} of ${label} has no equivalent in ${to}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

const sections = VERSIONS.flatMap(({label, pages}) =>
  [...pages].flatMap((page) =>
    LABELS.flatMap((to) => {
      const address = equivalentOf(page, label, to, VERSIONS)?.address ?? '';
      return address.includes('#') ? [`${to} ${address}`] : [];
    }),
  ),
);

it.each([...new Set(sections)])('a page leads to a section that exists: %s', async (section) => {
  const [label = '', address = ''] = section.split(' ');
  expect(await missing(label, address)).toBeUndefined();
});

describe('a lineage that is incomplete or wrong', () => {
  const versions = [
    {label: 'v2', pages: new Set(['/', '/new'])},
    {label: 'v1', pages: new Set(['/', '/old'])},
  ];

  it('is reported with the lines to add', () => {
    expect(missingChanges(versions, [])).toEqual([
      'src/data/addresses.json: v2 has no page /old. Add {"before": "/old", "after": "/its/new/address"} or {"before": "/old", "nearest": "/the/nearest/page"} in v2.',
      'src/data/addresses.json: v1 has no page /new. Add {"after": "/new", "nearest": "/the/nearest/page"} or {"before": "/its/old/address", "after": "/new"} in v2.',
    ]);
    expect(missingChanges(versions, [{in: 'v2', before: '/old', after: '/new'}])).toEqual([]);
  });

  it('is reported for an entry that is repeated or needless', () => {
    const change: Change = {in: 'v2', before: '/old', after: '/new'};
    const needless: Change = {in: 'v2', before: '/', after: '/'};
    expect(superfluousChanges(versions, [change, needless, change])).toEqual([needless, change]);
  });

  it('is reported for a version that does not exist', () => {
    expect(() => namedBy({in: 'v9', before: '/old', after: '/new'}, versions)).toThrow(
      'no version has the label v9',
    );
  });
});
