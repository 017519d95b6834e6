import fs from 'node:fs';
import path from 'node:path';

const THEME = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');

/**
 * Returns the source of a module that imports the CSS modules of all theme components. The browser's build doesn't
 * include the components that articles use, so their styles would be missing. Rules that no page uses are removed
 * later.
 */
export function articleStyles(): string {
  return fs
    .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.module.css'))
    .sort()
    .map((name) => `import ${JSON.stringify(path.join(THEME, name))};\n`)
    .join('');
}
