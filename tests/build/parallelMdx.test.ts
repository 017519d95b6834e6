import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Outcome} from '../support/compileBothWays';
import {makeFixtureSite, ROOT} from '../support/fixtureSite';

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
  const complaints = outcomes.filter(({stock}) => stock.startsWith('complaint: '));
  expect(complaints).toHaveLength(4);
  for (const {stock, helper} of complaints) {
    expect(helper).toBe(stock);
    expect(stock).toMatch(/\.mdx?|line|:1/);
  }
});
