import fs from 'node:fs';
import path from 'node:path';
import {RULES} from '@site/packages/checks/rules';
import {escapeRegExp} from '@site/packages/lib/escapeRegExp';
import {fileOf, findingsOn, readFixture} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

/**
 * `names/classes.findings` and `names/classes.v2.findings` are what the rule `names` finds on `names/classes.md`, after
 * a line with the page that the fixture is read as. `{{any}}` stands for what changes with packages and versions.
 */
const FINDINGS = fs
  .readdirSync(path.join(ROOT, 'tests/fixtures/content-checks'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.findings'));

describe('the findings on a fixture', () => {
  test.each(FINDINGS)('%s', async (name) => {
    const [page = '', ...expected] = readFixture(name).trim().split('\n');
    const [rule = ''] = name.split(path.sep);
    const source = readFixture(name.replace(/(?:\.\w+)?\.findings$/, '.md'));
    expect(await findingsOn(page, rule, source)).toEqual(expected.map(withGaps));
  });

  test('are tested for every rule that reads one page', () => {
    const tested = new Set(FINDINGS.map((name) => name.split(path.sep)[0]));
    expect(RULES.pageRules.filter(({name}) => !tested.has(name))).toEqual([]);
  });
});

function withGaps(line: string): unknown {
  const parts = line.split('{{any}}').map(escapeRegExp);
  return parts.length > 1 ? expect.stringMatching(new RegExp(`^${parts.join('.*')}$`)) : line;
}

/**
 * Mistakes that writers make, planted in real pages: the rule that finds each, the page, the text that gives way to it,
 * and part of what the finding says. `npm run check:content` finds nothing on the pages as they stand.
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

describe('a planted mistake', () => {
  test.each(MUTATIONS)('$rule finds "$mistake" in $page', async ({rule, page, text, mistake, finding}) => {
    const source = fs.readFileSync(path.join(ROOT, fileOf(page)), 'utf8');
    if (!source.includes(text)) throw new Error(`${page} doesn't contain "${text}". Choose another text.`);
    const findings = await findingsOn(
      page,
      rule,
      source.replace(text, () => mistake),
    );
    expect(findings).toContainEqual(expect.stringContaining(finding));
  });

  test('is there for every rule that judges the text of pages', () => {
    const planted = new Set(MUTATIONS.map(({rule}) => rule));
    const rules = [...RULES.pageRules, ...RULES.siteRules].map(({name}) => name);
    expect(rules.filter((name) => !planted.has(name)).sort()).toEqual([
      'answers',
      'files',
      'links',
      'samples',
      'sidebar',
    ]);
  });
});

test('each rule has a section in RULES.md, which is there for writers', () => {
  const guide = fs.readFileSync(path.join(ROOT, 'packages/checks/RULES.md'), 'utf8');
  const sections = [...guide.matchAll(/^## `(\w+)`: /gm)].map(([, name = '']) => name);
  const rules = [...RULES.pageRules, ...RULES.siteRules].map(({name}) => name);
  expect(sections.sort()).toEqual([...rules, 'mdx'].sort());
});

test('the example in CONTRIBUTING.md is what the check prints, with the name of each part below its start', async () => {
  const guide = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, example = '', legend = ''] = /^```text\n(docs\/.*)\n(.*)\n```$/m.exec(guide) ?? [];
  const sample =
    "```ts\nimport {Camera} from '@capacitor/camera';\n\nawait Camera.getPhotoo({ quality: 90 });\n```\n";
  const [finding = ''] = await findingsOn('next/apis/camera', 'typescript', '\n'.repeat(108) + sample);
  expect(`docs/apis/camera.md:${finding.replace('  ', '  typescript  ')}`).toBe(example);
  const starts = (line: string): number[] => [...line.matchAll(/(?:^| {2})\S/g)].map(({index}) => index);
  expect(starts(legend)).toEqual(starts(example));
  expect(starts(example)).toHaveLength(4);
});
