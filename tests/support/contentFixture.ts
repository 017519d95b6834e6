import fs from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../checks/readPage';
import type {PageRule, SiteRule} from '../../checks/types';
import requirements from '../../src/data/requirements.json';
import {ROOT} from './fixtureSite';
import {docsTreeOf} from '../../plugins/content/version-numbers';

const FIXTURES = path.join(ROOT, 'tests/fixtures/content-checks');

/**
 * Returns what a rule finds on a fixture page (path in `tests/fixtures/content-checks`), read as a page of
 * the docs version, as `line:column  message  hint`.
 */
export async function findingsOf(rule: PageRule, fixture: string, version: string): Promise<string[]> {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(FIXTURES, fixture), 'utf8');
  const tree = docsTreeOf(version);
  const page = parsePage(`${tree}/fixture.md`, source, context);
  const findings = await rule.check([page], version, context);
  return findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

/** Returns what a site rule finds when the fixture page is the only page, like `findingsOf`. */
export async function siteFindingsOf<Facts>(
  rule: SiteRule<Facts>,
  fixture: string,
  version: string,
): Promise<string[]> {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(FIXTURES, fixture), 'utf8');
  const tree = docsTreeOf(version);
  const page = parsePage(`${tree}/fixture.md`, source, context);
  const facts = rule.collect(page, context);
  const findings = await rule.judge([{file: page.file, version, facts}], context);
  return findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}
