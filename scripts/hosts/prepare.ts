import fs from 'node:fs';
import path from 'node:path';
import {atomicWrite} from '../../packages/lib/atomicWrite';
import {filesBelow} from '../../packages/lib/filesBelow';
import {isHashed} from '../../plugins/lib/hashedFiles';
import {linkFile} from '../../plugins/lib/linkFile';
import {relativePath} from '../../packages/lib/posixPaths';
import {readDeployment, type Deployment} from '../../plugins/site/security-headers';
import {compressFiles} from './compress';
import {adaptToGitHubPages} from './githubPages';
import {nginxConfig} from './nginx';
import {retire, type DeployedFiles, type Retired} from './retire';
import {vercelConfig} from './vercel';

/** The hosts that the site can be prepared for. */
export const HOSTS = ['nginx', 'github-pages', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** The file, in the folder that is deployed, that says which files the deployment has. Hosts don't serve it. */
const FILES = 'hashed-files.json';

export type Preparation = {
  /** The folder that `npm run build` wrote. */
  readonly build: string;
  /** The folder to write. An earlier one is replaced. */
  readonly out: string;
  /** The folder that an earlier call wrote and that is deployed now; it may be `out`. */
  readonly previous?: string;
  /** The absolute path at which nginx has the folder `public`. */
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

  const files = filesToServe(build, host, deployment);
  for (const file of files) put(path.join(build, file), path.join(site, file));
  moveUp(path.join(site, 'robots.txt'), path.join(draft, 'public/robots.txt'));

  const own = files.filter(isHashed);
  const retired =
    last && previous ? keepOld(last, {own, previous, site, baseUrl: deployment.baseUrl, now}) : {};
  writeJson(path.join(draft, FILES), {own, retired});
  await configure(host, {draft, site, deployment, root});
  // GitHub Pages and Vercel look for it there.
  fs.copyFileSync(path.join(site, '404.html'), path.join(draft, 'public/404.html'));
  fs.rmSync(out, {recursive: true, force: true});
  fs.renameSync(draft, out);
  return {kept: Object.keys(retired).length};
}

/** Returns the files of a build that the host serves. Only GitHub Pages needs pages at old addresses: the others redirect. */
function filesToServe(build: string, host: Host, {baseUrl, redirects}: Deployment): string[] {
  const old = redirects.map(({from}) => `${from.slice(baseUrl.length)}/index.html`);
  const left = new Set(host === 'github-pages' ? [] : old);
  return filesBelow(build, () => false)
    .map((file) => relativePath(build, file))
    .filter((file) => !path.basename(file).startsWith('.') && !left.has(file))
    .sort();
}

type Draft = {
  readonly draft: string;
  readonly site: string;
  readonly deployment: Deployment;
  readonly root: string;
};

/** Writes the files that configure the host, and changes those of the site that have to be different on it. */
async function configure(host: Host, {draft, site, deployment, root}: Draft): Promise<void> {
  switch (host) {
    case 'nginx':
      atomicWrite(path.join(draft, 'nginx.conf'), nginxConfig(deployment, root));
      await compressFiles(site);
      break;
    case 'github-pages':
      atomicWrite(path.join(draft, 'public/.nojekyll'), '');
      adaptToGitHubPages(site, deployment);
      break;
    case 'vercel':
      writeJson(path.join(draft, 'vercel.json'), vercelConfig(deployment));
  }
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
