import {loadChanges} from '@site/plugins/content/changes';
import type {ApiChanges} from '@site/plugins/content/changes/types';
import {docsVersions} from '@site/plugins/content/changes/versions';
import {listPluginSources} from '@site/plugins/content/lib/sources';
import {ROOT} from '../../../support/fixtureSite';
import {declaredFacts, type Declared} from './declaredFacts';

const VERSIONS = docsVersions(ROOT);
/** v2's plugins are in core, so its packages have no declarations to compare with. */
const PAIRS = VERSIONS.slice(0, -2).map((newer, index) => [VERSIONS[index + 1] ?? '', newer] as const);

/** Returns the facts that differ between what both versions declare, as `name fact: before → after`. */
function differences(before: ReadonlyMap<string, Declared>, after: ReadonlyMap<string, Declared>): string[] {
  return [...after].flatMap(([name, facts]) => {
    const old = before.get(name);
    if (!old) return [];
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
