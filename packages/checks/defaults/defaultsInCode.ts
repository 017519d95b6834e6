import fs from 'node:fs';
import path from 'node:path';
import {installedPackage} from '../../facts/extract/installedPackage';
import {filesBelow} from '../../lib/filesBelow';
import type {Declared} from '../configKeys';

/** `options.port = '3000'`, and what TypeScript makes of `options.port ?? '3000'`. */
const FALLBACK =
  /\boptions\.(\w+) = (?:\(\w+ = options\.\1\) !== null && \w+ !== void 0 \? \w+ : )?'([^']*)';/g;

/** Returns the defaults that the CLI's code gives to options of a command which it declares without one. */
export function flagsInCode(siteDir: string, version: string, command: string): Declared[] {
  const {dir} = installedPackage(siteDir, version, '@capacitor/cli');
  const file = path.join(dir, 'dist/tasks', `${command}.js`);
  if (!fs.existsSync(file)) return [];
  return [...fs.readFileSync(file, 'utf8').matchAll(FALLBACK)].map(([, name = '', value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
}

/** `config.getString("server.hostname", "localhost")`, or with a prefix for the keys of a plugin. */
const READ =
  /\bconfig\.get(?:String|Boolean|Int)\(\s*(?:\w+\s*\+\s*)?"([\w.]+)"\s*,\s*("[^"]*"|true|false|\d+)\s*\)/gi;

/** Returns the defaults with which Android's sources read the configuration, for a version without types for it. */
export function configInCode(siteDir: string, version: string): Declared[] {
  const {dir} = installedPackage(siteDir, version, '@capacitor/android');
  return filesBelow(dir)
    .filter((file) => file.endsWith('.java'))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(READ)])
    .map(([, name = '', value]) => [name, value]);
}
