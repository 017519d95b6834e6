import {Parser} from 'htmlparser2';
import {sum} from './stats';

export type ResourceKind = 'document' | 'script' | 'style' | 'other';

/** One file that a browser loaded. */
export type Resource = {
  /** The path on the host, without the query. */
  readonly path: string;
  readonly kind: ResourceKind;
  /** Requested in case the reader goes on to another page, not for this one. */
  readonly isPrefetch: boolean;
  /** Compressed with gzip -9, or unchanged if compression doesn't help. */
  readonly bytes: number;
};

export type PageWeight = {
  readonly baseJs: number;
  readonly pageChunk: number;
  readonly html: number;
  readonly css: number;
  /** Images, fonts, data. */
  readonly other: number;
  readonly requests: number;
  readonly prefetches: number;
  readonly prefetchBytes: number;
  /** Files that were requested more than once. */
  readonly repeated: number;
};

/** Returns the kind of a file, by the type of the browser's request and the end of its path. */
export function kindOf(path: string, requestType: string): ResourceKind {
  if (requestType === 'document') return 'document';
  if (path.endsWith('.js')) return 'script';
  return path.endsWith('.css') ? 'style' : 'other';
}

/** Returns whether the headers of a request (names in lowercase) say that it's for later. */
export function isPrefetch(headers: Readonly<Record<string, string>>): boolean {
  return `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch');
}

/**
 * Returns what a page weighs. Scripts that `sibling`, another page of its version, also loads are base scripts; the
 * others are the page's own chunk.
 */
export function weigh(loaded: readonly Resource[], sibling: readonly Resource[]): PageWeight {
  const needed = once(loaded.filter((resource) => !resource.isPrefetch));
  const later = once(loaded.filter((resource) => resource.isPrefetch));
  const shared = new Set(sibling.filter((resource) => !resource.isPrefetch).map(({path}) => path));
  const bytesOf = (kind: ResourceKind, test: (path: string) => boolean = () => true): number =>
    sum(needed.filter((one) => one.kind === kind && test(one.path)).map(({bytes}) => bytes));
  return {
    baseJs: bytesOf('script', (path) => shared.has(path)),
    pageChunk: bytesOf('script', (path) => !shared.has(path)),
    html: bytesOf('document'),
    css: bytesOf('style'),
    other: bytesOf('other'),
    requests: needed.length,
    prefetches: later.length,
    prefetchBytes: sum(later.map(({bytes}) => bytes)),
    repeated: loaded.length - once(loaded).length,
  };
}

function once(resources: readonly Resource[]): Resource[] {
  return [...new Map(resources.map((resource) => [resource.path, resource])).values()];
}

export type PageTags = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly prefetches: number;
  readonly preloads: number;
};

/** Returns the files that a page's HTML links to, as written by the server. */
export function readTags(html: string): PageTags {
  const scripts: string[] = [];
  const links: {readonly rel: string; readonly href: string}[] = [];
  const parser = new Parser({
    onopentag: (name, {src, rel, href}) => {
      if (name === 'script' && src !== undefined) scripts.push(src);
      if (name === 'link') links.push({rel: rel ?? '', href: href ?? ''});
    },
  });
  parser.end(html);
  const withRel = (...rels: string[]): string[] =>
    links.filter(({rel}) => rels.includes(rel)).map(({href}) => href);
  return {
    scripts,
    styles: withRel('stylesheet'),
    prefetches: withRel('prefetch').length,
    preloads: withRel('preload', 'modulepreload').length,
  };
}
