import path from 'node:path';
import {hashFiles, hashOf} from '../lib/hashFiles';
import {importedFiles} from '../lib/importedFiles';

const FOLDER = 'packages/checks';

/** Files that every rule depends on: the code that reads pages, the packages of all versions and the numbers. */
const SHARED = ['package-lock.json', 'reference', 'src/data/requirements.json'];
const SHARED_ENTRY = `${FOLDER}/checkVersion.ts`;

/**
 * Returns the fingerprint of each rule. It changes with the rule's folder (`packages/checks/<name>`), with everything that the
 * rule imports from outside, with the files that all rules share and with the `inputs` that the rule declares.
 */
export function ruleFingerprints(
  rules: readonly {readonly name: string; readonly inputs?: readonly string[]}[],
  siteDir: string,
): Map<string, string> {
  const sourcesOf = (entry: string): string[] =>
    importedFiles(path.join(siteDir, entry)).map((file) => path.relative(siteDir, file));
  const shared = hashFiles(siteDir, [...SHARED, ...sourcesOf(SHARED_ENTRY)]);
  return new Map(
    rules.map(({name, inputs = []}) => {
      const folder = `${FOLDER}/${name}`;
      const own = hashFiles(siteDir, [folder, ...sourcesOf(`${folder}/index.ts`), ...inputs]);
      return [name, hashOf(shared + own)];
    }),
  );
}
