import type {PrismTheme} from 'prism-react-renderer';

/** The types of Prism's tokens that have the same color. Where several apply to a token, the last one wins. */
const TYPES = {
  comment: ['comment', 'prolog', 'cdata', 'shell-symbol'],
  keyword: ['keyword', 'atrule', 'annotation'],
  string: ['string', 'char', 'regex', 'attr-value', 'selector'],
  number: ['number', 'boolean', 'constant', 'class-name', 'attr-name', 'builtin'],
  function: ['function', 'method', 'directive-hash', 'header-name'],
  tag: ['tag', 'property', 'symbol', 'variable', 'important', 'parameter', 'key'],
  url: ['url', 'interpolation'],
  punctuation: ['punctuation', 'operator', 'doctype', 'entity'],
} as const;

/**
 * The colors of code in light mode: prism-react-renderer's One Light, with the lightness of each color adjusted to a
 * contrast of 4.5:1 on the block's background, on a highlighted line and in a diff. tests/unit/content/codeContrast
 * checks this.
 */
const lightTheme = themeOf('#383a42', {
  comment: '#65676d',
  keyword: '#a626a4',
  string: '#2f6f2e',
  number: '#4a4fb0',
  function: '#1d52d1',
  tag: '#b13227',
  url: '#006a93',
  punctuation: '#4b4e57',
});

/** The colors of code in dark mode, which come from One Dark in the same way. */
const darkTheme = themeOf('#cbd1db', {
  comment: '#98a2b1',
  keyword: '#d494e8',
  string: '#a5cd8a',
  number: '#b3b8f5',
  function: '#7fbcf5',
  tag: '#ee8f97',
  url: '#6cc4d1',
  punctuation: '#b7bfcc',
});

/** How code is highlighted. A language that isn't in prism-react-renderer has to be in the list. */
export const prism = {
  theme: lightTheme,
  darkTheme,
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

function themeOf(color: string, colors: Readonly<Record<keyof typeof TYPES, string>>): PrismTheme {
  const names = Object.keys(TYPES) as (keyof typeof TYPES)[];
  return {
    plain: {color, backgroundColor: 'var(--surface)'},
    styles: [
      ...names.map((name) => ({types: [...TYPES[name]], style: {color: colors[name]}})),
      {types: ['bold'], style: {fontWeight: 'bold'}},
      {types: ['italic'], style: {fontStyle: 'italic'}},
    ],
  };
}
