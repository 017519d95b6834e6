import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../build-cache';

/** What every rule depends on besides its own folder: shared sources, the packages' versions, the numbers. */
const SHARED = [
  'package-lock.json',
  'src/data/requirements.json',
  'plugins/highlight',
  'plugins/install',
  'plugins/package-reference',
  'plugins/requirements',
];

/** Returns the fingerprint of a text. */
export function fingerprint(text: string): string {
  return crypto.createHash('sha1').update(text).digest('hex');
}

/**
 * Returns the fingerprint of each rule: it changes with the rule's sources (`plugins/content-checks/<name>`),
 * with what all rules share, and with the files that it says it reads.
 */
export function ruleFingerprints(
  rules: readonly {readonly name: string; readonly inputs: readonly string[]}[],
  siteDir: string,
): Map<string, string> {
  const own = 'plugins/content-checks';
  const core = fs
    .readdirSync(path.join(siteDir, own), {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name}) => `${own}/${name}`);
  const shared = hashFiles(siteDir, [...SHARED, ...core]);
  return new Map(
    rules.map(({name, inputs}) => [
      name,
      fingerprint(shared + hashFiles(siteDir, [`${own}/${name}`, ...inputs])),
    ]),
  );
}
