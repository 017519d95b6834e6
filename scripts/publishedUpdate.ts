import fs from 'node:fs';
import path from 'node:path';
import {withErrorParts} from '../plugins/lib/errorParts';
import {articleOf} from '../plugins/lib/fragments';
import {readHtml} from '../plugins/lib/builtPages/readHtml';
import {atomicWrite} from '../packages/lib/atomicWrite';
import {withSlashes} from '../packages/lib/posixPaths';
import {
  formatPublished,
  merged,
  parsePublished,
  PUBLISHED_FOLDER,
  type Published,
} from '../plugins/site/published-addresses/list';
import {oldRoutesOf} from '../plugins/lib/oldRoutes';
import {versions} from '../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../src/data/versions';
import {runScript, noArguments} from './commandLine';

const COMMAND = {
  script: 'published:update',
  does: 'Adds the addresses and anchors of the last build to the lists of published addresses.',
};
/** IDs that React makes up, such as those of tabs, which nobody links to. */
const GENERATED = /^_R_/;
const BASE_URL = '/docs/';
const siteDir = path.resolve(__dirname, '..');
const build = path.join(siteDir, 'build');

type Version = {readonly label: string; readonly prefix: string};

const VERSIONS: readonly Version[] = Object.entries(versions).map(
  ([name, {label = name, path: own = name}]) => ({
    label,
    prefix: name === LATEST_VERSION ? '' : `/${own}`,
  }),
);

/** Returns the version that a route (`/v6/cli`) belongs to. */
function versionOf(route: string): Version {
  const named = VERSIONS.find(({prefix}) => prefix !== '' && `${route}/`.startsWith(`${prefix}/`));
  const latest = VERSIONS.find(({prefix}) => prefix === '');
  const found = named ?? latest;
  if (!found) throw new Error('No docs version is the latest. Check versions.json.');
  return found;
}

/** Returns the docs in the last build: their routes, and their articles' anchors. */
function builtDocs(): Map<string, ReadonlySet<string>> {
  const files = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  return new Map(
    files.flatMap((file) => {
      const html = withErrorParts(fs.readFileSync(path.join(build, file), 'utf8'), build, BASE_URL);
      // Redirects, the search page and the not-found page have no article.
      if (!html.includes('theme-doc-markdown')) return [];
      const route = `/${withSlashes(file).replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return [[route, readHtml(articleOf(html, file)).anchors] as const];
    }),
  );
}

/** Returns what a version publishes: its pages, and old addresses in the same version that redirect to them. */
function publishedIn({label, prefix}: Version, docs: ReadonlyMap<string, ReadonlySet<string>>): Published {
  const addressOf = (route: string): string => route.slice(prefix.length) || '/';
  const own = [...docs].filter(([route]) => versionOf(route).label === label);
  return new Map(
    own.flatMap(([route, anchors]) => {
      const old = oldRoutesOf(route).filter((from) => versionOf(from).label === label);
      return [
        [addressOf(route), new Set([...anchors].filter((anchor) => !GENERATED.test(anchor)))] as const,
        ...old.map((from) => [addressOf(from), new Set<string>()] as const),
      ];
    }),
  );
}

function run(): void {
  if (!fs.existsSync(build)) throw new Error('There is no build/. Run npm run build first.');
  fs.mkdirSync(path.join(siteDir, PUBLISHED_FOLDER), {recursive: true});
  const docs = builtDocs();
  for (const version of VERSIONS) {
    const file = path.join(siteDir, PUBLISHED_FOLDER, `${version.label}.txt`);
    const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const after = formatPublished(merged(parsePublished(before), publishedIn(version, docs)));
    if (after !== before) atomicWrite(file, after);
    console.log(`${version.label}: ${after === before ? 'nothing new' : 'updated'}`);
  }
}

void runScript(COMMAND, noArguments, run);
