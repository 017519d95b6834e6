import fs from 'node:fs';
import path from 'node:path';

/** The workspace with the libraries that samples may import besides the packages of their docs version. */
export const SAMPLES_FOLDER = 'reference/samples';

/**
 * Returns the names of the libraries that samples may import, from the workspace's manifest. The types of a library,
 * such as `@types/react`, let samples import `react` as well.
 */
export function sampleLibraries(siteDir: string): ReadonlySet<string> {
  const manifest = fs.readFileSync(path.join(siteDir, SAMPLES_FOLDER, 'package.json'), 'utf8');
  const {devDependencies} = JSON.parse(manifest) as {devDependencies: Readonly<Record<string, string>>};
  return new Set(Object.keys(devDependencies).flatMap((name) => [name, name.replace(/^@types\//, '')]));
}
