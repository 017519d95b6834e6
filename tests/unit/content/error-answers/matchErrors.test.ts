import {matchErrors, type Matchable} from '../../../../packages/errors/matchErrors';

const error = (name: string, message: string, ...codes: readonly string[]): Matchable => ({
  messages: [message],
  codes,
  context: name.split('-'),
});

const NOT_ON_WEB = 'Not implemented on web.';
const ERRORS = [
  error('camera', 'User denied access to camera'),
  error('cli', '… platform has not been added yet. See the docs for adding the … platform: …'),
  error('share', NOT_ON_WEB),
  error('text-zoom', NOT_ON_WEB),
  error('toast', 'Must provide text'),
];

const CODED = error('camera', 'The device has no camera', 'OS-PLUG-CAMR-0007');
const LONG = error(
  'cli',
  'Could not find the web assets directory: …. Please create it and make sure it has …',
);
const PLUGINS = ['app', 'share', 'haptics', 'toast', 'browser'];
const REFUSALS = PLUGINS.map((name) => error(name, 'Not implemented.', 'UNIMPLEMENTED'));
const CORE = error('core', '"…" plugin is not implemented on …', 'UNIMPLEMENTED');
const TRANSFER = error('file-transfer', 'Operation failed because file does not exist.');
const FILE = error('filesystem', 'File does not exist.');
const HEADING: Matchable = {...error('gradle', "Execution failed for task '…'."), isSecondary: true};
const SOURCE = error('gradle', 'error: invalid source release: …');

it.each<[string, string, Matchable | undefined, ...Matchable[]]>([
  [
    'a message with its values, whatever the log writes before its lines',
    '[error] ios platform has not been added yet.\n     See the docs for adding the ios platform: https://a.b',
    ERRORS[1],
  ],
  ['the beginning of a message', 'Error: User denied access', ERRORS[0]],
  [
    'the reason before the message that announces it',
    "Execution failed for task ':app:compileDebugJavaWithJavac'.\n> error: invalid source release: 21",
    SOURCE,
    HEADING,
    SOURCE,
  ],
  ['that of the plugin that the text names', `TextZoom: CapacitorException: ${NOT_ON_WEB}`, ERRORS[3]],
  ['a translated message by its code', '{"code":"OS-PLUG-CAMR-0007","message":"Kein"}', CODED, CODED],
  ['that of core for a code that many errors have', 'UNIMPLEMENTED', CORE, ...REFUSALS, CORE],
  [
    'a long one by its first sentence',
    '[error] Could not find the web assets directory: ./dist.',
    LONG,
    LONG,
  ],
  ['the pasted message rather than a longer one', 'File does not exist.', FILE, TRANSFER, FILE],
  [
    'a message that begins with what logs write',
    'File: http://a/ - Line 7 - Msg: File does not exist.',
    FILE,
    TRANSFER,
    FILE,
  ],
  ['nothing in a text about something else', 'Everything is up to date.', undefined],
])('a pasted text finds %s', (_what, pasted, expected, ...more) => {
  const errors = [...ERRORS, ...more];
  expect(errors[matchErrors(pasted, errors)[0]?.index ?? -1]).toBe(expected);
});

it.each([
  ['TypeError: foo is not a function', false],
  ['map.addLayer is not a function', false],
  ['Error: not a function', true],
  ['DOMException: QuotaExceededError was thrown', true],
])('a few plain words in a line about something else are not certain: %s', (pasted, certain) => {
  const mocks = [error('guides-mocking-plugins', 'not a function'), error('core', 'TypeError')];
  const errors = [...ERRORS, ...mocks, error('guides-storage', 'QuotaExceededError')];
  expect(matchErrors(pasted, errors).some((match) => match.certain)).toBe(certain);
});

/** A log like those of builds, of about `length` characters. */
const logOf = (length: number): string =>
  Array.from({length: length / 50}, (_, line) => `> Task :app:step${line} UP-TO-DATE in ${line} ms, no error`)
    .join('\n')
    .slice(0, length);

it.each(['first', 'last'])('a long log has its message on the %s line', (place) => {
  const line = 'E/Capacitor: Error: User denied access to camera';
  const lines = [logOf(25_000), logOf(100_000)];
  const text = (place === 'first' ? [line, ...lines] : [...lines, line]).join('\n');
  expect(ERRORS[matchErrors(text, ERRORS)[0]?.index ?? -1]).toBe(ERRORS[0]);
});

it.each(['not implemented on web', 'Not implemented on web.', 'Error: not implemented on web!'])(
  'a message counts without its final punctuation, those of packages first, and has one key: %s',
  (pasted) => {
    const guide = {...error('tutorials-web', 'Not implemented on web'), isGuide: true};
    const longer = error('watch', 'method not implemented on web');
    const errors = [guide, longer, ...ERRORS];
    const matches = matchErrors(pasted, errors).filter(({certain}) => certain);
    expect(matches.map(({index}) => errors[index])).toEqual([ERRORS[2], ERRORS[3], guide]);
    expect(new Set(matches.map(({key}) => key)).size).toBe(1);
  },
);
