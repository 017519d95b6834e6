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
  expect(tokenClasses(prism)(types, 'yaml')).toEqual(classes);
});

describe('two themes', () => {
  const theme: PrismTheme = {
    plain: {color: 'black', backgroundColor: 'white'},
    styles: [
      {types: ['string', 'char'], style: {color: 'green'}},
      {types: ['string'], languages: ['json'], style: {fontStyle: 'italic'}},
      {types: ['keyword'], style: {color: 'purple'}},
    ],
  };
  const darkTheme: PrismTheme = {
    plain: {color: 'white', backgroundColor: 'black'},
    styles: [{types: ['string', 'char', 'url'], style: {color: 'lime'}}],
  };

  test('become one style sheet, in which types with the same colors share a property', () => {
    expect(themeStyles({theme, darkTheme}).split('\n')).toEqual([
      ':root{--code-text:black;--code-background:white;--code-string:green;--code-string--json:green;--code-string--json-font-style:italic;--code-keyword:purple;--code-url:initial}',
      "@media screen{[data-theme='dark'],.hero-box,.method__sample,.band-box .code-block{--code-text:white;--code-background:black;--code-string:lime;--code-string--json:lime;--code-string--json-font-style:initial;--code-keyword:initial;--code-url:lime}}",
      '.t-string,.t-char{color:var(--code-string)}',
      '.t-string--json{color:var(--code-string--json);font-style:var(--code-string--json-font-style)}',
      '.t-keyword{color:var(--code-keyword)}',
      '.t-url{color:var(--code-url)}',
    ]);
  });

  test('give a token the class of its language only where a style is for that language', () => {
    const classesOf = tokenClasses({theme, darkTheme});
    expect(classesOf(['string'], 'json')).toEqual(['t-string--json']);
    expect(classesOf(['string'], 'ts')).toEqual(['t-string']);
    expect(classesOf(['url'], 'ts')).toEqual(['t-url']);
  });
});
