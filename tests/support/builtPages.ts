import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {Parser} from 'htmlparser2';
import {defaultTreeAdapter, parse, parseFragment, serialize, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Returns the files below `dir` whose names end with `ending`, relative to `dir` and sorted. */
export function filesIn(dir: string, ending: string): string[] {
  const names = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith(ending)).sort();
}

/** Returns the size of `content` in bytes, compressed with gzip's highest level. */
export function gzipSize(content: string | Buffer): number {
  return zlib.gzipSync(content, {level: 9}).length;
}

/** Returns the median of `values`, or the upper one of two. Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Returns all elements of a page's HTML. */
export function elementsOf(html: string): Element[] {
  return elementsBelow(parse(html));
}

/** An element's name and attributes, from its start tag. */
export type Tag = {readonly name: string; readonly attributes: Readonly<Record<string, string>>};

/** Returns all start tags of a page's HTML, in order; several times faster than `elementsOf`, for tests of every page. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({onopentag: (name, attributes) => tags.push({name, attributes})});
  parser.end(html);
  return tags;
}

/** Returns the value of an element's attribute, if there is one. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the page's HTML, serialized by parse5, without the elements for which `isLeftOut` returns true. */
export function without(html: string, isLeftOut: (element: Element) => boolean): string {
  const document = parse(html);
  elementsBelow(document)
    .filter(isLeftOut)
    .forEach((element) => defaultTreeAdapter.detachNode(element));
  return serialize(document);
}

/**
 * Returns the page's HTML, one tag per line, without anything that can differ between builds of the same content:
 * scripts and hashes in file names. React's IDs are renumbered in order.
 */
export function comparable(html: string): string {
  const ids: string[] = [];
  const numbered = (id: string): string => {
    if (!ids.includes(id)) ids.push(id);
    return `_R_${ids.indexOf(id)}_`;
  };
  return without(html, ({tagName}) => tagName === 'script')
    .replace(/\.[0-9a-f]{8}\.(css|js)/g, '.HASH.$1')
    .replace(/_R_[0-9a-z]+_/g, numbered)
    .replaceAll('>', '>\n');
}

/** Returns the inner HTML of the page's article. Throws if it has none, or two. */
export function articleIn(html: string): string {
  const [article, ...rest] = elementsOf(html).filter((element) =>
    attributeOf(element, 'class')?.split(' ').includes('theme-doc-markdown'),
  );
  if (!article || rest.length > 0) throw new Error(`A page has ${rest.length + (article ? 1 : 0)} articles.`);
  return serialize(article);
}

/** Returns HTML as a browser serializes it after it is set as a `<div>`'s inner HTML. */
export function asHeld(html: string): string {
  const [div] = parseFragment('<div></div>').childNodes;
  if (!div || !defaultTreeAdapter.isElementNode(div)) throw new Error('A <div> is no element any more.');
  return serialize(parseFragment(div, html, {}));
}

/** Returns the URLs that a page's HTML makes the browser load immediately: its scripts and styles. */
export function loadedBy(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const isStyle = element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet';
    const url = attributeOf(element, isStyle ? 'href' : 'src');
    return url !== undefined && (isStyle || element.tagName === 'script') ? [url] : [];
  });
}

/** Returns the content of the build's file for `url`, on a site at `/docs/`. */
export function servedFrom(outDir: string, url: string): Buffer {
  return fs.readFileSync(path.join(outDir, url.replace(/^\/docs\//, '').replace(/\?.*$/, '')));
}

function elementsBelow(node: ParentNode): Element[] {
  const found: Element[] = [];
  const collect = (parent: ParentNode): void =>
    parent.childNodes.forEach((child) => {
      if (!defaultTreeAdapter.isElementNode(child)) return;
      found.push(child);
      collect(child);
    });
  collect(node);
  return found;
}
