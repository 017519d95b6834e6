import fs from 'node:fs';
import path from 'node:path';
import {refreshLists} from '../../plugins/client/offline/build/refreshLists';
import {atomicWrite} from '../../plugins/lib/atomicWrite';
import {filesBelow} from '../../plugins/lib/filesBelow';
import {isHashed} from '../../plugins/lib/hashedFiles';
import {linkFile} from '../../plugins/lib/linkFile';
import {relativePath} from '../../plugins/lib/posixPaths';
import {redirectPage} from '../../plugins/site/redirects';
import {policyForMeta, readDeployment} from '../../plugins/site/security-headers';
import {compressFiles} from './compress';
import {retire, type DeployedFiles, type Retired} from './retire';
import type {Host} from './types';

/** The file, in the folder that is deployed, that says which files the deployment has. Hosts don't serve it. */
const FILES = 'hashed-files.json';

export type Preparation = {
  /** The folder that `npm run build` wrote. */
  readonly build: string;
  /** The folder to write. An earlier one is replaced. */
  readonly out: string;
  /** The folder that an earlier call wrote and that is deployed now; it may be `out`. */
  readonly previous?: string;
  /** The absolute path at which the server has the folder `public`. */
  readonly root: string;
  readonly now: Date;
};

/** How many files of earlier deployments were kept. */
export type Prepared = {readonly kept: number};

/**
 * Writes a folder that can be deployed to `host`: the site in `public`, and the files that configure the host. Throws if
 * `build` is not a built site, or if `previous` wasn't written by this function.
 */
export async function prepare(host: Host, {build, out, previous, root, now}: Preparation): Promise<Prepared> {
  const deployment = readDeployment(build);
  const last = previous === undefined ? undefined : readFiles(previous);
  const draft = `${path.resolve(out)}.new`;
  const site = path.join(draft, 'public', deployment.baseUrl);
  fs.rmSync(draft, {recursive: true, force: true});

  const redirectPages = new Set(
    deployment.redirects.map(({from}) => `${from.slice(deployment.baseUrl.length)}/index.html`),
  );
  const isServed = (file: string): boolean => !(host.redirects && redirectPages.has(file));
  const files = filesIn(build).filter((file) => !path.basename(file).startsWith('.') && isServed(file));
  for (const file of files) put(path.join(build, file), path.join(site, file));
  moveUp(path.join(site, 'robots.txt'), path.join(draft, 'public/robots.txt'));
  fs.copyFileSync(path.join(site, '404.html'), path.join(draft, 'public/404.html'));

  const own = files.filter(isHashed);
  const retired =
    last && previous ? keepOld(last, {own, previous, site, baseUrl: deployment.baseUrl, now}) : {};
  writeJson(path.join(draft, FILES), {own, retired});
  if (!host.redirects) {
    for (const file of files) addSlashPage(site, file, deployment.baseUrl);
  }
  if (!host.headers) {
    const changed = filesIn(site).map((file) => path.join(site, file));
    addPolicy(changed, policyForMeta(deployment.headers));
    refreshLists(site);
  }
  if (host.precompressed) {
    const texts = filesIn(site).map((file) => path.join(site, file));
    await compressFiles(texts, (file) => file.startsWith(path.join(site, 'assets')));
  }
  for (const [file, content] of Object.entries(host.files({...deployment, root}))) {
    atomicWrite(path.join(draft, file), content);
  }
  fs.rmSync(out, {recursive: true, force: true});
  fs.renameSync(draft, out);
  return {kept: Object.keys(retired).length};
}

type Keeping = {
  readonly own: readonly string[];
  readonly previous: string;
  readonly site: string;
  readonly baseUrl: string;
  readonly now: Date;
};

/** Copies the files that stay from the previous deployment, and returns them. */
function keepOld(last: DeployedFiles, {own, previous, site, baseUrl, now}: Keeping): Retired {
  const retired = retire(last, new Set(own), now);
  for (const file of Object.keys(retired)) {
    put(path.join(previous, 'public', baseUrl, file), path.join(site, file));
  }
  return retired;
}

function readFiles(previous: string): DeployedFiles {
  const file = path.join(previous, FILES);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${file} doesn't exist, so ${previous} isn't a folder that \`npm run host\` has written.`,
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as DeployedFiles;
}

/** Returns the files below a folder, relative to it and with slashes, sorted. */
function filesIn(dir: string): string[] {
  return filesBelow(dir, () => false)
    .map((file) => relativePath(dir, file))
    .sort();
}

function put(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), {recursive: true});
  linkFile(from, to);
}

function moveUp(from: string, to: string): void {
  if (fs.existsSync(from)) fs.renameSync(from, to);
}

function writeJson(file: string, value: unknown): void {
  atomicWrite(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

/** Makes a page's address lead to it with a slash at its end, too, by a page in the folder of its name. */
function addSlashPage(site: string, file: string, baseUrl: string): void {
  const route = /^(.+)\.html$/.exec(file)?.[1];
  if (route === undefined || route === '404' || path.basename(route) === 'index') return;
  atomicWrite(path.join(site, route, 'index.html'), redirectPage(`${baseUrl}${route}`));
}

/** Adds the policy to the HTML files. They are replaced and not edited, because they are links to those of the build. */
function addPolicy(files: readonly string[], policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(file, 'utf8');
    // The policy applies to what follows it, and the encoding comes first.
    const changed = html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`);
    if (changed === html) throw new Error(`${file} has no <meta charset>, after which its policy would be.`);
    atomicWrite(file, changed);
  }
}
