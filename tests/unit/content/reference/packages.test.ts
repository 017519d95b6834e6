import fs from 'node:fs';
import type {Element, Root as HtmlRoot} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {loadPlugins, type PluginModel} from '../../../../packages/facts';
import {docsVersions} from '../../../../packages/pages/versions';
import {renderPlugin} from '../../../../plugins/content/plugin-reference/render/renderPlugin';
import {listPluginSources} from '../../../../packages/facts/extract/pluginSources';
import type {PluginSource} from '../../../../packages/facts/extract/pluginSources';
import {ROOT} from '../../../support/fixtureSite';
import {hastOf, idsIn} from './html';

describe.each(docsVersions(ROOT))('the packages of %s', (version) => {
  let pages: {slug: string; model: PluginModel; html: HtmlRoot}[];
  beforeAll(() => {
    const models = loadPlugins(ROOT, version);
    pages = models.map((model) => ({slug: model.slug, model, html: hastOf(renderPlugin(model))}));
  });

  test('give a page each, with as many methods as they declare, and the platforms of each', () => {
    const declared = listPluginSources(ROOT, version).map((one) => [one.slug, declaredMethods(one)]);
    expect(pages.map(({slug, model}) => [slug, model.methods.length])).toEqual(declared);
    for (const {slug, model, html} of pages) {
      const ids = idsIn(html);
      expect([slug, model.methods.filter((method) => !ids.includes(method.slug))]).toEqual([slug, []]);
      const without = model.methods.filter(({name}) => Object.keys(model.support[name] ?? {}).length !== 3);
      expect([slug, without]).toEqual([slug, []]);
    }
  });

  test('keep the anchors of listeners in the form that published pages have', () => {
    const listeners = pages.flatMap(({model}) => model.methods.filter(({name}) => name === 'addListener'));
    for (const {slug} of listeners) expect(slug).toMatch(/^addlistener[\w-]+-$/);
  });

  test('give no anchor twice, and HTML that browsers read as it was meant, with no markup left in texts', () => {
    for (const {slug, html} of pages) {
      const ids = idsIn(html);
      expect([slug, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([slug, []]);
      expect([slug, misplaced(html)]).toEqual([slug, []]);
      expect([slug, rawMarkup(html)]).toEqual([slug, []]);
      expect([slug, emptyCells(html)]).toEqual([slug, 0]);
    }
  });
});

/** Counts methods in the text of the declarations, without our readers; those for readers, not `@hidden`. */
function declaredMethods({typesFile, interfaceName}: PluginSource): number {
  const text = fs.readFileSync(typesFile, 'utf8');
  const start = text.indexOf('{', text.search(new RegExp(`interface ${interfaceName}\\b`)));
  const body = text.slice(start, start + text.slice(start).search(/^}/m));
  const shown = body.replace(/\/\*\*(?:(?!\*\/)[\s\S])*@hidden[\s\S]*?\*\/\s*\w+/g, '');
  return shown.replace(/\/\*[\s\S]*?\*\//g, '').match(/^ {4}\w+(?:<[^(]*>)?\(/gm)?.length ?? 0;
}

const BLOCKS = 'p ul ol dl div table pre h1 h2 h3 blockquote CodeFrame'.split(' ');

/** Blocks in paragraphs or inline code, and links in links: a browser would move them, React complain. */
function misplaced(html: HtmlRoot): string[] {
  const found: string[] = [];
  visit(html, 'element', (outer: Element) => {
    if (!['a', 'p', 'code'].includes(outer.tagName)) return;
    const inner = outer.tagName === 'a' ? ['a', ...BLOCKS] : BLOCKS;
    visit({type: 'root', children: outer.children}, 'element', (node: Element) => {
      if (inner.includes(node.tagName)) found.push(`${node.tagName} in ${outer.tagName}: ${toString(node)}`);
    });
  });
  return found;
}

/** Markdown, JSDoc or HTML that stayed in texts outside of code. */
function rawMarkup(html: HtmlRoot): string[] {
  const found: string[] = [];
  visit(html, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type !== 'text') return undefined;
    const raw = /\{@\w+|<\/?\w+>|&(?:lt|gt|amp);|\*\*|``|\]\(|^[-*] |^undefined$/.exec(node.value);
    if (raw) found.push(node.value);
    return undefined;
  });
  return found;
}

/** Header cells, cells of the first column, and names and texts of definition lists that hold nothing. */
function emptyCells(html: HtmlRoot): number {
  let empty = 0;
  visit(html, 'element', (element: Element) => {
    const {tagName, children} = element;
    if ((tagName === 'dt' || tagName === 'dd') && !toString(element)) empty += 1;
    if (tagName !== 'tr') return;
    const cells = children.filter((node) => node.type === 'element');
    if (cells[0]?.tagName === 'th') empty += cells.filter((cell) => !toString(cell)).length;
    else if (!cells[0] || !toString(cells[0])) empty += 1;
  });
  return empty;
}
