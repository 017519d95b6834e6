import path from 'node:path';
import ts from 'typescript';
import {hashSources} from '../../lib/hashSources';
import {pinnedPackages} from '../../facts';
import {hashFiles} from '../../lib/hashFiles';
import {cached} from '../cached';
import {readNames, readWebNames} from './readNames';
import type {Members, NameData, NameIndex} from './types';

const loaded = new Map<string, Promise<NameIndex>>();
const loadedWeb = new Map<string, Promise<WebNames>>();
/** A key that changes with the code that reads names and with the packages that it reads. */
let readers: string | undefined;

export type WebNames = {
  readonly words: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Returns the names of a docs version, from `.cache/content-checks` if its packages have been read before. */
export function loadNames(siteDir: string, version: string): Promise<NameIndex> {
  const pins = Object.entries(pinnedPackages(siteDir, version)).map(([name, pin]) => `${name}@${pin}`);
  const facts = hashFiles(siteDir, [`reference/${version}/facts`]);
  const key = `${readersHash()} ${facts} ${pins.join(' ')}`;
  const id = `${siteDir} ${version} ${key}`;
  const value =
    loaded.get(id) ??
    cached({dir: cacheDir(siteDir), name: version, key}, () =>
      Promise.resolve(readNames(siteDir, version)),
    ).then((data) => indexOf(version, data));
  loaded.set(id, value);
  // A failure is reported to the caller. The next call tries again, because the packages may be installed by then.
  value.catch(() => loaded.delete(id));
  return value;
}

/** Returns the names that browsers and the language define. */
export function loadWebNames(siteDir: string): Promise<WebNames> {
  const key = `${readersHash()} ${ts.version}`;
  const value =
    loadedWeb.get(siteDir) ??
    cached({dir: cacheDir(siteDir), name: 'web', key}, () => Promise.resolve(readWebNames())).then(
      ({words, members}) => ({words: new Set(words), members: mapOf(members)}),
    );
  loadedWeb.set(siteDir, value);
  return value;
}

function cacheDir(siteDir: string): string {
  return path.join(siteDir, '.cache/content-checks/names');
}

function readersHash(): string {
  readers ??= hashSources(path.join(__dirname, 'readNames.ts'));
  return readers;
}

function mapOf(members: Members): Map<string, ReadonlySet<string>> {
  return new Map(Object.entries(members).map(([name, own]) => [name, new Set(own)]));
}

function indexOf(version: string, data: NameData): NameIndex {
  return {
    ...data,
    version,
    words: new Set(data.words),
    foreign: new Set(data.foreign),
    members: mapOf(data.members),
    nested: new Set(data.nested),
    native: mapOf(data.native),
    nativeTypes: new Set(data.nativeTypes),
    statics: {swift: mapOf(data.statics.swift), java: mapOf(data.statics.java)},
    frameworkTypes: frameworkTypesOf(data),
    pairs: new Set(data.pairs),
    annotations: new Set(data.annotations),
    classes: new Set(data.classes),
    permissions: new Set(data.permissions),
    gradle: new Set(data.gradle),
    config: new Set(data.config),
    packages: new Set(data.packages),
  };
}

const MIN_LETTERS = 6;

function frameworkTypesOf({statics, words}: NameData): NameIndex['frameworkTypes'] {
  const constants = words.filter((word) => /^CAP_|^CAP[A-Z][a-z]/.test(word));
  const longNames = (names: readonly string[]): string[] =>
    [...new Set(names)].filter(({length}) => length >= MIN_LETTERS);
  return {
    swift: longNames([...Object.keys(statics.swift), ...constants]),
    java: longNames(Object.keys(statics.java)),
  };
}
