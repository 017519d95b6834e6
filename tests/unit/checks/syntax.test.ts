import {knownLanguages} from '../../../plugins/content/code-blocks/grammars';
import {syntaxRule} from '../../../checks/syntax';
import {commandsWithBrackets} from '../../../checks/syntax/groovy';
import {ELSEWHERE, PARSERS, parserOfFile} from '../../../checks/syntax/languages';
import {findingsOf} from '../../support/contentFixture';

test('each way to get a block wrong is found at its place', async () => {
  expect(await findingsOf(syntaxRule, 'syntax/broken.md', 'v7')).toEqual([
    '6:1  No rule knows the code language "swfit"  Known: bash, batch, css, diff, groovy, html, http, ini, java, javascript, js, json, jsx, kotlin, objc, objectivec, plist, powershell, properties, ruby, shell-session, svg, swift, text, ts, tsx, typescript, vue, xml, yaml, yml',
    '12:43  "{" is never closed  Close it with "}"',
    '18:17  This is no Swift: it cannot be read from `getConfig().getInt("timeoutMinutes", 10)` on  Mend what stands at this place, or just before it, so that the block is Swift',
    '23:1  This line is no code  Say what is left out in a comment',
    '29:18  "(" is never closed  Close it with ")"',
    '39:43  Java: ";" is missing here  Add ";"',
    '48:21  The quote " is never closed  Close the text with " on its line',
    '55:27  "(" is never closed  Close it with ")"',
    '60:14  This is no Ruby: it cannot be read from `do` on  Mend what stands at this place, or just before it, so that the block is Ruby',
    '67:14  Objective-C: "@end" is missing here  Add "@end"',
    '74:18  This tag does not close <action>, which is open  Close it with </action>',
    '79:53  This is no XML: duplicate attribute: android:name  Mend what stands at this place, or just before it',
    '83:1  This text stands outside of any element  Write it as a comment, or put it into an element',
    '89:11  The block has more than one root  Give the block the title of the file it is a piece of, or say `fragment`',
    '94:1  <resources> is never closed  Close it with </resources>',
    '98:1  The key "NSCameraUsageDescription" has no value  Write one after it: <array>, <data>, <date>, <dict>, <false>, <integer>, <real>, <string>, <true>',
    '106:3  A <key> stands outside of a dictionary  Put the pair into a <dict>',
    '112:1  A property list has no element <text>  It has: <key>, <array>, <data>, <date>, <dict>, <false>, <integer>, <real>, <string>, <true>',
    '117:3  <string> has no key before it  Write a <key> before each value of a dictionary',
    '123:1  "many" is no integer  Write digits only',
    '129:1  This is no JSON: property name expected  Write a name in double quotes, or remove the comma before this place',
    '134:3  This is no JSON: invalid comment token  Remove the comment: JSON has none, except in tsconfig.json',
    '140:24  The object has "c" twice  Keep one of the two',
    '146:4  This is no YAML: All sequence items must start at the same column  Mend the indentation or the quotes at this place, or just before it',
    '151:1  <ion-icon /> does not close itself in HTML  Write <ion-icon></ion-icon>',
    '156:3  <span> is never closed  Close it with </span>',
    '161:19  This is no HTML: duplicate attribute  Mend what stands at this place, or just before it',
    '165:12  </section> closes nothing  Remove it, or open <section>',
    '169:20  This is no HTML: eof in tag  Mend what stands at this place, or just before it',
    '178:10  This is no Vue component: Invalid end tag  Mend what stands at this place, or just before it',
    '186:11  This is no CSS: colon is expected  Mend what stands at this place, or just before it',
    '191:3  "{" is never closed  Close it with "}"',
    '195:11  This is no CSS: colon is expected  Mend what stands at this place, or just before it',
    '199:1  This line is no HTTP message  Start with `GET /path HTTP/1.1`, `HTTP/1.1 200 OK` or a header',
    '204:1  This line is no HTTP header  Write `Name: value`, and an empty line before the body',
    '208:1  This line is no properties file  Write `name=value`, or a comment after `#`',
    '212:1  This line is no INI file  Write `[section]`, `name=value`, or a comment after `;`',
    '218:1  This line is none of a diff  Start it with "+", "-", or a blank for a line that stays',
    '223:1  The diff changes nothing  Start a line with "+" or "-"',
    '228:1  The hunk says 2 lines before and 2 after, and has 1 and 2  Write the numbers that fit: -…,1 +…,2',
    '237:2  After the change: This is no JSON: property name expected  Write a name in double quotes, or remove the comma before this place',
    '243:18  After the change: This is no Java: it cannot be read from `=` on  Mend what stands at this place, or just before it, so that the block is Java',
    '249:12  After the change: This is no TypeScript: Expression expected  Mend what stands at this place, or just before it',
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
