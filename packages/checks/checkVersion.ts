import {hashOf} from '../lib/hashFiles';
import {groupBy} from '../lib/groupBy';
import {isSampleFile} from './listPages';
import {readSource, tryParsePage} from './readPage';
import type {Keyed, Store} from './store';
import {PAGE_LIMIT, withTimeLimit} from './timeLimit';
import type {CheckContext, DocPage, Finding, PageRule, SiteRule} from './types';
import {failureFindings, withoutFailures, type Failure} from './withoutFailures';

export type Rules = {readonly pageRules: readonly PageRule[]; readonly siteRules: readonly SiteRule[]};

/** What a site rule collected on one page. */
type CollectedFacts = {readonly file: string; readonly version: string; readonly facts: unknown};

/** The results of checking the pages of one docs version. */
export type VersionResult = {
  readonly findings: readonly Finding[];
  /** By the name of the site rule. */
  readonly facts: Readonly<Record<string, readonly CollectedFacts[]>>;
};

export type VersionTask = {
  readonly version: string;
  /** Pages, as paths from the site's folder. */
  readonly files: readonly string[];
  readonly rules: Rules;
  readonly store: Store;
};

type SourceFile = Keyed & {readonly source: string};
type KeyedPage = Keyed & DocPage;

/** Returns how many pages of the task have changed since some rule last checked them. */
export function countStale(task: VersionTask, context: CheckContext): number {
  return readSources(task, context).sources.filter((page) => isStale(page, task)).length;
}

/**
 * Returns what the rules find on the pages of one docs version. Results for unchanged pages come from the store. A page
 * that can't be read is a finding, and no rule sees it. An exception of a rule is a finding too, and isn't stored.
 */
export async function checkVersion(task: VersionTask, context: CheckContext): Promise<VersionResult> {
  const {version, rules, store} = task;
  const {sources, unreadable} = readSources(task, context);
  const pages: KeyedPage[] = [];
  for (const {file, source, key} of sources.filter((page) => isStale(page, task))) {
    const result = tryParsePage(file, source, context);
    if ('rule' in result) unreadable.push(result);
    else pages.push({...result, key});
  }
  const failed: Finding[] = [];
  for (const rule of rules.pageRules) failed.push(...(await askPageRule(rule, pages, task, context)));
  for (const rule of rules.siteRules) failed.push(...(await collectFacts(rule, pages, task, context)));
  const known = ({name}: PageRule | SiteRule): {file: string; value: unknown}[] =>
    sources.flatMap((page) => {
      const result = store.get(name, page);
      return result ? [{file: page.file, value: result.value}] : [];
    });
  const found = rules.pageRules.flatMap(known).flatMap(({value}) => value as Finding[]);
  const facts = rules.siteRules.map((rule) => [
    rule.name,
    known(rule).map(({file, value}) => ({file, version, facts: value})),
  ]);
  return {
    findings: [...unreadable, ...failed, ...found],
    facts: Object.fromEntries(facts) as VersionResult['facts'],
  };
}

function readSources(
  {files}: VersionTask,
  context: CheckContext,
): {sources: SourceFile[]; unreadable: Finding[]} {
  const sources: SourceFile[] = [];
  const unreadable: Finding[] = [];
  for (const file of files) {
    const source = readSource(file, context);
    if (typeof source === 'string') sources.push({file, source, key: hashOf(source)});
    else unreadable.push(source);
  }
  return {sources, unreadable};
}

function isStale(page: Keyed, task: VersionTask): boolean {
  return [...task.rules.pageRules, ...task.rules.siteRules].some((rule) => isNew(rule, page, task));
}

/**
 * Returns whether a rule checks a file, which is a page or, for some rules, has samples of methods, and hasn't yet checked
 * what the file now contains.
 */
function isNew({name, checksSamples}: PageRule | SiteRule, page: Keyed, {store}: VersionTask): boolean {
  return (checksSamples === true || !isSampleFile(page.file)) && !store.get(name, page);
}

/**
 * Stores what `rule` finds on pages that it hasn't checked yet. Returns the findings about its exceptions, and those on
 * the pages that it couldn't check completely.
 */
async function askPageRule(
  rule: PageRule,
  pages: readonly KeyedPage[],
  task: VersionTask,
  context: CheckContext,
): Promise<Finding[]> {
  const asked = pages.filter((page) => isNew(rule, page, task));
  const {found, failures} = await withoutFailures(asked, (some) => rule.check(some, task.version, context));
  const failed = new Set(failures.map(({page}) => page.file));
  const byFile = groupBy(found, ({file}) => file);
  for (const page of asked.filter(({file}) => !failed.has(file)))
    task.store.set(rule.name, page, byFile.get(page.file) ?? []);
  return [...failureFindings(rule.name, failures), ...found.filter(({file}) => failed.has(file))];
}

/** Stores the facts about pages that `rule` hasn't seen yet. Returns the findings about its exceptions. */
async function collectFacts(
  rule: SiteRule,
  pages: readonly KeyedPage[],
  task: VersionTask,
  context: CheckContext,
): Promise<Finding[]> {
  const failures: Failure<DocPage>[] = [];
  for (const page of pages.filter((one) => isNew(rule, one, task))) {
    try {
      const facts = await withTimeLimit(PAGE_LIMIT, () => rule.collect(page, context));
      task.store.set(rule.name, page, facts);
    } catch (error) {
      failures.push({page, error});
    }
  }
  return failureFindings(rule.name, failures);
}
