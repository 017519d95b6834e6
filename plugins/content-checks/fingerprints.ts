import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
  const shared = contentsOf([...SHARED, ...core], siteDir);
  return new Map(
    rules.map(({name, inputs}) => [
      name,
      fingerprint(shared + contentsOf([`${own}/${name}`, ...inputs], siteDir)),
    ]),
  );
}

function contentsOf(names: readonly string[], siteDir: string): string {
  return names
    .flatMap((name) => filesBelow(path.join(siteDir, name)))
    .map((file) => `${path.relative(siteDir, file)} ${fingerprint(fs.readFileSync(file, 'utf8'))}`)
    .join('\n');
}

function filesBelow(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) return [file];
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(path.join(file, name)));
}
