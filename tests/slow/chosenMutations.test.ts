import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {contextOf} from '@site/checks/checkSite';
import {groupBy} from '@site/checks/groupBy';
import {listPages, listVersions} from '@site/checks/listPages';
import {tryParsePage} from '@site/checks/readPage';
import {RULES} from '@site/checks/rules';
import type {DocPage, Finding, SiteRule} from '@site/checks/types';
import {CHOSEN_MUTATIONS, NOT_CAUGHT_YET, type ChosenMutation} from './chosenMutations';

const siteDir = path.resolve(__dirname, '../..');
const context = contextOf(siteDir);

/** A page as the rules see it, or the finding that it can't be read. */
type Read = DocPage | Finding;

/** A mutation, and its page with and without the mistake. Both have the page's own path, which some rules look at. */
type Planted = {readonly mutation: ChosenMutation; readonly before: DocPage; readonly after: Read};

const pages = new Map<string, DocPage>();
const planted: Planted[] = [];
/** What the rules find because of each mutation. */
const found = new Map<ChosenMutation, readonly Finding[]>();

beforeAll(async () => {
  for (const file of listVersions(siteDir).flatMap((version) => listPages(siteDir, version)))
    pages.set(file, read(file, sourceOf(file)));
  for (const mutation of CHOSEN_MUTATIONS) {
    const before = pages.get(mutation.page)!;
    const source = before.source.replace(mutation.find, () => mutation.replace);
    planted.push({mutation, before, after: tryParsePage(mutation.page, source, context)});
  }
  const onPages = await pageFindings();
  const onSite = await siteFindings();
  for (const {mutation, after} of planted)
    found.set(mutation, [
      ...(isPage(after) ? [] : [after]),
      ...(onPages.get(mutation) ?? []),
      ...(onSite.get(mutation) ?? []),
    ]);
}, 600_000);

function sourceOf(file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

function read(file: string, source: string): DocPage {
  const page = tryParsePage(file, source, context);
  if (isPage(page)) return page;
  throw new Error(`${file}:${page.line}  ${page.message}`);
}

function isPage(page: Read): page is DocPage {
  return 'tree' in page;
}

/** Returns what the page rules find on each mutated page and not on the page itself. */
async function pageFindings(): Promise<Map<ChosenMutation, Finding[]>> {
  const asItStands = groupBy(await checkPages([...new Set(planted.map(({before}) => before))]), fileOf);
  const results = new Map<ChosenMutation, Finding[]>();
  // Each page once in a round, because the rules tell pages apart by their path.
  for (const round of rounds(
    planted.filter(({after}) => isPage(after)),
    ({mutation}) => mutation.page,
  )) {
    const mutated = groupBy(
      await checkPages(round.flatMap(({after}) => (isPage(after) ? [after] : []))),
      fileOf,
    );
    for (const {mutation} of round)
      results.set(mutation, added(mutated.get(mutation.page) ?? [], asItStands.get(mutation.page) ?? []));
  }
  return results;
}

const fileOf = ({file}: Finding): string => file;

async function checkPages(some: readonly DocPage[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [version, group] of groupBy(some, (page) => page.version)) {
    for (const rule of RULES.pageRules) findings.push(...(await rule.check(group, version, context)));
  }
  return findings;
}

type Facts = {readonly file: string; readonly version: string; readonly facts: unknown};

/** Returns what the site rules find in the mutated page's version and not in the version as it stands. */
async function siteFindings(): Promise<Map<ChosenMutation, Finding[]>> {
  const results = new Map<ChosenMutation, Finding[]>();
  for (const rule of RULES.siteRules) {
    const facts = new Map([...pages].map(([file, page]) => [file, factsOf(rule, page)]));
    const asItStands = await judge(rule, facts);
    // A rule judges facts, so a mistake that leaves them as they are changes nothing.
    const visible = planted.filter(
      ({mutation, after}) =>
        !isPage(after) || !isDeepStrictEqual(factsOf(rule, after), facts.get(mutation.page)),
    );
    // One mistake per version in a round, because a site rule may report it on another page.
    for (const round of rounds(visible, ({before}) => before.version)) {
      const mutated = new Map(facts);
      for (const {mutation, after} of round) {
        if (isPage(after)) mutated.set(mutation.page, factsOf(rule, after));
        else mutated.delete(mutation.page);
      }
      const findings = added(await judge(rule, mutated), asItStands);
      for (const {mutation, before} of round) {
        const ofVersion = findings.filter(({file}) => pages.get(file)?.version === before.version);
        results.set(mutation, [...(results.get(mutation) ?? []), ...ofVersion]);
      }
    }
  }
  return results;
}

function factsOf(rule: SiteRule, page: DocPage): Facts {
  return {file: page.file, version: page.version, facts: rule.collect(page, context)};
}

async function judge(rule: SiteRule, facts: ReadonlyMap<string, Facts>): Promise<readonly Finding[]> {
  return rule.judge([...facts.values()], context);
}

/** Returns the items in as few rounds as possible, in each of which no two have the same key. */
function rounds<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const all: T[][] = [];
  for (const group of groupBy(items, keyOf).values()) group.forEach((item, n) => (all[n] ??= []).push(item));
  return all;
}

/** Returns the findings that aren't among `known`, wherever on the page those are. */
function added(findings: readonly Finding[], known: readonly Finding[]): Finding[] {
  const text = ({file, rule, message, hint}: Finding): string => [file, rule, message, hint].join('\n');
  const counts = new Map([...groupBy(known, text)].map(([key, group]) => [key, group.length]));
  return findings.filter((finding) => {
    const left = counts.get(text(finding)) ?? 0;
    counts.set(text(finding), left - 1);
    return left <= 0;
  });
}

/** Whether a finding is about the mistake: on its lines with a word of it, or on another page with a word of it. */
function isAbout({mutation, before, after}: Planted, {file, line, message, hint}: Finding): boolean {
  const {page, find, replace} = mutation;
  const first = before.source.slice(0, before.source.indexOf(find)).split('\n').length;
  const last = first + replace.split('\n').length - 1;
  const isThere = file !== page || (first <= line && line <= last);
  // What makes a page unreadable has the parser's words, and is the only finding there is.
  if (!isPage(after)) return isThere;
  return isThere && changedWords(find, replace).some((word) => `${message}  ${hint}`.includes(word));
}

/** Returns the words that the mistake changes, as they are before and after it, and the ones around it. */
function changedWords(find: string, replace: string): string[] {
  // A chain such as `call.options.get` counts as a whole and by its parts.
  const wordsOf = (text: string): string[] =>
    (text.match(/\w(?:[\w.]*\w)?/g) ?? []).flatMap((word) => [word, ...word.split('.')]);
  const [before, after] = [wordsOf(find), wordsOf(replace)];
  const changed = [...before, ...after].filter((word) => before.includes(word) !== after.includes(word));
  return changed.length > 0 ? changed : [...new Set([...before, ...after])];
}

const nameOf = ({page, why}: ChosenMutation): string => `${page}: ${why}`;

it('are at least 40, each in the only place that has its text', () => {
  expect(CHOSEN_MUTATIONS.length).toBeGreaterThanOrEqual(40);
  expect(planted.filter(({mutation, before}) => before.source.split(mutation.find).length !== 2)).toEqual([]);
});

it('are listed as not caught by names that they have', () => {
  expect(NOT_CAUGHT_YET.filter((name) => !CHOSEN_MUTATIONS.map(nameOf).includes(name))).toEqual([]);
});

describe.each(CHOSEN_MUTATIONS)('$row in $page: $why', (mutation) => {
  const isDue = !NOT_CAUGHT_YET.includes(nameOf(mutation));

  it(isDue ? 'is caught' : 'is still listed as not caught, because no rule finds it', () => {
    const one = planted.find((candidate) => candidate.mutation === mutation)!;
    const about = (found.get(mutation) ?? []).filter((finding) => isAbout(one, finding));
    if (isDue) expect(about).not.toEqual([]);
    else expect(about).toEqual([]);
  });
});
