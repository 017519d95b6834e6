import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hashFiles} from '../../plugins/build-cache';
import {openSearchDescription} from '../../plugins/search-page/openSearch';
import {plainPath} from '../../scripts/staticServer';
import {collapseDuration} from '../../src/client/collapsibles';
import {suggestPages} from '../../src/components/suggestPages';
import {oldRoutesOf} from '../../src/data/redirects';
import {versions} from '../../src/data/versions';

describe('plain paths', () => {
  test.each([
    ['/docs/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/next/', '/docs/next'],
    ['/docs/cli.html', '/docs/cli'],
    ['/docs/v2/cli/index.html', '/docs/v2/cli'],
    ['/docs/cli', '/docs/cli'],
    ['/docs/assets/a.css', '/docs/assets/a.css'],
  ])('%s reduces to %s', (from, to) => {
    expect(plainPath(from, '/docs/')).toBe(to);
  });
});

describe('old routes', () => {
  test.each([
    ['/v3/basics', ['/v3/main/basics']],
    ['/reference/support-policy', ['/main/reference/support-policy']],
    ['/next/android/managing-dependencies', ['/next/main/android/managing-dependencies']],
    ['/v2/basics/building-your-app', ['/basics/building-your-app']],
    ['/basics/workflow', []],
    ['/', []],
  ])('lead to %s', (route, old) => {
    expect(oldRoutesOf(route)).toEqual(old);
  });
});

describe('versions', () => {
  test('are v8 in development at /next, v7 at the root, and five unmaintained ones', () => {
    expect(versions.current).toEqual({label: 'v8', path: 'next', banner: 'unreleased'});
    expect(versions.v7).toEqual({label: 'v7', banner: 'none'});
    expect(Object.keys(versions)).toEqual(['current', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2']);
    expect(versions.v2?.banner).toBe('unmaintained');
  });
});

describe('suggested pages', () => {
  const version = (root: string, pages: string[], isLast = false) => ({
    path: root,
    isLast,
    docs: pages.map((page) => ({path: `${root}${page}`})),
  });
  // As Docusaurus gives them: the latest version's root and index pages end with a slash.
  const v7 = {...version('/docs', ['/cli/', '/basics/workflow'], true), path: '/docs/'};
  const v2 = version('/docs/v2', ['/cli/serve', '/cli']);
  const all = [v7, v2];

  test('come from the version in the address', () => {
    expect(suggestPages('/docs/v2/nope', all).version).toBe(v2);
    expect(suggestPages('/docs/nope', all).version).toBe(v7);
    expect(suggestPages('/docs/v22/nope', all).version).toBe(v7);
  });

  test('are the same page in another version first', () => {
    expect(suggestPages('/docs/cli/serve.html', all).pages.map((page) => page.path)).toEqual([
      '/docs/v2/cli/serve',
    ]);
  });

  test('are found for an address of the latest version and for an index page', () => {
    expect(suggestPages('/docs/v2/basics/workflow', all).pages.map((page) => page.path)).toEqual([
      '/docs/basics/workflow',
    ]);
    expect(suggestPages('/docs/nope/cli', all).pages.map((page) => page.path)).toEqual(['/docs/cli']);
  });

  test('are pages that end the same way', () => {
    expect(suggestPages('/docs/guides/workflow/', all).pages.map((page) => page.path)).toEqual([
      '/docs/basics/workflow',
    ]);
  });

  test('are none where nothing fits', () => {
    expect(suggestPages('/docs/v2/', all)).toEqual({version: v2, pages: []});
  });
});

describe('collapsibles', () => {
  test('take longer the higher they are, and 1 ms under reduced motion', () => {
    expect(collapseDuration(400, false)).toBeGreaterThan(collapseDuration(100, false));
    expect(collapseDuration(36, false)).toBe(192);
    expect(collapseDuration(400, true)).toBe(1);
  });
});

test('the OpenSearch description escapes its values', () => {
  const xml = openSearchDescription({title: 'A & B', searchUrl: 'https://x.test/search', iconUrl: 'i'});
  expect(xml).toContain('<LongName>A &#38; B</LongName>');
  expect(xml).toContain('template="https://x.test/search?q={searchTerms}"');
});

test('the build cache’s key changes with content and with names', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  const file = path.join(dir, 'a.ts');
  fs.writeFileSync(file, 'one');
  const first = hashFiles(dir, ['.']);
  expect(hashFiles(dir, ['.'])).toBe(first);
  fs.writeFileSync(file, 'two');
  const second = hashFiles(dir, ['.']);
  fs.renameSync(file, path.join(dir, 'b.ts'));
  expect(new Set([first, second, hashFiles(dir, ['.'])]).size).toBe(3);
});
