import type {PrismTheme} from 'prism-react-renderer';
import {dark, light, types} from './codeColors.json';

/** How code is highlighted. A language that isn't in prism-react-renderer has to be in the list. */
export const prism = {
  theme: themeOf(light),
  darkTheme: themeOf(dark),
  additionalLanguages: [
    'json',
    'groovy',
    'ruby',
    'diff',
    'bash',
    'shell-session',
    'http',
    'swift',
    'java',
    'kotlin',
    'batch',
    'ini',
    'powershell',
    'properties',
  ],
};

/**
 * Returns a theme with the colors of a mode. Those of light mode are prism-react-renderer's One Light, and those of dark
 * mode One Dark, with the lightness of each color adjusted to a contrast of 4.5:1 on the block's background, on a
 * highlighted line and in a diff. tests/unit/content/codeContrast checks this. Where several of Prism's types apply to a
 * token, the last one in `types` wins.
 */
function themeOf(colors: typeof light): PrismTheme {
  const names = Object.keys(types) as (keyof typeof types)[];
  return {
    plain: {color: colors.plain, backgroundColor: 'var(--surface)'},
    styles: [
      ...names.map((name) => ({types: types[name], style: {color: colors[name]}})),
      {types: ['bold'], style: {fontWeight: 'bold'}},
      {types: ['italic'], style: {fontStyle: 'italic'}},
    ],
  };
}
