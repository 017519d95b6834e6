import {loadApis, loadChanges} from './loadChanges';
import {pageFile, pageTitle} from '../pages/pageFiles';
import type {ApiChanges, Change} from './types';
import {docsVersions, labelOf, versionBefore} from '../pages/versions';

/** A name that no longer exists, and the name that replaced it, if one did. */
export type LostName = {readonly name: string; readonly became?: string};

/** What one version took away from the version before it. */
export type Loss = {
  /** The label of the version. */
  readonly label: string;
  /** The removed plugins and commands, by the titles of their pages. */
  readonly pages: readonly string[];
  /** Plugins with another name: the titles of their pages, before and after. */
  readonly renamed: readonly (readonly [before: string, after: string])[];
  /** The names that each plugin no longer has, or of the CLI or the configuration, by the title of its page. */
  readonly names: readonly (readonly [title: string, names: readonly LostName[]])[];
};

/** Returns what earlier versions had and a docs version no longer has, newest loss first. */
export function earlierNames(siteDir: string, version: string): Loss[] {
  const versions = docsVersions(siteDir);
  const apis = loadApis(siteDir, version);
  const current = new Map(apis.map(({page, entries}) => [page, new Set(entries.map(({name}) => name))]));
  // A later version may have brought a name back.
  const isGone = (page: string, name: string): boolean => current.get(page)?.has(name) !== true;
  const losses = versions.slice(versions.indexOf(version)).map((name) => lossOf(siteDir, name, isGone));
  return losses.filter(({pages, renamed, names}) => pages.length + renamed.length + names.length > 0);
}

function lossOf(siteDir: string, version: string, isGone: (page: string, name: string) => boolean): Loss {
  const label = labelOf(siteDir, version);
  const before = versionBefore(siteDir, version);
  if (before === undefined) return {label, pages: [], renamed: [], names: []};
  const all = loadChanges(siteDir, before, version);
  const title = ({page, title: name}: ApiChanges, tree: string): string => {
    const file = pageFile(siteDir, tree, page);
    return (file === undefined ? undefined : pageTitle(file)) ?? name;
  };
  return {
    label,
    pages: all.filter(({state}) => state === 'removed').map((one) => title(one, before)),
    renamed: all
      .filter(({state}) => state === 'kept')
      .map((one) => [title({...one, page: one.oldPage ?? one.page}, before), title(one, version)] as const)
      .filter(([old, current]) => old !== current),
    names: all.flatMap((one): [string, LostName[]][] => {
      const names = one.changes.flatMap(lostName).filter(({name}) => isGone(one.page, name));
      return names.length > 0 ? [[title(one, version), names]] : [];
    }),
  };
}

function lostName(change: Change): LostName[] {
  if (change.kind === 'removed') return [{name: change.name}];
  return change.kind === 'renamed' ? [{name: change.oldName, became: change.name}] : [];
}
