import {knownLanguages, loadLanguages} from '../../../plugins/content/code-blocks/grammars';
import {prism} from '../../../src/data/prism';
import {ELSEWHERE, PARSERS, parserOfFile} from '../../../packages/checks/syntax/languages';

test('the highlighter knows every language that the rule knows', () => {
  loadLanguages(prism.additionalLanguages);
  const highlighted = knownLanguages();
  const unknown = [...Object.keys(PARSERS), ...ELSEWHERE].filter((name) => !highlighted.includes(name));
  expect(unknown).toEqual([]);
});

test.each([
  ['ios/App/Podfile', PARSERS.ruby],
  ['android/variables.gradle', PARSERS.groovy],
  ['ios/App/App/Info.plist', PARSERS.plist],
  ['android/.gitignore', undefined],
  ['In the root of your web app', undefined],
])('the text of %s is parsed by its own parser', (file, parser) => {
  expect(parserOfFile(file)).toBe(parser);
});
