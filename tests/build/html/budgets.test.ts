import fs from 'node:fs';
import path from 'node:path';
import {
  attributeOf,
  filesIn,
  gzipSize,
  loadedBy,
  median,
  servedFrom,
  without,
} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';
import {docNames, expectFragment, read} from '../../support/fragments';

/** What a page of the real site may cost, in bytes after gzip. */
const LIMITS = {
  /** Runtime, main script and the largest version's table. */
  baseScripts: 140_000,
  styles: 24_000,
  /** The fonts of text and of code, which a phone downloads before it shows a page. */
  fonts: 36_000,
  /** The median page's HTML against the same without what the plugin adds. */
  htmlRatio: 1.1,
} as const;

const REAL_PAGES_READ = 60;

/** Whether the plugin put the element into the page. */
function isAdded(element: Parameters<typeof attributeOf>[0]): boolean {
  const isTable = attributeOf(element, 'src')?.startsWith('/docs/versions/') ?? false;
  const isData = attributeOf(element, 'id') === 'docs-page';
  const [text] = element.childNodes;
  const isNotice = element.tagName === 'script' && text !== undefined && 'value' in text;
  return isTable || isData || (isNotice && text.value.includes('docsFailure'));
}

describe('the real site', () => {
  const outDir = path.join(ROOT, 'build');
  let urls: string[];
  let sample: string[];
  beforeAll(() => {
    if (!fs.existsSync(path.join(outDir, 'fragments/index.json'))) {
      throw new Error('Budgets are those of the built site: run `npm run build` first.');
    }
    urls = loadedBy(read(outDir, 'index.html'));
    const names = docNames(outDir);
    const every = Math.ceil(names.length / REAL_PAGES_READ);
    sample = names.filter((_, index) => index % every === 0);
    expect(sample.length).toBeGreaterThanOrEqual(REAL_PAGES_READ / 2);
  });

  /** The size of what the landing page loads of a kind, of which there is something. */
  function sizeOf(kind: RegExp): number {
    const found = urls.filter((url) => kind.test(url));
    expect(found.length).toBeGreaterThan(0);
    return found.reduce((sum, url) => sum + gzipSize(servedFrom(outDir, url)), 0);
  }

  /** Checks a size, and prints what is left of its budget, so that it's known before it's used up. */
  function expectWithin(bytes: number, kind: 'baseScripts' | 'styles' | 'fonts'): void {
    process.stdout.write(`${kind}: ${bytes} of ${LIMITS[kind]} bytes, ${LIMITS[kind] - bytes} left\n`);
    expect(bytes).toBeLessThanOrEqual(LIMITS[kind]);
  }

  test('keeps to the budget of scripts', () => {
    const tables = filesIn(path.join(outDir, 'versions'), '.js').map((file) =>
      gzipSize(read(outDir, `versions/${file}`)),
    );
    const scripts = sizeOf(/\/assets\/js\//) + Math.max(...tables);
    expectWithin(scripts, 'baseScripts');
  });

  test('keeps to the budget of styles', () => {
    expectWithin(sizeOf(/\/assets\/css\//), 'styles');
  });

  test('keeps to the budget of fonts', () => {
    const fonts = filesIn(path.join(outDir, 'assets/fonts'), '.woff2');
    const sizes = fonts.map((file) => fs.statSync(path.join(outDir, 'assets/fonts', file)).size);
    expect(sizes).toHaveLength(2);
    expectWithin(
      sizes.reduce((sum, size) => sum + size, 0),
      'fonts',
    );
  });

  test('has pages that are hardly larger than without the plugin', () => {
    const ratios = sample.map((name) => {
      const html = read(outDir, `${name}.html`);
      const [whole, stripped] = [without(html, () => false), without(html, isAdded)];
      expect(whole.split('<script').length - stripped.split('<script').length).toBe(3);
      return gzipSize(whole) / gzipSize(stripped);
    });
    expect(median(ratios)).toBeLessThanOrEqual(LIMITS.htmlRatio);
  });

  test('has no highlighter in any script', () => {
    const scripts = filesIn(path.join(outDir, 'assets/js'), '.js');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => /prism/i.test(read(outDir, `assets/js/${file}`)))).toEqual([]);
  });

  test('has fragments that hold what the pages do', () => {
    sample.forEach((name) => expectFragment(outDir, name));
  });
});
