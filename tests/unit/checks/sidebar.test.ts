import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sidebarRule} from '../../../packages/checks/sidebar';
import {sidebarIds} from '../../../packages/checks/sidebar/sidebars';
import {ROOT} from '../../support/fixtureSite';

const OUTSIDE = 'packages/checks/sidebar/outside.json';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sidebar-'));
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), content);
}

function writeSite(
  pages: readonly string[],
  outside: readonly {page: string; versions: string | string[]}[],
): void {
  for (const page of pages) write(`versioned_docs/version-v7/${page}.md`, '');
  write(
    'versioned_sidebars/version-v7-sidebars.json',
    JSON.stringify({
      docs: [
        'index',
        {type: 'category', link: {type: 'doc', id: 'apis/index'}, items: [{type: 'doc', id: 'apis/camera'}]},
        {type: 'ref', id: 'cli/index'},
      ],
    }),
  );
  write(OUTSIDE, JSON.stringify(outside, null, 2));
}

/** Returns what is found on `pages`, of which `displaying` name a sidebar in their front matter. */
async function findings(
  pages: readonly string[],
  displaying: readonly string[] = ['old', 'cli/index'],
): Promise<string[]> {
  const asked = pages.map((page) => ({
    file: `versioned_docs/version-v7/${page}.md`,
    version: 'v7',
    facts: {id: page, displays: displaying.includes(page)},
  }));
  const found = await sidebarRule.judge(asked, {siteDir, requirements: {}});
  return found.map(({file, line, column, message, hint}) => `${file}:${line}:${column}  ${message}  ${hint}`);
}

test('a page in no sidebar is found, also where a ref leads to it', async () => {
  const pages = ['index', 'apis/index', 'apis/camera', 'cli/index', 'old'];
  writeSite(pages, []);
  const hint = `Add it to versioned_sidebars/version-v7-sidebars.json, or to ${OUTSIDE} with a reason`;
  expect(await findings(pages)).toEqual([
    `versioned_docs/version-v7/cli/index.md:1:1  The page is not in any sidebar of v7  ${hint}`,
    `versioned_docs/version-v7/old.md:1:1  The page is not in any sidebar of v7  ${hint}`,
  ]);
});

test('pages listed as outside are right in the versions they are listed for', async () => {
  const pages = ['index', 'old'];
  writeSite(pages, [{page: 'old', versions: ['v7']}]);
  expect(await findings(pages)).toEqual([]);
  writeSite(pages, [{page: 'old', versions: 'since v7'}]);
  expect(await findings(pages)).toEqual([]);
  writeSite(pages, [{page: 'old', versions: ['v6']}]);
  expect(await findings(pages)).toHaveLength(1);
});

test('a page names a sidebar if no sidebar lists it, and only then', async () => {
  const pages = ['index', 'old'];
  writeSite(pages, [{page: 'old', versions: ['v7']}]);
  expect(await findings(pages, ['index'])).toEqual([
    'versioned_docs/version-v7/index.md:1:1  The front matter has displayed_sidebar, and a sidebar lists the page  ' +
      'Remove the field, because Docusaurus shows the sidebar that lists the page',
    'versioned_docs/version-v7/old.md:1:1  The page has no sidebar, and so no version menu  ' +
      'Add `displayed_sidebar: docs` to the front matter, or `api` or `cli`',
  ]);
});

test('the sidebars of the current version are those of sidebars.ts', async () => {
  const ids = await sidebarIds(ROOT, 'next');
  expect(ids.has('apis/camera')).toBe(true);
  expect(ids.size).toBeGreaterThan(50);
});
