import {knownLanguages} from '../../../plugins/content/code-blocks/grammars';
import {syntaxRule} from '../../../checks/syntax';
import {commandsWithBrackets} from '../../../checks/syntax/groovy';
import {ELSEWHERE, PARSERS, parserOfFile} from '../../../checks/syntax/languages';
import {findingsOf} from '../../support/contentFixture';

test('each way to get a block wrong is found at its place', async () => {
  expect(await findingsOf(syntaxRule, 'syntax/broken.md', 'v7')).toEqual([
    '6:1  The code language "swfit" is unknown  Known: bash, batch, css, diff, groovy, html, http, ini, java, javascript, js, json, jsx, kotlin, objc, objectivec, plist, powershell, properties, ruby, shell-session, svg, swift, text, ts, tsx, typescript, vue, xml, yaml, yml',
    '12:43  "{" is never closed  Close it with "}"',
    '18:17  This is not Swift: the grammar does not expect `getConfig().getInt("timeoutMinutes", 10)`  Fix the code here or just before it, so that the block is valid Swift',
    '23:1  This line is not code  Use a comment to say what is left out',
    '29:18  "(" is never closed  Close it with ")"',
    '39:43  Java: ";" is missing here  Add ";"',
    '48:21  The quotation mark " is never closed  Close the string with " on the same line',
    '55:27  "(" is never closed  Close it with ")"',
    '60:14  This is not Ruby: the grammar does not expect `do`  Fix the code here or just before it, so that the block is valid Ruby',
    '67:14  Objective-C: "@end" is missing here  Add "@end"',
    '74:18  This tag does not close <action>, which is open  Close it with </action>',
    '79:53  This is not XML: duplicate attribute: android:name  Fix the code here or just before it',
    '83:1  This text is outside any element  Write it as a comment, or put it in an element',
    '89:11  The block has more than one root  Add the title of the file that it belongs to, or mark it as `fragment`',
    '94:1  <resources> is never closed  Close it with </resources>',
    '98:1  The key "NSCameraUsageDescription" has no value  Write one after it: <array>, <data>, <date>, <dict>, <false>, <integer>, <real>, <string>, <true>',
    '106:3  A <key> is outside a dictionary  Put the pair in a <dict>',
    '112:1  A property list has no element <text>  It has: <key>, <array>, <data>, <date>, <dict>, <false>, <integer>, <real>, <string>, <true>',
    '117:3  <string> has no key before it  Write a <key> before each value of a dictionary',
    '123:1  "many" is not an integer  Write digits only',
    '129:1  This is not JSON: property name expected  Write a name in double quotes, or remove the comma before it',
    '134:3  This is not JSON: invalid comment token  Remove the comment: JSON only allows comments in tsconfig.json',
    '140:24  The object has "c" twice  Keep one of the two',
    '146:4  This is not YAML: All sequence items must start at the same column  Fix the indentation or the quotation marks here or just before',
    '151:1  <ion-icon /> does not close itself in HTML  Write <ion-icon></ion-icon>',
    '156:3  <span> is never closed  Close it with </span>',
    '161:19  This is not HTML: duplicate attribute  Fix the code here or just before it',
    '165:12  </section> closes nothing  Remove it, or open <section>',
    '169:20  This is not HTML: eof in tag  Fix the code here or just before it',
    '178:10  This is not a Vue component: Invalid end tag  Fix the code here or just before it',
    '186:11  This is not CSS: colon is expected  Fix the code here or just before it',
    '191:3  "{" is never closed  Close it with "}"',
    '195:11  This is not CSS: colon is expected  Fix the code here or just before it',
    '199:1  This line is not the start of an HTTP message  Start with `GET /path HTTP/1.1`, `HTTP/1.1 200 OK` or a header',
    '204:1  This line is not an HTTP header  Write `Name: value`, and an empty line before the body',
    '208:1  This line is not part of a properties file  Write `name=value`, or a comment after `#`',
    '212:1  This line is not part of an INI file  Write `[section]`, `name=value`, or a comment after `;`',
    '218:1  This line cannot be in a diff  Start it with "+", "-" or, if it does not change, a space',
    '223:1  The diff changes nothing  Start a line with "+" or "-"',
    '228:1  The hunk has 1 lines before and 2 after, but its header says 2 and 2  Write the correct numbers: -…,1 +…,2',
    '237:2  After the change: This is not JSON: property name expected  Write a name in double quotes, or remove the comma before it',
    '243:18  After the change: This is not Java: the grammar does not expect `=`  Fix the code here or just before it, so that the block is valid Java',
    '249:12  After the change: This is not TypeScript: Expression expected  Fix the code here or just before it',
    '254:45  Swift: "else" is missing before "{" of this guard  Write "guard … else {"',
    '265:37  Swift: "{" is missing after "else" of this guard  Write "guard … else {"',
  ]);
});

test('right blocks, pieces and excerpts are left alone', async () => {
  expect(await findingsOf(syntaxRule, 'syntax/right.md', 'v7')).toEqual([]);
});

test('the highlighter knows every language that the rule knows', () => {
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
