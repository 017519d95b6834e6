import {loadChanges} from '@site/plugins/content/changes';
import type {ApiChanges} from '@site/plugins/content/changes/types';
import {docsVersions} from '@site/plugins/content/changes/versions';
import {listPluginSources} from '@site/plugins/content/lib/sources';
import {ROOT} from '../../../support/fixtureSite';
import {declaredFacts, type Declared} from './declaredFacts';
import {registeredMethods} from './registeredMethods';

const VERSIONS = docsVersions(ROOT);
/** v2's plugins are in core, so its packages have no declarations to compare with. */
const PAIRS = VERSIONS.slice(0, -2).map((newer, index) => [VERSIONS[index + 1] ?? '', newer] as const);

/** Returns the facts that differ between what both versions declare, as `name fact: before → after`. */
function differences(before: ReadonlyMap<string, Declared>, after: ReadonlyMap<string, Declared>): string[] {
  return [...after].flatMap(([name, facts]) => {
    const old = before.get(name);
    if (!old) return [];
    if (Object.hasOwn(UNDOCUMENTED, name.replace(/\..*/, ''))) return [];
    return (['signature', 'type', 'presence', 'default'] as const)
      .filter((fact) => (old[fact] ?? '') !== (facts[fact] ?? ''))
      .map((fact) => `${name} ${fact}: ${old[fact] ?? ''} → ${facts[fact] ?? ''}`);
  });
}

/** Returns what we list of the same facts, under the names of the declarations. */
function listed({changes}: ApiChanges, interfaceName: string): string[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'changed') return [];
    const event = /addListener\((['"])(.*?)\1/.exec(change.name)?.[2];
    const isOwn = ['method', 'event'].includes(change.subject) && !/^\w+\.\w+\(\)$/.test(change.name);
    const plain = event === undefined ? change.name : `addListener('${event}')`;
    const name = (isOwn ? `${interfaceName}.${plain}` : plain).replace(/^plugins\./, 'PluginsConfig.');
    return change.facts
      .filter(({fact}) => ['signature', 'type', 'presence', 'default'].includes(fact))
      .map(({fact, before, after}) => `${name} ${fact}: ${before} → ${after}`);
  });
}

/** Declarations that pages don't document, and why. Their differences are left out. */
const UNDOCUMENTED: Readonly<Record<string, string>> = {
  CapacitorAPI: 'It types what a background runner’s script sees, which its page describes in prose.',
  CapacitorGoogleMapsPlugin:
    'The package keeps it to itself and exports the class GoogleMap, which calls it.',
};

test.each(PAIRS)('from %s to %s, changed facts are those of the declarations', async (older, newer) => {
  const pages = await loadChanges(ROOT, older, newer);
  const old = listPluginSources(ROOT, older);
  const compared = listPluginSources(ROOT, newer).flatMap(({slug, packageName, interfaceName}) => {
    const page = pages.find((one) => one.page === `/apis/${slug}`);
    const source = old.find((one) => `/apis/${one.slug}` === page?.oldPage);
    if (!page || !source) return [];
    return [
      {
        slug,
        ours: listed(page, interfaceName).sort(),
        theirs: differences(
          declaredFacts(older, source.packageName),
          declaredFacts(newer, packageName),
        ).sort(),
      },
    ];
  });
  expect(compared.length).toBeGreaterThan(20);
  const wrong = compared.filter(({ours, theirs}) => JSON.stringify(ours) !== JSON.stringify(theirs));
  expect(wrong).toEqual([]);
});

/** v3's CLI was the first to declare its configuration. */
test.each(PAIRS)(
  'from %s to %s, changed settings are those of the CLI’s declarations',
  async (older, newer) => {
    const pages = await loadChanges(ROOT, older, newer);
    const declared = (version: string): ReadonlyMap<string, Declared> =>
      new Map(
        [...declaredFacts(version, '@capacitor/cli')]
          .filter(([name]) => name.startsWith('CapacitorConfig.'))
          // All settings are optional.
          .map(([name, {type = '', default: value = ''}]) => [name, {type, default: value}]),
      );
    const ours = (pages.find(({page}) => page === '/config')?.changes ?? []).flatMap((change) =>
      change.kind === 'changed'
        ? change.facts.map(
            ({fact, before, after}) => `CapacitorConfig.${change.name} ${fact}: ${before} → ${after}`,
          )
        : [],
    );
    expect(declared(newer).size).toBeGreaterThan(30);
    expect(ours.sort()).toEqual(differences(declared(older), declared(newer)).sort());
  },
);

/** Differences of the text that are none for an app, because the method calls another one that refuses. */
const REFUSED_ELSEWHERE = [
  'camera getLimitedLibraryPhotos(): iOS → iOS, Android',
  'camera pickLimitedLibraryPhotos(): iOS → iOS, Android',
];

test.each(PAIRS)('from %s to %s, changed platforms are those of the sources', async (older, newer) => {
  const pages = await loadChanges(ROOT, older, newer);
  const old = listPluginSources(ROOT, older);
  let counted = 0;
  const differing = listPluginSources(ROOT, newer).flatMap(({slug, packageName}) => {
    const page = pages.find((one) => one.page === `/apis/${slug}`);
    const source = old.find((one) => `/apis/${one.slug}` === page?.oldPage);
    if (!source) return [];
    const [before, after] = [
      registeredMethods(older, source.packageName),
      registeredMethods(newer, packageName),
    ];
    counted += after.size;
    return [...after].flatMap(([method, platforms]) => {
      const previous = before.get(method);
      const [was, is] = [previous, platforms].map((all) => [...(all ?? [])].join(', '));
      return previous === undefined || was === is ? [] : [`${slug} ${method}(): ${was} → ${is}`];
    });
  });
  const ours = pages.flatMap(({page, changes}) =>
    changes.flatMap((change) =>
      change.kind === 'changed'
        ? change.facts
            .filter(({fact}) => fact === 'platforms')
            .map(({before, after}) => `${page.replace('/apis/', '')} ${change.name}: ${before} → ${after}`)
        : [],
    ),
  );
  expect(counted).toBeGreaterThan(150);
  expect(ours.sort()).toEqual(differing.filter((one) => !REFUSED_ELSEWHERE.includes(one)).sort());
});
