import {loadChanges} from '@site/packages/changes/loadChanges';
import type {ApiChanges, Change} from '@site/packages/changes/types';
import {docsVersions} from '@site/packages/pages/versions';
import {listPluginSources} from '@site/packages/facts/extract/pluginSources';
import {ROOT} from '../../../support/fixtureSite';
import {declaredFacts, FACTS, type Declarations} from './declaredFacts';
import {cliDeclarations, manifestPermissions, pins} from './independentCount';

/** Types whose differences are left out, because their pages don't show what is read here. */
const UNDOCUMENTED: Readonly<Record<string, string>> = {
  CapacitorAPI: 'It types what a background runner’s script sees, which its page describes in prose.',
  CapacitorNotifications: 'It is a part of CapacitorAPI.',
  CapacitorGoogleMapsPlugin: 'The package keeps it to itself and exports GoogleMap, which calls it.',
  LatLngBounds: 'It is a class, and only the members of interfaces are read.',
  Point: 'Until v6, it is imported.',
  Polygon: 'Until v6, it is imported.',
  Window: 'It is the browser’s.',
};

/** A plugin's first key declares the object of its keys, so of keys, only changed facts can be compared. */
const isCompared = (line: string): boolean =>
  !Object.hasOwn(UNDOCUMENTED, /\w+/.exec(line)?.[0] ?? '') && !/^[+-] PluginsConfig/.test(line);

/** Returns whether both versions declare a name as an object, whose members can be compared. */
const isObject = (name: string, ...declared: readonly Declarations[]): boolean =>
  declared.every((all) => all.has(name) && (all.get(name)?.type ?? '') === '');

/** Returns what differs between two versions' declarations: `+ name`, `- name` or `name fact: before → after`. */
function differences(before: Declarations, after: Declarations): string[] {
  const onlyIn = (some: Declarations, others: Declarations): string[] =>
    [...some.keys()].filter(
      (name) => !others.has(name) && isObject(name.replace(/\.[^.]*$|^[^.]*$/, ''), before, after),
    );
  const changed = [...after].flatMap(([name, facts]) => {
    const old = before.get(name) ?? facts;
    return FACTS.filter((fact) => (old[fact] ?? '') !== (facts[fact] ?? '')).map(
      (fact) => `${name} ${fact}: ${old[fact] ?? ''} → ${facts[fact] ?? ''}`,
    );
  });
  const all = [
    ...onlyIn(after, before).map((name) => `+ ${name}`),
    ...onlyIn(before, after).map((name) => `- ${name}`),
    ...changed,
  ];
  return all.filter(isCompared).sort();
}

/** Returns what we list of the same differences, under the names of the declarations. */
function listed(changes: readonly Change[], nameOf: (change: Change) => string): string[] {
  const all = changes.flatMap((change): string[] => {
    const name = nameOf(change);
    if (change.kind === 'added') return name.includes('.') ? [`+ ${name}`] : [];
    if (change.kind === 'removed') return name.includes('.') ? [`- ${name}`] : [];
    if (change.kind !== 'changed') return [];
    return change.facts
      .filter(({fact}) => FACTS.some((one) => one === fact))
      .map(({fact, before, after}) => `${name} ${fact}: ${before} → ${after}`);
  });
  return all.filter(isCompared).sort();
}

/** Returns how the declarations name what a change is about. */
function declaredName({subject, name}: Change, interfaceName: string): string {
  if (subject === 'setting') return name.replace(/^plugins\./, 'PluginsConfig.');
  if (!['method', 'event'].includes(subject) || /^\w+\.\w+\(\)$/.test(name)) return name;
  const event = /addListener\((['"])(.*?)\1/.exec(name)?.[2];
  return `${interfaceName}.${event === undefined ? name : `addListener('${event}')`}`;
}

const VERSIONS = docsVersions(ROOT);
/** v2's plugins are in core, and its CLI declares no configuration. */
const PAIRS = VERSIONS.slice(0, -2).map((newer, index) => [VERSIONS[index + 1] ?? '', newer] as const);

// Everything is counted a second time, with code and texts that the models don't use.
describe.each(PAIRS)('from %s to %s', (older, newer) => {
  let pages: readonly ApiChanges[];
  beforeAll(() => {
    pages = loadChanges(ROOT, older, newer);
  });

  test('changes of plugins are those of their declarations', () => {
    const old = listPluginSources(ROOT, older);
    const compared = listPluginSources(ROOT, newer).flatMap(({slug, packageName, interfaceName}) => {
      const page = pages.find((one) => one.page === `/apis/${slug}`);
      const source = old.find((one) => `/apis/${one.slug}` === page?.oldPage);
      if (!page || !source) return [];
      const own = page.changes.filter(({subject}) => subject !== 'permission');
      return [
        {
          slug,
          ours: listed(own, (change) => declaredName(change, interfaceName)),
          theirs: differences(declaredFacts(older, source.packageName), declaredFacts(newer, packageName)),
        },
      ];
    });
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.map(({slug, ours}) => ({slug, ours}))).toEqual(
      compared.map(({slug, theirs}) => ({slug, ours: theirs})),
    );
  });

  test('changes of the configuration are those of its declaration', () => {
    const declared = (version: string): Declarations =>
      new Map(
        [...declaredFacts(version, '@capacitor/cli')]
          .filter(([name]) => name.startsWith('CapacitorConfig'))
          // All settings are optional.
          .map(([name, {type = '', default: value = ''}]) => [name, {type, default: value}]),
      );
    const own = pages.find(({page}) => page === '/config')?.changes ?? [];
    expect(declared(newer).size).toBeGreaterThan(30);
    expect(listed(own, ({name}) => `CapacitorConfig.${name}`)).toEqual(
      differences(declared(older), declared(newer)),
    );
  });

  test('changes of commands and their options are those of the CLI’s text', () => {
    const [before, after] = [cliDeclarations(older), cliDeclarations(newer)];
    const isShown = (name: string): boolean =>
      // `--help` leaves this one out.
      name !== 'run --json' && pages.some(({title}) => title === `npx cap ${name.split(' ')[0]}`);
    const news = [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => isShown(name) && before.get(name) !== after.get(name))
      // An option of a new command goes without saying.
      .filter(
        (name) => !name.includes(' ') || [before, after].every((all) => all.has(name.split(' ')[0] ?? '')),
      )
      .map((name) => `${before.has(name) ? (after.has(name) ? 'changed' : 'removed') : 'added'} ${name}`);
    const ours = pages.flatMap(({title, changes}) =>
      changes
        .filter(({subject}) => subject === 'command' || subject === 'option')
        .map(({kind, subject, name}) => {
          const option = /--[\w-]+/.exec(name)?.[0] ?? '';
          return `${kind} ${(subject === 'command' ? name : `${title} ${option}`).replace('npx cap ', '')}`;
        }),
    );
    expect(ours.sort()).toEqual(news.sort());
  });

  test('permissions are those that differ in the Android manifests', () => {
    const kept = pins(newer).filter((name) => pins(older).includes(name) && name !== '@capacitor/core');
    const onlyIn = (version: string, other: string): string[] =>
      kept.flatMap((name) =>
        manifestPermissions(version, name).filter((one) => !manifestPermissions(other, name).includes(one)),
      );
    const ours = (kind: Change['kind']): string[] =>
      pages.flatMap(({changes}) =>
        changes.filter((one) => one.kind === kind && one.subject === 'permission').map(({name}) => name),
      );
    expect(ours('added').sort()).toEqual(onlyIn(newer, older).sort());
    expect(ours('removed').sort()).toEqual(onlyIn(older, newer).sort());
  });
});
