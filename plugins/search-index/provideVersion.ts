import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {indexVersion} from './indexVersion';
import {readSource} from './readPages';
import type {PageSource} from './types';

export type VersionJob = {
  readonly name: string;
  readonly pages: readonly PageSource[];
  /** Folder of the index in the built site. */
  readonly dir: string;
  /** Folder that keeps the index made of these pages. */
  readonly stored: string;
};

/** A version as the index's manifest names it. */
export type VersionEntry = {readonly name: string; readonly hash: string; readonly pages: number};

/** Puts the index of a version into the built site, as it was stored, or made and stored now. */
export async function provideVersion(job: VersionJob): Promise<VersionEntry> {
  const {dir, stored} = job;
  if (!(await isStored(job))) await make(job);
  await linkTree(path.join(stored, 'files'), dir);
  return JSON.parse(await fs.readFile(path.join(stored, 'entry.json'), 'utf8')) as VersionEntry;
}

/** Whether the index of these pages was made before. */
export async function isStored({stored}: VersionJob): Promise<boolean> {
  return fs.access(stored).then(
    () => true,
    () => false,
  );
}

/** The folder appears whole, so a machine that stops leaves no half of it. */
async function make({name, pages, stored}: VersionJob): Promise<void> {
  const {hash, files} = await indexVersion(name, pages.map(readSource));
  const own = `${stored}.${crypto.randomUUID()}`;
  const entry: VersionEntry = {name, hash, pages: pages.length};
  await writeAll(path.join(own, 'files'), files);
  await fs.writeFile(path.join(own, 'entry.json'), JSON.stringify(entry));
  await fs.rename(own, stored);
}

async function writeAll(
  dir: string,
  files: readonly {readonly path: string; readonly content: Uint8Array}[],
): Promise<void> {
  const folders = new Set(files.map(({path: file}) => path.join(dir, path.dirname(file))));
  for (const folder of folders) await fs.mkdir(folder, {recursive: true});
  await Promise.all(files.map(({path: file, content}) => fs.writeFile(path.join(dir, file), content)));
}

/** Links are thirty times cheaper than copies of small files, and there are 5,000. */
async function linkTree(from: string, to: string): Promise<void> {
  const entries = await fs.readdir(from, {recursive: true, withFileTypes: true});
  const inTarget = (dir: string): string => path.join(to, path.relative(from, dir));
  await fs.mkdir(to, {recursive: true});
  for (const {parentPath, name} of entries.filter((entry) => entry.isDirectory())) {
    await fs.mkdir(inTarget(path.join(parentPath, name)), {recursive: true});
  }
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(({parentPath, name}) =>
      link(path.join(parentPath, name), path.join(inTarget(parentPath), name)),
    ),
  );
}

/** Copies where there can be no link: on another file system. The client is there when another version put it. */
async function link(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await fs.copyFile(from, to);
  }
}
