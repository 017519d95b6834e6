import http from 'node:http';
import zlib from 'node:zlib';
import {OLD_SCRIPT, SCRIPT} from './hostedFolder';

/** What is compared of a response. */
export type Answer = {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string | undefined;
  readonly cache: string | undefined;
  readonly encoding: string | undefined;
  readonly range: string | undefined;
  /** Whether caches know that the response depends on what the request accepts. */
  readonly variesBy: readonly string[];
  /** Whether the response has the security policy and forbids guessing types. */
  readonly secured: boolean;
  /** The title of the HTML or the Markdown, or the length of anything else. */
  readonly content: string;
};

export type Row = {
  readonly does: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly conditional?: boolean;
  readonly answers: Partial<Answer>;
};

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_MARKDOWN = {accept: 'text/markdown, */*;q=0.5'};
const BROWSER = {accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'};

const including = (names: readonly string[]): string[] => expect.arrayContaining([...names]) as string[];

const html = (title: string): Partial<Answer> => ({
  status: 200,
  type: HTML,
  content: title,
  cache: REVALIDATED,
  secured: true,
  variesBy: including(['accept']),
});
const markdown = (title: string): Partial<Answer> => ({...html(title), type: MARKDOWN});
const moved = (location: string): Partial<Answer> => ({
  status: 301,
  location,
  secured: true,
  cache: REVALIDATED,
});
const missing: Partial<Answer> = {
  status: 404,
  type: HTML,
  content: 'Page not found',
  cache: REVALIDATED,
  secured: true,
};

/** The requests that every server answers alike. */
export const TABLE: readonly Row[] = [
  {does: 'a page', path: '/docs/cli', answers: html('CLI')},
  {does: 'the home page', path: '/docs/', answers: html('Home')},
  {does: 'a page in a folder', path: '/docs/cli/commands/run', answers: html('Run')},
  {does: 'a page that is also a folder', path: '/docs/v6', answers: html('Version 6')},
  {does: 'a page with a hyphen and a digit', path: '/docs/updating/5-0', answers: html('Updating')},
  {does: 'a page with a query', path: '/docs/cli?a=b', answers: html('CLI')},
  {does: 'a page to a browser', path: '/docs/cli', headers: BROWSER, answers: html('CLI')},
  {does: "the host's root", path: '/', answers: {status: 302, location: '/docs/'}},
  {does: 'the base URL without its slash', path: '/docs', answers: moved('/docs/')},
  {does: 'a page with .html', path: '/docs/cli.html', answers: moved('/docs/cli')},
  {does: 'a page with .html and a query', path: '/docs/cli.html?a=b&c', answers: moved('/docs/cli?a=b&c')},
  {does: 'a page with a slash', path: '/docs/cli/', answers: moved('/docs/cli')},
  {does: 'a page with a slash and a query', path: '/docs/cli/?a=b', answers: moved('/docs/cli?a=b')},
  {does: 'a page with /index.html', path: '/docs/cli/index.html', answers: moved('/docs/cli')},
  {does: 'a page in a folder with .html', path: '/docs/v6/web.html', answers: moved('/docs/v6/web')},
  {does: 'the home page with index.html', path: '/docs/index.html', answers: moved('/docs/')},
  {does: 'an old address', path: '/docs/main/cli', answers: moved('/docs/cli')},
  {does: 'an old address with a query', path: '/docs/main/cli?a=b', answers: moved('/docs/cli?a=b')},
  {does: 'an old address with a dot', path: '/docs/v6/old.page', answers: moved('/docs/v6/web')},
  {does: 'an old address with a slash', path: '/docs/main/cli/', answers: moved('/docs/main/cli')},
  {does: "a page's Markdown", path: '/docs/cli.md', answers: markdown('# CLI')},
  {does: "the home page's Markdown", path: '/docs/index.md', answers: markdown('# Home')},
  {does: 'a page as Markdown', path: '/docs/cli', headers: FOR_MARKDOWN, answers: markdown('# CLI')},
  {does: 'the home page as Markdown', path: '/docs/', headers: FOR_MARKDOWN, answers: markdown('# Home')},
  {
    does: 'a page as compressed Markdown',
    path: '/docs/v6/web',
    headers: {...FOR_MARKDOWN, 'accept-encoding': 'br'},
    answers: {...markdown('# Web'), encoding: 'br'},
  },
  {does: 'a page without Markdown', path: '/docs/search', headers: FOR_MARKDOWN, answers: html('Search')},
  {
    does: 'a page to who accepts both',
    path: '/docs/cli',
    headers: {accept: 'text/html, text/markdown'},
    answers: html('CLI'),
  },
  {does: 'a page that is not there', path: '/docs/no-such-page', answers: missing},
  {does: 'Markdown that is not there', path: '/docs/search.md', answers: missing},
  {
    does: 'a page that is not there as Markdown',
    path: '/docs/no-such-page',
    headers: FOR_MARKDOWN,
    answers: missing,
  },
  {does: 'a hashed file that is not there', path: '/docs/assets/js/main.ffff.js', answers: missing},
  {does: 'a path outside the site', path: '/other', answers: missing},
  {does: 'a folder without a page', path: '/docs/assets/js', answers: missing},
  {does: 'the not-found page itself', path: '/docs/404', answers: missing},
  {does: 'the file of the not-found page', path: '/docs/404.html', answers: missing},
  {does: 'an address in other letters', path: '/docs/CLI', answers: missing},
  {does: "the build's own file", path: '/docs/.deployment.json', answers: missing},
  {
    does: 'a script',
    path: `/docs/${SCRIPT}`,
    answers: {status: 200, cache: IMMUTABLE, encoding: undefined, content: '2015', secured: true},
  },
  {
    does: 'a script with Brotli',
    path: `/docs/${SCRIPT}`,
    headers: {'accept-encoding': 'gzip, deflate, br'},
    answers: {
      status: 200,
      cache: IMMUTABLE,
      encoding: 'br',
      content: '2015',
      variesBy: including(['accept-encoding']),
    },
  },
  {
    does: 'a script of the last deployment, which open pages may still load',
    path: `/docs/${OLD_SCRIPT}`,
    headers: {'accept-encoding': 'br'},
    answers: {status: 200, cache: IMMUTABLE, encoding: 'br', content: '2015', secured: true},
  },
  {
    does: 'a page with Brotli',
    path: '/docs/cli',
    headers: {'accept-encoding': 'br'},
    answers: {
      ...html('CLI'),
      encoding: 'br',
      variesBy: including(['accept', 'accept-encoding']),
    },
  },
  {
    does: 'a page with gzip',
    path: '/docs/cli',
    headers: {'accept-encoding': 'gzip'},
    answers: {...html('CLI'), encoding: 'gzip'},
  },
  {
    does: 'a picture with gzip',
    path: '/docs/img/logo.svg',
    headers: {'accept-encoding': 'gzip'},
    answers: {status: 200, encoding: 'gzip', cache: REVALIDATED},
  },
  {
    does: 'the search index',
    path: '/docs/search-index/v6-0123/catalog.json',
    answers: {status: 200, cache: IMMUTABLE},
  },
  {
    does: 'the list of search indexes',
    path: '/docs/search-index/versions.json',
    answers: {status: 200, cache: REVALIDATED},
  },
  {does: 'a fragment', path: '/docs/fragments/cli.json', answers: {status: 200, cache: REVALIDATED}},
  {
    does: 'a range of bytes',
    path: `/docs/${SCRIPT}`,
    headers: {range: 'bytes=0-9'},
    answers: {status: 206, range: 'bytes 0-9/2015', content: '10', cache: IMMUTABLE},
  },
  {
    does: 'a range of bytes beyond the end',
    path: `/docs/${SCRIPT}`,
    headers: {range: 'bytes=9000-'},
    answers: {status: 416},
  },
  {
    does: 'a page that has not changed',
    path: '/docs/cli',
    conditional: true,
    answers: {status: 304, content: '0'},
  },
  {does: 'a HEAD request', path: '/docs/cli', method: 'HEAD', answers: {...html('CLI'), content: '0'}},
  {does: 'a POST request', path: '/docs/cli', method: 'POST', answers: {status: 405}},
];

/** Sends a row's request to the server at `origin`, and a second one with its ETag if the row is conditional. */
export async function ask(origin: string, row: Row): Promise<Answer> {
  const first = await send(origin, row);
  const {etag} = first.response.headers;
  const {response, body} = row.conditional
    ? await send(origin, {...row, headers: {...row.headers, 'if-none-match': etag ?? ''}})
    : first;
  const {headers, statusCode: status = 0} = response;
  return {
    status,
    // Apache writes the whole address.
    location: headers.location?.replace(origin, ''),
    type: headers['content-type']?.replace(/; ?/, '; ').toLowerCase(),
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    range: headers['content-range'],
    variesBy: (headers.vary ?? '').toLowerCase().split(/\s*,\s*/),
    secured:
      /^default-src 'self';/.test(String(headers['content-security-policy'])) &&
      headers['x-content-type-options'] === 'nosniff',
    content: contentOf(decompressed(body, headers['content-encoding'])),
  };
}

function send(
  origin: string,
  {path, method = 'GET', headers = {}}: Row,
): Promise<{response: http.IncomingMessage; body: Buffer}> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, {method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({response, body: Buffer.concat(parts)}));
    });
    request.on('error', reject).end();
  });
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return zlib.brotliDecompressSync(body);
  return encoding === 'gzip' ? zlib.gunzipSync(body) : body;
}

function contentOf(body: Buffer): string {
  const text = body.toString();
  return /<title>(.*?)<\/title>/.exec(text)?.[1] ?? /^# .*/.exec(text)?.[0] ?? String(body.length);
}
