import fsp from 'node:fs/promises';
import path from 'node:path';
import {
  articleIn,
  attributeOf,
  comparable,
  elementsOf,
  filesIn,
  gzipSize,
  loadedBy,
  servedFrom,
} from '../support/builtPages';
import {provideBuild, siteDirOf} from '../support/fixtureBuild';
import {docNames, read} from '../support/fragments';
import {LATEST} from '../support/fixtureVersions';
import {FILE, makePlainSite, PICTURE, PLAIN, STOCK} from '../support/sharedBuilds';

/** What each page more of a version may cost the readers of all its other pages, in bytes after gzip. */
const MOST_PER_PAGE = 16;

/** How many docs the fixture site has; four of them in v6. */
const DOCS = 13;
const EXTRA_PAGES = 200;

const outDirOf = (name: string): string => path.join(siteDirOf(name), 'build');

const TOPICS = 'Camera,Storage,Network,Keyboard,Browser,Device,Haptics,Motion,Share,Toast'.split(',');
const TASKS =
  'setup,errors,permissions,testing,icons,updates,security,offline use,events,types,caching,signing,' +
  'releases,debugging,logging,themes,files,links,styles,plugins';

/** Adds pages to v6, in a category that is closed until a reader opens it. */
async function addPages(siteDir: string): Promise<void> {
  const titles = TOPICS.flatMap((topic) => TASKS.split(',').map((task) => `${topic} ${task}`));
  const folder = path.join(siteDir, 'versioned_docs/version-v6/guides');
  await fsp.mkdir(folder);
  const ids = await Promise.all(
    titles.map(async (title) => {
      const name = title.toLowerCase().replaceAll(' ', '-');
      const description = `A page about ${title} that is there to show what one page more costs.`;
      const text = `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`;
      await fsp.writeFile(path.join(folder, `${name}.md`), text);
      return `guides/${name}`;
    }),
  );
  const file = path.join(siteDir, 'versioned_sidebars/version-v6-sidebars.json');
  const sidebars = JSON.parse(await fsp.readFile(file, 'utf8')) as {docs: unknown[]};
  sidebars.docs.push({type: 'category', label: 'More', items: ids});
  await fsp.writeFile(file, JSON.stringify(sidebars));
}

/**
 * The minifier names the variables of the runtime by how often each letter occurs, also in the hashes of other files, so
 * these names and the hash of the runtime itself may differ.
 */
const withoutRuntime = (text: string): string => text.replaceAll(/(?<=runtime~main\.)[0-9a-f]{8}/g, '');

/** A page and the files that it loads. */
function loadOf(site: string, name: string): string[] {
  const html = read(site, `${name}.html`);
  const files = loadedBy(html).map((url) => {
    const text = servedFrom(site, url).toString('latin1');
    return url.includes('runtime~') ? text.replaceAll(/\b[a-z]\b/g, '_') : text;
  });
  return [withoutRuntime(html), ...files];
}

const lean = outDirOf(PLAIN.name);
const stock = outDirOf(STOCK.name);

describe('a page of the lean build', () => {
  test('is that of the stock build but for its scripts', () => {
    const pages = filesIn(stock, '.html');
    expect(new Set(filesIn(lean, '.html'))).toEqual(new Set(pages));
    expect(pages.length).toBeGreaterThanOrEqual(14);
    for (const page of pages) {
      expect(`${page}\n${comparable(read(lean, page))}`).toBe(`${page}\n${comparable(read(stock, page))}`);
    }
  });

  test('loads its version’s table before the site’s script', () => {
    for (const name of docNames(lean)) {
      const version = /^(next|v6)\b/.exec(name)?.[1]?.replace('next', 'current') ?? LATEST;
      const scripts = loadedBy(read(lean, `${name}.html`)).filter((url) => /\.js\b/.test(url));
      const kinds = scripts.map((url) => url.replace(/^.*\/|\?.*$|\.[0-9a-f]{8}\.js$/g, ''));
      expect(kinds).toEqual([`${version}.js`, 'runtime~main', 'main']);
    }
  });

  test('keeps the picture and the file beside it, which no script knows of', () => {
    const article = elementsOf(articleIn(read(lean, 'index.html')));
    const picture = article
      .map((element) => attributeOf(element, 'src'))
      .find((src) => src?.includes('beside'));
    const file = article
      .map((element) => attributeOf(element, 'href'))
      .find((href) => href?.includes('beside'));
    expect(picture).toMatch(/^\/docs\/assets\/images\/beside-[0-9a-f]+\.svg$/);
    expect(file).toMatch(/^\/docs\/assets\/files\/beside-[0-9a-f]+\.zip$/);
    expect(servedFrom(lean, String(picture)).toString()).toBe(PICTURE);
    expect(servedFrom(lean, String(file)).toString()).toBe(FILE);
  });
});

describe(`with ${EXTRA_PAGES} pages more in v6`, () => {
  let grown: string;
  beforeAll(async () => {
    await provideBuild({name: 'grown', make: (name) => makePlainSite(name, addPages)});
    grown = outDirOf('grown');
  });

  test('no byte changes of what a page of the latest version or of next loads', () => {
    const names = docNames(lean).filter((name) => !name.startsWith('v6'));
    expect(names).toHaveLength(DOCS - 4);
    for (const name of names) expect(loadOf(grown, name)).toEqual(loadOf(lean, name));
  });

  test('no script or style of the site changes, not even one that is loaded later', () => {
    expect(filesIn(grown, '.css')).toEqual(filesIn(lean, '.css'));
    const [before, after] = [lean, grown].map((site) => filesIn(path.join(site, 'assets/js'), '.js'));
    expect(after?.map(withoutRuntime)).toEqual(before?.map(withoutRuntime));
  });

  test('a page of v6 costs little more for each', () => {
    expect(docNames(grown)).toHaveLength(DOCS + EXTRA_PAGES);
    const bytesOf = (site: string): number =>
      loadOf(site, 'v6').reduce((sum, text) => sum + gzipSize(text), 0);
    expect((bytesOf(grown) - bytesOf(lean)) / EXTRA_PAGES).toBeLessThanOrEqual(MOST_PER_PAGE);
  });
});
