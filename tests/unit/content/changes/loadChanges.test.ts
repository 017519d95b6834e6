import fs from 'node:fs';
import path from 'node:path';
import {loadChanges} from '@site/plugins/content/changes';
import {compareApis} from '@site/plugins/content/changes/compareApis';
import {renamedPages} from '@site/plugins/content/changes/renamedPages';
import {docsVersions} from '@site/plugins/content/changes/versions';
import {listPluginSources} from '@site/plugins/content/lib/sources';
import {ROOT} from '../../../support/fixtureSite';

/** What the packages' own reference data (made by docgen) lists. */
type DocsJson = {
  readonly api: {readonly methods: readonly {readonly name: string}[]} | null;
  readonly interfaces: readonly {
    readonly name: string;
    readonly properties: readonly {readonly name: string}[];
  }[];
  readonly enums: readonly {readonly name: string; readonly members: readonly {readonly name: string}[]}[];
};
type Names = {readonly methods: Set<string>; readonly properties: Set<string>; readonly types: Set<string>};

/** Returns the names in the reference data of each plugin of a version that has any, by the plugin's name. */
function namesIn(version: string): ReadonlyMap<string, Names> {
  return new Map(
    listPluginSources(ROOT, version).flatMap(({slug, docsJson}): [string, Names][] => {
      if (docsJson === undefined) return [];
      const docs = JSON.parse(fs.readFileSync(docsJson, 'utf8')) as DocsJson;
      const types = [
        ...docs.interfaces.map(({name, properties}) => ({name, members: properties})),
        ...docs.enums,
      ];
      return [
        [
          slug,
          {
            methods: new Set((docs.api?.methods ?? []).map(({name}) => `${name}()`)),
            types: new Set(types.map(({name}) => name)),
            properties: new Set(
              types.flatMap(({name, members}) => members.map((member) => `${name}.${member.name}`)),
            ),
          },
        ],
      ];
    }),
  );
}

const less = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((name) => !b.has(name)).sort();

/** Returns the members of `a` that `b` doesn't have, of types that both have. */
function newMembers(a: Names, b: Names): string[] {
  return less(a.properties, b.properties).filter((name) => {
    const type = name.split('.')[0] ?? '';
    return b.types.has(type) && a.types.has(type);
  });
}

const VERSIONS = docsVersions(ROOT);
const PAIRS = VERSIONS.slice(0, -1).map((newer, index) => [VERSIONS[index + 1] ?? '', newer] as const);

/** The newer pairs; docgen's data came with Capacitor 3. */
test.each(PAIRS.filter(([older]) => Number(older.slice(1)) >= 3))(
  'from %s to %s, methods and members are those that differ in the packages’ own reference data',
  async (older, newer) => {
    const changes = await loadChanges(ROOT, older, newer);
    const [before, after] = [namesIn(older), namesIn(newer)];
    const renamed = renamedPages([newer === 'next' ? 'v8' : newer]);
    const compared = [...after].flatMap(([slug, names]) => {
      const page = `/apis/${slug}`;
      const old = before.get(path.basename(renamed.get(page) ?? page));
      if (!old) return [];
      const own = changes.find((one) => one.page === page)?.changes ?? [];
      const of = (kind: string, subjects: readonly string[]): string[] =>
        own
          .filter((change) => change.kind === kind && subjects.includes(change.subject))
          .map(({name}) => name)
          .filter((name) => subjects[0] !== 'method' || !name.includes('.'))
          .sort();
      // docgen doesn't list the members of type aliases and of objects inside a type.
      const isListed = (name: string): boolean => {
        const [type = '', ...rest] = name.split('.');
        return rest.length === 1 && names.types.has(type) && old.types.has(type);
      };
      const isPlain = (name: string): boolean => name !== 'addListener()';
      return [
        {
          slug,
          ours: [of('added', ['method']), of('removed', ['method'])],
          theirs: [less(names.methods, old.methods), less(old.methods, names.methods)].map((all) =>
            all.filter(isPlain),
          ),
        },
        {
          slug,
          ours: [of('added', ['property']), of('removed', ['property'])].map((all) => all.filter(isListed)),
          theirs: [newMembers(names, old), newMembers(old, names)],
        },
      ];
    });
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.filter(({ours, theirs}) => JSON.stringify(ours) !== JSON.stringify(theirs))).toEqual([]);
  },
);

test('a plugin that got another name is compared with the old one', async () => {
  const api = {title: 'A', entries: []};
  const changes = compareApis(
    [
      {...api, page: '/apis/storage'},
      {...api, page: '/apis/gone'},
    ],
    [
      {...api, page: '/apis/preferences'},
      {...api, page: '/apis/new'},
    ],
    new Map([['/apis/preferences', '/apis/storage']]),
  );
  expect(changes.map(({page, oldPage, state}) => [page, oldPage, state])).toEqual([
    ['/apis/preferences', '/apis/storage', 'kept'],
    ['/apis/new', undefined, 'added'],
    ['/apis/gone', '/apis/gone', 'removed'],
  ]);
  const real = await loadChanges(ROOT, 'v3', 'v4');
  expect(real.find(({page}) => page === '/apis/preferences')?.oldPage).toBe('/apis/storage');
});
