import fs from 'node:fs';
import path from 'node:path';

const THEME = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');

/**
 * Returns a module that imports the style files of the theme's components, for their effect. The browser's
 * build no longer sees the components that articles use, and with them would lose their styles; what no
 * page uses is cut later.
 */
export function articleStyles(): string {
  return fs
    .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.module.css'))
    .sort()
    .map((name) => `import ${JSON.stringify(path.join(THEME, name))};\n`)
    .join('');
}
