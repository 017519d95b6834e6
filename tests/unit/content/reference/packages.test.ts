import fs from 'node:fs';
import type {Element, Root as HtmlRoot} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {listVersions} from '../../../../checks/listPages';
import {loadPlugins} from '../../../../plugins/content/plugin-reference/loadPlugin';
import {renderPlugin} from '../../../../plugins/content/plugin-reference/render/renderPlugin';
import {listPluginSources} from '../../../../plugins/content/lib/sources';
import type {PluginModel, PluginSource} from '../../../../plugins/content/lib/referenceTypes';
import {ROOT} from '../../../support/fixtureSite';
import {compileBlocks, type CompiledPage} from './compilePage';

describe.each(listVersions(ROOT))('the packages of %s', (version) => {
  const pages: {model: PluginModel; page: CompiledPage}[] = [];
  beforeAll(async () => {
    for (const model of await loadPlugins(ROOT, version)) {
      pages.push({model, page: await compileBlocks(renderPlugin(model))});
    }
  });

  test('give a page each, with as many methods as they declare', () => {
    const declared = new Map(
      listPluginSources(ROOT, version).map((source) => [source.slug, declaredMethods(source)]),
    );
    expect(pages.map(({model}) => model.slug)).toEqual([...declared.keys()]);
    for (const {model, page} of pages) {
      const shown = methodHeadings(page);
      expect([model.slug, shown.length]).toEqual([model.slug, declared.get(model.slug)]);
      expect(shown.map(({id}) => id)).toEqual(model.methods.map(({slug}) => slug));
      expect(shown).not.toEqual([]);
    }
  });

  test('keep the anchors of listeners in the form that published pages have', () => {
    for (const {model} of pages) {
      const listeners = model.methods.filter(({name}) => name === 'addListener');
      for (const {slug} of listeners) expect(slug).toMatch(/^addlistener[\w-]+-$/);
    }
  });

  test('say for each method where it works', () => {
    for (const {model} of pages) {
      for (const {name} of model.methods) {
        expect([model.slug, name, Object.keys(model.support[name] ?? {})]).toEqual([
          model.slug,
          name,
          ['ios', 'android', 'web'],
        ]);
      }
    }
  });

  test('give no anchor twice, and link only to anchors that are there', () => {
    for (const {model, page} of pages) {
      expect([model.slug, duplicates(page.ids)]).toEqual([model.slug, []]);
      // The anchors of members contain a dot, and members aren't in the contents list.
      const listed = page.ids.filter((id) => !id.includes('.'));
      expect([model.slug, page.toc.map(({id}) => id)]).toEqual([model.slug, listed]);
      const targets = linksIn(page.html).filter((url) => url.startsWith('#'));
      const lost = targets.filter((url) => !page.ids.includes(url.slice(1)));
      expect([model.slug, lost]).toEqual([model.slug, []]);
      const relative = linksIn(page.html).filter((url) => !/^(?:#|https?:|mailto:)/.test(url));
      expect([model.slug, relative]).toEqual([model.slug, []]);
    }
  });

  test('give HTML that browsers read as it was meant, with no markup left in texts', () => {
    for (const {model, page} of pages) {
      expect([model.slug, misplaced(page.html)]).toEqual([model.slug, []]);
      expect([model.slug, rawMarkup(page.html)]).toEqual([model.slug, []]);
      expect([model.slug, emptyCells(page.html)]).toEqual([model.slug, 0]);
    }
  });
});

/** Headings of the third level between Methods and the next section. */
function methodHeadings({toc}: CompiledPage): CompiledPage['toc'] {
  const start = toc.findIndex(({value}) => value === 'Methods');
  const rest = toc.slice(start + 1);
  const end = rest.findIndex(({level}) => level === 2);
  return rest.slice(0, end);
}

/** Counts methods in the text of the declarations, without our readers; those for readers, not `@hidden`. */
function declaredMethods({typesFile, interfaceName}: PluginSource): number {
  const text = fs.readFileSync(typesFile, 'utf8');
  const start = text.indexOf('{', text.search(new RegExp(`interface ${interfaceName}\\b`)));
  const body = text.slice(start, start + text.slice(start).search(/^}/m));
  const shown = body.replace(/\/\*\*(?:(?!\*\/)[\s\S])*@hidden[\s\S]*?\*\/\s*\w+/g, '');
  return shown.replace(/\/\*[\s\S]*?\*\//g, '').match(/^ {4}\w+(?:<[^(]*>)?\(/gm)?.length ?? 0;
}

function duplicates(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function linksIn(html: HtmlRoot): string[] {
  const urls: string[] = [];
  visit(html, 'element', ({tagName, properties}: Element) => {
    if (tagName === 'a' && typeof properties.href === 'string') urls.push(properties.href);
  });
  return urls;
}

const BLOCKS = [
  'p',
  'ul',
  'ol',
  'dl',
  'div',
  'table',
  'pre',
  'h1',
  'h2',
  'h3',
  'blockquote',
  'CodeFrame',
  'admonition',
];

/** Blocks in paragraphs or inline code, and links in links: a browser would move them, React complain. */
function misplaced(html: HtmlRoot): string[] {
  const found: string[] = [];
  visit(html, 'element', (outer: Element) => {
    const inner =
      outer.tagName === 'a' ? ['a', ...BLOCKS] : ['p', 'code'].includes(outer.tagName) ? BLOCKS : [];
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
