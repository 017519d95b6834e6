import {fingerprint} from './fingerprints';
import {groupBy} from './groupBy';
import {isSampleFile} from './listPages';
import {readSource, tryParsePage} from './readPage';
import type {Store} from './store';
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
  /** Fingerprint of each rule by name. */
  readonly keys: ReadonlyMap<string, string>;
  readonly store: Store;
};

type SourceFile = {readonly file: string; readonly source: string; readonly key: string};

/** Returns how many pages of the task have changed since some rule last checked them. */
export function countStale(task: VersionTask, context: CheckContext): number {
  return readSources(task, context).sources.filter((page) => isStale(page, task)).length;
}

/**
 * Returns what the rules find on the pages of one docs version. Results for unchanged pages come from the store. A page
 * that can't be read is a finding, and no rule sees it. An exception of a rule is a finding too, and isn't stored.
 */
export async function checkVersion(task: VersionTask, context: CheckContext): Promise<VersionResult> {
  const {sources, unopened} = readSources(task, context);
  const parsed = new Map<string, DocPage>();
  const broken: Finding[] = [];
  for (const page of sources.filter((source) => isStale(source, task))) {
    const result = tryParsePage(page.file, page.source, context);
    if ('rule' in result) broken.push(result);
    else parsed.set(page.file, result);
  }
  const failed: Finding[] = [];
  for (const rule of task.rules.pageRules)
    failed.push(...(await askPageRule(rule, sources, parsed, task, context)));
  for (const rule of task.rules.siteRules)
    failed.push(...(await collectFacts(rule, sources, parsed, task, context)));
  const unreadable = new Set(broken.map(({file}) => file));
  return {
    findings: [...unopened, ...broken, ...failed, ...storedFindings(sources, unreadable, task)],
    facts: storedFacts(sources, unreadable, task),
  };
}

function readSources(
  {files}: VersionTask,
  context: CheckContext,
): {sources: SourceFile[]; unopened: Finding[]} {
  const sources: SourceFile[] = [];
  const unopened: Finding[] = [];
  for (const file of files) {
    const source = readSource(file, context);
    if (typeof source === 'string') sources.push({file, source, key: fingerprint(source)});
    else unopened.push(source);
  }
  return {sources, unopened};
}

function isStale(page: SourceFile, task: VersionTask): boolean {
  return [...task.rules.pageRules, ...task.rules.siteRules].some(
    (rule) => concerns(rule, page) && !stored(rule.name, page, task),
  );
}

/** Returns whether a rule checks a file, which is a page or, for some rules, has samples of methods. */
function concerns({checksSamples}: PageRule | SiteRule, {file}: SourceFile): boolean {
  return checksSamples === true || !isSampleFile(file);
}

function stored(rule: string, page: SourceFile, {store, keys}: VersionTask): {value: unknown} | undefined {
  return store.get(rule, page.file, `${keys.get(rule)} ${page.key}`);
}

function keep(rule: string, page: SourceFile, value: unknown, {store, keys}: VersionTask): void {
  store.set(rule, page.file, `${keys.get(rule)} ${page.key}`, value);
}

/**
 * Stores what `rule` finds on pages that it hasn't checked yet. Returns the findings about its exceptions, and those on
 * the pages that it couldn't check completely.
 */
async function askPageRule(
  rule: PageRule,
  sources: readonly SourceFile[],
  parsed: ReadonlyMap<string, DocPage>,
  task: VersionTask,
  context: CheckContext,
): Promise<Finding[]> {
  const asked = sources.filter(
    (page) => concerns(rule, page) && parsed.has(page.file) && !stored(rule.name, page, task),
  );
  if (asked.length === 0) return [];
  const pages = asked.flatMap(({file}) => parsed.get(file) ?? []);
  const {found, failures} = await withoutFailures(pages, (some) => rule.check(some, task.version, context));
  const failed = new Set(failures.map(({page}) => page.file));
  const byFile = groupBy(found, ({file}) => file);
  for (const page of asked.filter(({file}) => !failed.has(file)))
    keep(rule.name, page, byFile.get(page.file) ?? [], task);
  return [...failureFindings(rule.name, failures), ...found.filter(({file}) => failed.has(file))];
}

/** Stores the facts about pages that `rule` hasn't seen yet. Returns the findings about its exceptions. */
async function collectFacts(
  rule: SiteRule,
  sources: readonly SourceFile[],
  parsed: ReadonlyMap<string, DocPage>,
  task: VersionTask,
  context: CheckContext,
): Promise<Finding[]> {
  const failures: Failure<DocPage>[] = [];
  for (const page of sources) {
    const doc = parsed.get(page.file);
    if (!doc || !concerns(rule, page) || stored(rule.name, page, task)) continue;
    try {
      keep(rule.name, page, await withTimeLimit(PAGE_LIMIT, () => rule.collect(doc, context)), task);
    } catch (error) {
      failures.push({page: doc, error});
    }
  }
  return failureFindings(rule.name, failures);
}

function storedFindings(
  sources: readonly SourceFile[],
  unreadable: ReadonlySet<string>,
  task: VersionTask,
): Finding[] {
  return task.rules.pageRules.flatMap((rule) =>
    sources
      .filter(({file}) => !unreadable.has(file))
      .flatMap((page) => (stored(rule.name, page, task)?.value ?? []) as Finding[]),
  );
}

/** Returns the facts that are stored for readable pages. A page whose facts a rule failed to collect has none. */
function storedFacts(
  sources: readonly SourceFile[],
  unreadable: ReadonlySet<string>,
  task: VersionTask,
): VersionResult['facts'] {
  const readable = sources.filter(({file}) => !unreadable.has(file));
  return Object.fromEntries(
    task.rules.siteRules.map((rule) => [
      rule.name,
      readable.flatMap((page) => {
        const entry = stored(rule.name, page, task);
        return entry ? [{file: page.file, version: task.version, facts: entry.value}] : [];
      }),
    ]),
  );
}
