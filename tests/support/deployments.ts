import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {refreshLists} from '../../plugins/client/offline/build/refreshLists';
import {STORE_HEADER} from '../../plugins/client/offline/browser/paths';
import {fragmentOf} from '../../plugins/client/lean/build/fragments';
import {createStaticServer} from '../../scripts/staticServer';
import {filesBelow} from '../../plugins/lib/filesBelow';
import {serveSite, type Site} from './browser';
import {ROOT} from './fixtureSite';
import {siteDirOf} from './fixtureBuild';

/** A site whose server can be deployed to, and be down. */
export type DeployedSite = Site & {
  /** From now on, the server has the files of another folder; of `only`, if given, just those that it accepts. */
  readonly deploy: (dir: string, only?: (pathname: string) => boolean) => void;
  /** The server doesn't answer until it is called again with `false`. */
  readonly setDown: (down: boolean) => void;
  /** From now on, answers to matching requests wait until the returned function is called. */
  readonly hold: (pattern: RegExp) => () => void;
  /** The paths that have been requested for the store since the last call, sorted. */
  readonly takeStored: () => string[];
};

/** Serves a built site, which later deployments replace. */
export async function startDeployments(dir: string): Promise<DeployedSite> {
  let pick = serverOf(dir);
  let isDown = false;
  let gate: {readonly pattern: RegExp; readonly opened: Promise<void>} | undefined;
  const stored: string[] = [];
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers[STORE_HEADER]) stored.push(pathname);
    const answer = (): void => {
      if (isDown) request.socket.destroy();
      else pick(pathname).emit('request', request, response);
    };
    if (gate?.pattern.test(pathname)) void gate.opened.then(answer);
    else answer();
  });
  const site = await serveSite(server);
  return {
    ...site,
    deploy(next, only = () => true) {
      const [before, after] = [pick, serverOf(next)];
      pick = (pathname) => (only(pathname) ? after : before)(pathname);
    },
    setDown(down) {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    hold(pattern) {
      let open = (): void => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      gate = {pattern, opened};
      return () => {
        gate = undefined;
        open();
      };
    },
    takeStored: () => stored.splice(0).sort(),
  };
}

function serverOf(dir: string): (pathname: string) => http.Server {
  const server = createStaticServer(dir);
  return () => server;
}

/** Returns the folder of a fixture site's build. */
export function buildOf(name: string): string {
  return path.join(siteDirOf(name), 'build');
}

/** What the next deployment has that the first doesn't. */
export type Changes = {
  /** The text to replace in a page, by the page's path below the base URL. */
  readonly pages?: Readonly<Record<string, readonly [before: string, after: string]>>;
  /** Whether the main script has another name, as after each change of the interface. */
  readonly script?: boolean;
};

/** Copies a build to `.cache/sites/<name>`, changes it, and lists its files again. Returns the folder of the copy. */
export function nextDeployment(dir: string, name: string, {pages = {}, script = false}: Changes): string {
  const target = path.join(ROOT, '.cache/sites', name);
  fs.rmSync(target, {recursive: true, force: true});
  fs.cpSync(dir, target, {recursive: true});
  for (const [page, [before, after]] of Object.entries(pages)) {
    const file = path.join(target, `${page || 'index'}.html`);
    const html = fs.readFileSync(file, 'utf8');
    if (!html.includes(before)) throw new Error(`${file} does not contain ${JSON.stringify(before)}.`);
    fs.writeFileSync(file, html.replaceAll(before, after));
    const fragment = path.join(target, 'fragments', `${page || 'index'}.json`);
    fs.writeFileSync(fragment, JSON.stringify(fragmentOf(html.replaceAll(before, after), file)));
  }
  if (script) renameMainScript(target);
  refreshLists(target);
  return target;
}

function renameMainScript(dir: string): void {
  const scripts = path.join(dir, 'assets/js');
  const old = fs.readdirSync(scripts).find((file) => /^main\..*\.js$/.test(file));
  if (old === undefined) throw new Error(`${scripts} has no main script.`);
  const renamed = 'main.00000000.js';
  fs.renameSync(path.join(scripts, old), path.join(scripts, renamed));
  for (const file of filesBelow(dir).filter((one) => /\.(?:html|json)$/.test(one))) {
    const text = fs.readFileSync(file, 'utf8');
    if (text.includes(old)) fs.writeFileSync(file, text.replaceAll(old, renamed));
  }
}
