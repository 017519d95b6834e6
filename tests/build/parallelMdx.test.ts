import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Outcome} from '../support/compileBothWays';
import {makeFixtureSite, ROOT} from '../support/fixtureSite';

/** The name that `compileBothWays.ts` gives to the outcome of a site without docs. */
const WITHOUT_DOCS = 'without docs';

let outcomes: Outcome[];

beforeAll(async () => {
  const siteDir = await makeFixtureSite('parallel-mdx');
  const target = path.join(siteDir, 'outcomes.json');
  await promisify(execFile)(
    path.join(ROOT, 'node_modules/.bin/tsx'),
    [path.join(ROOT, 'tests/support/compileBothWays.ts'), siteDir, target],
    {cwd: siteDir, env: {...process.env, NODE_ENV: 'production', JEST_WORKER_ID: undefined}},
  );
  outcomes = JSON.parse(await fs.readFile(target, 'utf8')) as Outcome[];
});

test('every page of every version is the same module from the helper as from Docusaurus', () => {
  const modules = outcomes.filter(({stock}) => stock.startsWith('module: '));
  expect(modules.length).toBeGreaterThan(10);
  for (const {page, stock, helper} of modules) expect({page, code: helper}).toEqual({page, code: stock});
});

test('a broken page gets the same complaint, with its place', () => {
  const complaints = outcomes.filter(
    ({page, stock}) => stock.startsWith('complaint: ') && page !== WITHOUT_DOCS,
  );
  expect(complaints).toHaveLength(4);
  for (const {stock, helper} of complaints) {
    expect(helper).toBe(stock);
    expect(stock).toMatch(/\.mdx?|line|:1/);
  }
});

test('a worker that cannot load the site rejects every page with the reason', () => {
  const outcome = outcomes.find(({page}) => page === WITHOUT_DOCS);
  expect(outcome?.stock).toContain('no plugin in docusaurus.config.ts');
  expect(outcome?.helper).toBe(outcome?.stock);
});
