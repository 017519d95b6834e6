import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '@site/checks/checkSite';
import {groupBy} from '@site/checks/groupBy';
import {parsePage} from '@site/checks/readPage';
import {RULES} from '@site/checks/rules';
import type {DocPage, Finding} from '@site/checks/types';
import {MUTATIONS, type Mutation} from './mutations';

const siteDir = path.resolve(__dirname, '../../..');
const context = contextOf(siteDir);

/** Each mutation in a copy of its page that stands beside the page, so that links keep their meaning. */
type Planted = Mutation & {readonly copy: string};

const planted: readonly Planted[] = MUTATIONS.map((mutation, n) => ({
  ...mutation,
  copy: mutation.page.replace(/\.md$/, `.mutation-${n}.md`),
}));
const pages = [...new Set(MUTATIONS.map(({page}) => page))];

let findings: ReadonlyMap<string, readonly Finding[]>;

beforeAll(async () => {
  const all = [...pages.map((page) => parsePage(page, sourceOf(page), context)), ...planted.map(mutated)];
  const found: Finding[] = [];
  for (const [version, group] of groupBy(all, (page) => page.version)) {
    for (const rule of RULES.pageRules) found.push(...(await rule.check(group, version, context)));
  }
  findings = groupBy(found, ({file}) => file);
}, 240_000);

function sourceOf(page: string): string {
  return fs.readFileSync(path.join(siteDir, page), 'utf8');
}

function mutated({page, copy, find, replace}: Planted): DocPage {
  const source = sourceOf(page);
  if (!source.includes(find))
    throw new Error(`${page} has no ${JSON.stringify(find)}: choose another text to mutate.`);
  return parsePage(copy, source.replace(find, replace), context);
}

it('plants at least 40 mistakes, of every rule that judges pages', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(40);
  const rules = RULES.pageRules.map(({name}) => name);
  expect([...new Set(MUTATIONS.map(({rule}) => rule))].sort()).toEqual(
    rules.filter((name) => name !== 'sidebar').sort(),
  );
});

it.each(planted)('$rule finds "$replace" in $page', ({copy, rule, says}) => {
  const texts = (findings.get(copy) ?? [])
    .filter((finding) => finding.rule === rule)
    .map((f) => `${f.message}  ${f.hint}`);
  expect(texts).toContainEqual(expect.stringContaining(says));
});

it.each(pages)('nothing is found in %s as it stands', (page) => {
  expect(findings.get(page) ?? []).toEqual([]);
});
