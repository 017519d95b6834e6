import {tokenClasses} from '../../../plugins/content/code-blocks/tokenColors';

test.each([
  [['token', 'keyword'], ['t-keyword']],
  [['token', 'attr-value'], ['t-string']],
  [['token', 'key', 'atrule'], ['t-name']],
  [
    ['token', 'important', 'bold'],
    ['t-name', 't-bold'],
  ],
  [['token', 'italic'], ['t-italic']],
  [['token', 'plain'], []],
  [['token', 'of-a-new-grammar'], []],
])('a token with the types %j has the classes %j', (types, classes) => {
  expect(tokenClasses(types)).toEqual(classes);
});
