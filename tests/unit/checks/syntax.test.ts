import {commandsWithBrackets} from '../../../packages/checks/syntax/groovy';
import {knownLanguages, loadLanguages} from '../../../plugins/content/code-blocks/grammars';
import {prism} from '../../../src/data/prism';
import {ELSEWHERE, PARSERS, parserOfFile} from '../../../packages/checks/syntax/languages';

test('the highlighter knows every language that the rule knows', () => {
  loadLanguages(prism.additionalLanguages);
  const highlighted = knownLanguages();
  const unknown = [...Object.keys(PARSERS), ...Object.keys(ELSEWHERE)].filter(
    (name) => !highlighted.includes(name),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['compileSdk a.b ? c : 35', 'compileSdk(a.b ? c : 35)'],
  ["proguardFiles f('x'), 'y' // both", "proguardFiles(f('x'), 'y') // both"],
  ['task clean(type: Delete) {', 'task(clean(type: Delete)) {'],
  ["storePassword ''", 'storePassword("")'],
  ["url 'https://example.com'", "url('https://example.com')"],
])('the command %s gets its brackets', (line, expected) => {
  expect(commandsWithBrackets(line)).toBe(expected);
});

test.each([
  "def f = file('x')",
  'versionCode = 27',
  "id 'x' version '1' apply false",
  'defaultConfig {',
  'implementation project(',
  '// a comment here',
])('%s is no command without brackets', (line) => {
  expect(commandsWithBrackets(line)).toBe(line);
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
