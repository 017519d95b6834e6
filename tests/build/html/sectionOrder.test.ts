import fs from 'node:fs';
import path from 'node:path';
import {filesIn, tagsOf} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';

/** Readers who know one page of a plugin or a command find everything at the same place on all others. */
const BUILD = path.join(ROOT, 'build');

/** The sections that several pages have, in their order, by what all of these pages have. */
const ORDERS = {
  methods: [
    'configuration',
    'methods',
    'errors',
    'interfaces',
    'type-aliases',
    'enums',
    'package-facts',
    'changes',
    'related-pages',
  ],
  usage: ['usage', 'arguments', 'options', 'when-it-fails', 'errors', 'changes', 'related-pages'],
} as const;

/** Returns the sections of a page that stand after one that they belong before. */
function misplaced(html: string, order: readonly string[]): string[] {
  const found = tagsOf(html)
    .filter(({name}) => name === 'h2')
    .flatMap(({attributes: {id = ''}}) => (order.includes(id) ? [order.indexOf(id)] : []));
  return found.flatMap((place, index) => (place < (found[index - 1] ?? -1) ? [order[place] ?? ''] : []));
}

test.each([
  ['methods', /^(?:next\/|v\d\/)?apis\/[^/]+\.html$/, 150],
  ['usage', /^(?:next\/|v\d\/)?cli\/(?:commands\/)?[^/]+\.html$/, 70],
] as const)('pages with the section "%s" have their sections in one order', (section, paths, least) => {
  const pages = filesIn(BUILD, '.html')
    .filter((file) => paths.test(file))
    .map((file) => [file, fs.readFileSync(path.join(BUILD, file), 'utf8')] as const)
    .filter(([, html]) => html.includes(`id=${section}`) || html.includes(`id="${section}"`));
  expect(pages.length).toBeGreaterThan(least);
  const order = ORDERS[section];
  expect(
    pages.map(([file, html]) => [file, misplaced(html, order)]).filter(([, names]) => names?.length),
  ).toEqual([]);
});

test('a section that stands too late is found', () => {
  const html = '<h2 id="errors"></h2><h2 id="own"></h2><h2 id="methods"></h2><h2 id="changes"></h2>';
  expect(misplaced(html, ORDERS.methods)).toEqual(['methods']);
});
