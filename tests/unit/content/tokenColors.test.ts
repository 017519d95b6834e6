import type {PrismTheme} from 'prism-react-renderer';
import {themeStyles, tokenClasses} from '../../../plugins/content/code-blocks/tokenColors';
import {prism} from '../../../src/data/prism';

test.each([
  ['keyword', ['keyword'], ['t-keyword']],
  ['attribute', ['attr-value'], ['t-attr-value']],
  ['key, which is a keyword too,', ['key', 'atrule'], ['t-key', 't-atrule']],
  ['output, which has no color,', ['output'], []],
  ['type of a new grammar', ['of-a-new-grammar'], []],
])('a %s has the classes of the types that the theme styles', (_what, types, classes) => {
  expect(tokenClasses(prism)(types)).toEqual(classes);
});

test('two themes become one style sheet', () => {
  const theme: PrismTheme = {
    plain: {color: 'black', backgroundColor: 'white'},
    styles: [
      {types: ['string', 'char'], style: {color: 'green'}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
    ],
  };
  const darkTheme: PrismTheme = {
    plain: {color: 'white', backgroundColor: 'black'},
    styles: [
      {types: ['string', 'char'], style: {color: 'lime'}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
    ],
  };
  expect(themeStyles({theme, darkTheme}).split('\n')).toEqual([
    ':root{--code-text:black;--code-background:white;--code-string:green;--code-bold-font-weight:bold}',
    "@media screen{[data-theme='dark'],.hero-box,.method__sample,.band-box .code-block{--code-text:white;--code-background:black;--code-string:lime;--code-bold-font-weight:bold}}",
    '.t-string,.t-char{color:var(--code-string)}',
    '.t-bold{font-weight:var(--code-bold-font-weight)}',
  ]);
});
