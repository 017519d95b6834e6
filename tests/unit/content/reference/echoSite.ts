import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeFacts} from '../../../../packages/facts/extract/writeFacts';
import {ROOT} from '../../../support/fixtureSite';

const PACKAGES = path.join(ROOT, 'tests/fixtures/reference/packages');

const sites: string[] = [];
afterAll(() => sites.forEach((siteDir) => fs.rmSync(siteDir, {recursive: true})));

/**
 * Makes a throw-away site folder whose docs version v7 documents the fixture packages: the plugin
 * `@capacitor/echo` and a small core, and whose samples import no libraries. `edit` may change its files.
 */
export function makeEchoSite(edit: (siteDir: string) => void = () => {}): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'echo-site-'));
  sites.push(siteDir);
  const names = fs.readdirSync(PACKAGES);
  fs.cpSync(PACKAGES, path.join(siteDir, 'node_modules/@capacitor'), {recursive: true});
  // The CLI declares its commands with it.
  fs.symlinkSync(path.join(ROOT, 'node_modules/commander'), path.join(siteDir, 'node_modules/commander'));
  const dependencies = Object.fromEntries(names.map((name) => [`@capacitor/${name}`, versionOf(name)]));
  fs.mkdirSync(path.join(siteDir, 'reference/v7'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'reference/v7/package.json'), JSON.stringify({dependencies}));
  fs.mkdirSync(path.join(siteDir, 'reference/samples'));
  fs.writeFileSync(path.join(siteDir, 'reference/samples/package.json'), '{"devDependencies": {}}');
  edit(siteDir);
  return siteDir;
}

/** Makes the same folder, with the facts that pages and checks read. `edit` runs before they are written. */
export async function makeFactsSite(edit?: (siteDir: string) => void): Promise<string> {
  const siteDir = makeEchoSite(edit);
  await writeFacts(siteDir, 'v7');
  return siteDir;
}

function versionOf(name: string): string {
  const manifest = fs.readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

/** Returns the path of a file of the fixture plugin inside a site of `makeEchoSite`. */
export function echoFile(siteDir: string, file: string): string {
  return path.join(siteDir, 'node_modules/@capacitor/echo', file);
}

/** Changes a file of the fixture plugin. */
export function editEcho(siteDir: string, file: string, edit: (text: string) => string): void {
  const target = echoFile(siteDir, file);
  fs.writeFileSync(target, edit(fs.readFileSync(target, 'utf8')));
}

/** Changes the pins of a site of `makeEchoSite`: adds packages, gives them another version, or removes them. */
export function editPins(siteDir: string, pins: Readonly<Record<string, string | undefined>>): void {
  const manifest = path.join(siteDir, 'reference/v7/package.json');
  const {dependencies} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {dependencies: object};
  fs.writeFileSync(manifest, JSON.stringify({dependencies: {...dependencies, ...pins}}));
}

/** Installs and pins the fixture plugin under another name, in any scope or none. */
export function addEchoAs(siteDir: string, name: string): void {
  const dir = path.join(siteDir, 'node_modules', name);
  fs.cpSync(path.join(PACKAGES, 'echo'), dir, {recursive: true});
  const manifest = path.join(dir, 'package.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('@capacitor/echo', name));
  editPins(siteDir, {[name]: versionOf('echo')});
}
