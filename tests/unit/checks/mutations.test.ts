import fs from 'node:fs';
import path from 'node:path';
import {contextOf} from '@site/checks/checkSite';
import {tryParsePage} from '@site/checks/readPage';
import {RULES} from '@site/checks/rules';
import type {DocPage, Finding} from '@site/checks/types';
import {docsTreeOf} from '@site/plugins/content/version-numbers';
import {ROOT} from '../../support/fixtureSite';

/**
 * Mistakes that writers make, planted in real pages: the rule that finds each, the page as `version/path`, the text that
 * gives way to it, and part of what the finding says. `npm run check:content` finds nothing on the pages as they stand.
 */
const MUTATIONS = fs
  .readFileSync(path.join(ROOT, 'tests/fixtures/mutations.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const cells = row.split('\t').map((cell) => cell.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));
    const [rule = '', page = '', text = '', mistake = '', finding = ''] = cells;
    return {rule, page, text, mistake, finding};
  });

const context = contextOf(ROOT);

async function findingsOf(rule: string, page: DocPage): Promise<readonly Finding[]> {
  const pageRule = RULES.pageRules.find(({name}) => name === rule);
  if (pageRule) return pageRule.check([page], page.version, context);
  const siteRule = RULES.siteRules.find(({name}) => name === rule);
  if (!siteRule) throw new Error(`There is no rule ${rule}.`);
  const {file, version} = page;
  return siteRule.judge([{file, version, facts: siteRule.collect(page, context)}], context);
}

test.each(MUTATIONS)('$rule finds "$mistake" in $page', async ({rule, page, text, mistake, finding}) => {
  const [version = '', ...rest] = page.split('/');
  const file = `${docsTreeOf(version)}/${rest.join('/')}.md`;
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (!source.includes(text))
    throw new Error(`${file} doesn't contain "${text}". Choose another text to change.`);
  const mutated = tryParsePage(
    file,
    source.replace(text, () => mistake),
    context,
  );
  const findings = 'tree' in mutated ? await findingsOf(rule, mutated) : [mutated];
  const texts = findings.filter((one) => one.rule === rule).map(({message, hint}) => `${message}  ${hint}`);
  expect(texts).toContainEqual(expect.stringContaining(finding));
});

test('every rule that judges the text of pages has a mistake', () => {
  const planted = new Set(MUTATIONS.map(({rule}) => rule));
  const rules = [...RULES.pageRules, ...RULES.siteRules].map(({name}) => name);
  expect(rules.filter((name) => !planted.has(name)).sort()).toEqual(['answers', 'links', 'sidebar']);
});
