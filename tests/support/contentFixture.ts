import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from '../../packages/pages/docsVersion';
import {contextOf} from '../../packages/checks/checkSite';
import {tryParsePage} from '../../packages/checks/readPage';
import {RULES} from '../../packages/checks/rules';
import type {DocPage, Finding} from '../../packages/checks/types';
import {ROOT} from './fixtureSite';

const context = contextOf(ROOT);

/** Returns the file of a page that is named by its docs version and its path, such as `v7/apis/camera`. */
export function fileOf(page: string): string {
  const [version = '', ...route] = page.split('/');
  return `${docsTreeOf(version)}/${route.join('/')}.md`;
}

/** Returns a file of `tests/fixtures/content-checks`. */
export function readFixture(name: string): string {
  return fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks', name), 'utf8');
}

/**
 * Returns what a rule finds on a page with the text `source`, in the order of the text, as `line:column  message  hint`.
 * `mdx` stands for what makes a page unreadable.
 */
export async function findingsOn(page: string, rule: string, source: string): Promise<string[]> {
  const read = tryParsePage(fileOf(page), source, context);
  const findings = 'tree' in read ? await ask(rule, read) : [read];
  return findings
    .filter((finding) => finding.rule === rule)
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

async function ask(rule: string, page: DocPage): Promise<readonly Finding[]> {
  const pageRule = RULES.pageRules.find(({name}) => name === rule);
  return pageRule ? pageRule.check([page], page.version, context) : judge(rule, [page]);
}

async function judge(rule: string, pages: readonly DocPage[]): Promise<readonly Finding[]> {
  const siteRule = RULES.siteRules.find(({name}) => name === rule);
  if (!siteRule) throw new Error(`There is no rule ${rule}.`);
  const facts = await Promise.all(
    pages.map(async (page) => ({...page, facts: await siteRule.collect(page, context)})),
  );
  return siteRule.judge(facts, context);
}
