import fs from 'node:fs';
import path from 'node:path';
import {atomicWrite} from '../../packages/lib/atomicWrite';
import {DEPLOYMENT_FILE, type Deployment} from '../../plugins/site/security-headers';
import {securityHeaders} from '../../plugins/site/security-headers/headers';

/** Enough text that its compressed forms are worth it. */
const LONG = 'The text of a page that is long enough. '.repeat(50);

/** The site of the tests of hosts, which the build would take minutes for. */
export const DEPLOYMENT: Deployment = {
  baseUrl: '/docs/',
  headers: securityHeaders({
    scriptHashes: ['sha256-abc'],
    styleHashes: ['sha256-def'],
    imageOrigins: [],
    services: {},
    trustedTypes: true,
  }),
  redirects: [
    {from: '/docs/main/cli', to: '/docs/cli'},
    {from: '/docs/v6/old.page', to: '/docs/v6/web'},
  ],
};

export const SCRIPT = 'assets/js/main.0123abcd.js';
/** The script of the deployment before. */
export const OLD_SCRIPT = 'assets/js/main.89abcdef.js';

const page = (title: string): string =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${title}</title></head><body><p>${LONG}</p></body></html>`;
const markdown = (title: string): string => `# ${title}\n\n${LONG}\n`;

/** Writes a small built site to `dir`, with one script of the given content. */
export function writeHostedFolder(dir: string, script: readonly [file: string, content: string]): void {
  const files: Readonly<Record<string, string>> = {
    [DEPLOYMENT_FILE]: JSON.stringify(DEPLOYMENT),
    '.nojekyll': '',
    'index.html': page('Home'),
    'index.md': markdown('Home'),
    'cli.html': page('CLI'),
    'cli.md': markdown('CLI'),
    'cli/commands/run.html': page('Run'),
    'cli/commands/run.md': markdown('Run'),
    'v6.html': page('Version 6'),
    'v6.md': markdown('Version 6'),
    'v6/web.html': page('Web'),
    'v6/web.md': markdown('Web'),
    'updating/5-0.html': page('Updating'),
    'search.html': page('Search'),
    '404.html': page('Page not found'),
    'main/cli/index.html': page('This page has moved'),
    'v6/old.page/index.html': page('This page has moved'),
    'search-index/v6-0123/catalog.json': JSON.stringify([LONG]),
    'search-index/versions.json': '[]',
    'fragments/cli.json': JSON.stringify({article: LONG}),
    'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${LONG}--></svg>`,
    'robots.txt': 'User-agent: *\nAllow: /\n',
    [script[0]]: script[1],
  };
  fs.rmSync(dir, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) atomicWrite(path.join(dir, file), content);
}
