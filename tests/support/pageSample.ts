import fs from 'node:fs';
import path from 'node:path';
import {versions} from '../../plugins/lib/docsVersions';
import {ROOT} from './fixtureSite';

const BUILD = path.join(ROOT, 'build');
const VERSION_PATHS = Object.entries(versions).map(([name, {path: own = name}]) => own);

/**
 * Returns a representative sample of the built pages at `paths`: the first page in each folder of each version, and
 * every page with an element or a class that no earlier page has.
 */
export function samplePages(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...paths].sort().filter((pathname) => {
    const fresh = [kindOf(pathname), ...partsOf(htmlOf(pathname))].filter((part) => !seen.has(part));
    fresh.forEach((part) => seen.add(part));
    return fresh.length > 0;
  });
}

/** Returns the HTML of the built page at `pathname`. Throws if there is none. */
function htmlOf(pathname: string): string {
  const name = pathname.replace(/^\/docs\/?/, '');
  return fs.readFileSync(path.join(BUILD, `${name === '' ? 'index' : name}.html`), 'utf8');
}

/** The version and the folder that a page is in. */
function kindOf(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').slice(2);
  const isVersion = VERSION_PATHS.includes(first);
  const [folder, ...inFolder] = isVersion ? rest : [first, ...rest];
  return `${isVersion ? first : ''} ${inFolder.length > 0 ? folder : ''}`;
}

/** Classes that differ from page to page, and those of code tokens. */
const OF_A_PAGE = /^(?:docs-doc-id-|t-)/;

function partsOf(html: string): string[] {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([tag]) => tag);
  const classes = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  return [...elements, ...classes.filter((name) => !OF_A_PAGE.test(name))];
}
