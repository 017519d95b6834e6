import {indexErrors} from '../../../../packages/errors/indexErrors';
import {lookUp} from '../../../../packages/errors/lookUp';
import type {Matchable} from '../../../../packages/errors/matchable';

const error = (name: string, message: string, ...codes: readonly string[]): Matchable => ({
  messages: [message],
  codes,
  context: name.split('-'),
});

const NOT_ON_WEB = 'Not implemented on web.';
const CAMERA = error('camera', 'User denied access to camera');
const PLATFORM = error('cli', '… platform has not been added yet. See the docs for adding the … platform: …');
const TEXT_ZOOM = error('text-zoom', NOT_ON_WEB);
const TOAST = error('toast', 'Must provide text');
const ERRORS = [CAMERA, PLATFORM, error('share-share', NOT_ON_WEB), TEXT_ZOOM, TOAST];

const CODED = error('camera', 'The device has no camera', 'OS-PLUG-CAMR-0007');
const LONG = error(
  'cli',
  'Could not find the web assets directory: …. Please create it and make sure it has …',
);
const TRANSFER = error('file-transfer', 'Operation failed because file does not exist.');
const FILE = error('filesystem', 'File does not exist.');
const DOMAIN = error('geolocation', 'User denied Geolocation', '1');
const SIGNING: Matchable = {
  ...error('ios', 'Signing for "App" requires a development team.'),
  isGuide: true,
};
const PROFILE: Matchable = {...error('ci', "No profiles for 'com.example.app' were found"), isGuide: true};
const APPLE = error('ios', "The operation couldn't be completed. (CapacitorUrlRequestError error …)");
const WRAPPER: Matchable = {...error('cli', 'native-run failed with error …'), isSecondary: true};
const MANIFEST = error('spm', "ENOENT: no such file or directory, open '…/sources/…/Package.swift'");
const CLEARTEXT = error('http', 'Cleartext HTTP traffic to … not permitted', 'IOException');
const JAVA = error(
  'gradle',
  "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
);
const BLOCKED = error('firebase', 'PERMISSION_DENIED: Requests from this client … are blocked.');
const MODULE = error('xcode', "no such module '…'");
const SDK = error('native-run', 'ERR_SDK_NOT_FOUND: No valid Android SDK root found.');

const SETTING = error('xcode', "SWIFT_VERSION '…' is unsupported");
const GOOGLE = error('sign-in', '[GSI_LOGGER]: The origin is not allowed for the client.');
const MEDIA = error('google-play', 'READ_MEDIA_IMAGES');
const NODE = error('npm', "Error: Cannot find module 'node:…'");
const EXIT = error('native-run', 'ERR_NON_ZERO_EXIT');
const CACHE = error('gradle', 'An IOException occurred in the cache of Gradle');

const PKG = error('gradle', 'https://pkg.github.com/…. Received status code 401');
const PKG_URL = 'https://pkg.github.com/a/com/b.pom';
const UNAVAILABLE = error('share', 'No app can share this', 'UNAVAILABLE');
const SCAN = error('vite', "ENOENT: no such file or directory, open '…' while scanning dependencies");
const DEP_SCAN = error('vite', "[plugin vite:scan] ENOENT: no such file or directory, open '…'");
const CRASH = error('cli', "[fatal] TypeError: Cannot read property '…' of undefined at … cordova.js");
const ROOT_NODE = error('react', 'createRoot(...): Target container is not a DOM element.');
const TAGGED = error('vite', "[plugin vite:scan] ENOENT: no such file or directory, open '…' while scanning");

/** Returns the answers to a text as `known: message`, best first. */
function answersTo(text: string, errors: readonly Matchable[] = ERRORS): string[] {
  const {found} = lookUp(text, indexErrors(errors));
  return found.map(({state, errors: [first = -1]}) => `${state}: ${errors[first]?.messages[0]}`);
}

const known = ({messages: [message]}: Matchable): string => `known: ${message}`;
const likely = ({messages: [message]}: Matchable): string => `likely: ${message}`;

it.each<[string, string, string | undefined, ...Matchable[]]>([
  [
    'a message with its values, whatever the log writes before its lines',
    '[error] ios platform has not been added yet.\n     See the docs for adding the ios platform: https://a.b',
    known(PLATFORM),
  ],
  [
    'no sure answer by the sentence that many messages of iOS begin with',
    'The operation couldn’t be completed. (OSStatus error -34018.)',
    likely(APPLE),
    APPLE,
  ],
  [
    'no sure answer by a class that is the code of a plugin',
    'java.io.IOException: No space left on device',
    likely(CLEARTEXT),
    CLEARTEXT,
    CACHE,
  ],
  ['a class as a stated code', '{"code":"IOException","message":"Kein"}', known(CLEARTEXT), CLEARTEXT, CACHE],
  ['no variable that a message names', 'export JAVA_HOME=/usr/lib/jvm/java-21', undefined, JAVA],
  ['no status of many services', 'error: code = PERMISSION_DENIED desc = no access', undefined, BLOCKED],
  ['no setting that a message begins with', 'Set SWIFT_VERSION = 5.0 in the project', undefined, SETTING],
  ['no tag of a tool', '[GSI_LOGGER]: FedCM rejects', undefined, GOOGLE],
  ['no sure answer by a permission', 'android.permission.READ_MEDIA_IMAGES denied', likely(MEDIA), MEDIA],
  ['no part of a name', "Process 'node' finished with non-zero exit value 1", undefined, EXIT],
  [
    'a message after the place that Xcode writes before it',
    "/Users/dev/My App/ios/App/App/AppDelegate.swift:2:8 No such module 'Capacitor'",
    known(MODULE),
    MODULE,
  ],
  ['no other path', "Error: ENOENT: no such file or directory, open '/ios/App/Podfile'", undefined, MANIFEST],
  ['no error of Node.js in one of Ruby', 'Errno::ENOENT - No such file or directory', undefined, SCAN],
  ['no error of Node.js in one of Java', 'open failed: ENOENT (No such file or directory', undefined, SCAN],
  ['no common words at its end', 'DOMException: Permission denied', undefined, BLOCKED],
  ['no common words without a tag', "ENOENT: no such file or directory, open 'a.js'", undefined, DEP_SCAN],
  [
    'a message that is cut inside its path',
    "[error] Error: ENOENT: no such file or directory, open '/app/ios/capacitor-cordova",
    likely(MANIFEST),
    MANIFEST,
  ],
  [
    'a message that a terminal wraps inside words, with a prefix in each line',
    '[capacitor]     User den\n[capacitor]     ied access to cam\n[capacitor]     era',
    known(CAMERA),
  ],
  ['a message with colors and quotes', '\u001b[31mUser “denied” access to camera\u001b[0m', known(CAMERA)],
  ['JSON in JSON', String.raw`{"a":"{\"message\":\"User denied\\naccess to camera\"}"}`, known(CAMERA)],
  ['the beginning of a message', 'Error: User denied access', known(CAMERA)],
  ['a message that is cut inside a word', 'User denied access to cam', known(CAMERA)],
  ['a translated message by its code', '{"code":"OS-PLUG-CAMR-0007","message":"Kein"}', known(CODED), CODED],
  ['a code inside a sentence without spaces', 'エラーos-plug-camr-0007が出ました', known(CODED), CODED],
  [
    'a long one by its first sentence',
    '[error] Could not find the web assets directory: ./dist.',
    known(LONG),
    LONG,
  ],
  ['the pasted message rather than a longer one', 'File does not exist.', known(FILE), TRANSFER, FILE],
  ['a message after Capacitor', 'File: http://a/ - Line 7 - Msg: Must provide text', known(TOAST)],
  ['a message after GitHub', 'build\tSync\t2025-03-04T10:11:12.1234567Z Must provide text', known(TOAST)],
  ['a message after Console', 'Mar  4 10:11:12 Mac App(UIKit)[12] <Error>: Must provide text', known(TOAST)],
  ['a message after a place', 'main.8f3a.js:1 Must provide text', known(TOAST)],
  ['a message with entities', '<p>&quot;Must&nbsp;provide text&quot;<br>', known(TOAST)],
  [
    'a message with three periods of its own',
    'Uncaught Error: createRoot(...): Target container is not a DOM element.',
    known(ROOT_NODE),
    ROOT_NODE,
  ],
  ['no longer name', "Error: Cannot find module 'node-sass'", likely(NODE), NODE],
  ['no code inside a longer one', 'Error: BILLING_UNAVAILABLE', undefined, CODED, UNAVAILABLE],
  ['a code next to other characters', '(code=UNAVAILABLE)', known(UNAVAILABLE), CODED, UNAVAILABLE],
  [
    'no sure answer if a log ends in its value',
    'Error: ENOENT: no such file or directory, open C:/app/Package.swift',
    likely(SCAN),
    SCAN,
  ],
  [
    'the message of a tool in a line with its tag',
    "Error: [plugin vite:scan] ENOENT: no such file or directory, open 'a.js' while scanning",
    known(TAGGED),
    TAGGED,
  ],
  [
    'no sure answer without the tag of the tool',
    "Error: ENOENT: no such file or directory, open 'a.js' while scanning",
    likely(TAGGED),
    TAGGED,
  ],
  [
    'no sure crash of the CLI without its tag',
    "ERROR TypeError: Cannot read property 'isAvailable' of undefined",
    likely(CRASH),
    CRASH,
  ],
  [
    'an error that a stack ends with',
    "at async open (/app/a.js:1:2) {code: 'CAMERA', message: 'User denied access to camera'}",
    known(CAMERA),
  ],
  ['a number next to its plugin', 'GeolocationPositionError {code: 1}', known(DOMAIN), DOMAIN],
  ['no number alone', 'exited with exit code: 1', undefined, DOMAIN],
  ['no number of something else', 'Error Domain=NSCocoaErrorDomain Code=1', undefined, DOMAIN],
  [
    'a message of a guide with another name',
    'error: Signing for "MyApp" requires a development team. Select one.',
    known(SIGNING),
    SIGNING,
  ],
  ['a guide with another ID', "No profiles for 'de.acme.tool' were found:", known(PROFILE), PROFILE],
  [
    'no message without its value',
    "code: 'MODULE_NOT_FOUND'",
    undefined,
    error('core', 'module … not found'),
  ],
  ['a unit', 'too large(152bytes) map', 'known: too large(…bytes) map', error('a', 'too large(…bytes) map')],
  ['a second URL', `${PKG_URL} > GET ${PKG_URL}. Received status code 401`, known(PKG), PKG],
  ['no other name', "Error in a b c d e: module 'tail'", undefined, error('vite', "module '@tail/oxide-…'")],
  ['no sure guide', 'Exception: cannot use READ_MEDIA_IMAGES', likely(MEDIA), {...MEDIA, isGuide: true}],
  ['a frame', '0  Lib  0x1b2 Task.resume(_:) + 408', 'known: ', error('a', '', 'Task.resume(_:)')],
  ['a message after the X of Windows', 'X [ERROR] Must provide text', known(TOAST)],
  ['no heading', '[ERROR]: !!! Build failed', undefined, error('xcode', 'BUILD FAILED')],
  ['a few typed words', 'denied camera', likely(CAMERA)],
  ['nothing in a text about something else', 'Everything is up to date.', undefined],
])('a pasted text finds %s', (_what, pasted, expected, ...more) => {
  expect(answersTo(pasted, [...ERRORS, ...more])[0]).toBe(expected);
});

it('of errors with the same message, that of a runtime is first if the text names no plugin', () => {
  const runtime = error('android', NOT_ON_WEB);
  const errors = [...ERRORS, runtime];
  const {found} = lookUp(`Error: ${NOT_ON_WEB}`, indexErrors(errors));
  expect(errors[found[0]?.errors[0] ?? -1]).toBe(runtime);
});

it.each([
  ['the text', `TextZoom: CapacitorException: ${NOT_ON_WEB}`],
  ['the last call', `⚡️  To Native ->  TextZoom set 4\n⚡️  [log] - a\nb\nc\nd\nERROR MESSAGE: ${NOT_ON_WEB}`],
])('errors with the same message are one answer, that of the plugin that %s names first', (_what, text) => {
  const {found} = lookUp(text, indexErrors(ERRORS));
  expect(found.map(({errors}) => errors.map((index) => ERRORS[index]))).toEqual([[TEXT_ZOOM, ERRORS[2]]]);
});

it('several errors are several answers', () => {
  const text = 'E/App: User denied access to camera\nI/App: ready\nE/App: Must provide text\n';
  expect(answersTo(text).sort()).toEqual([known(TOAST), known(CAMERA)]);
});

it('the error comes before the one that only says that something failed', () => {
  const text =
    '[error] native-run failed with error\n\n        ERR_SDK_NOT_FOUND: No valid Android SDK root found.';
  expect(answersTo(text, [WRAPPER, SDK])).toEqual([known(SDK)]);
  expect(answersTo('[error] native-run failed with error\n', [WRAPPER, SDK])).toEqual([likely(WRAPPER)]);
});

it('an error comes before a warning, which is not sure to be the cause of another error', () => {
  const text = 'npm warn User denied access to camera\n';
  expect(answersTo(text)).toEqual([known(CAMERA)]);
  expect(answersTo(`${text}npm error Must provide text`)).toEqual([known(TOAST), known(CAMERA)]);
  expect(answersTo(`${text}npm error Something else`)).toEqual([likely(CAMERA)]);
});

it('what only says that something failed is not known because a guide has it, too', () => {
  const heading = 'Updating native dependencies with pod install - failed!';
  const guide: Matchable = {...error('ios', heading), isGuide: true};
  const tool: Matchable = {...error('cocoapods', heading), isSecondary: true};
  expect(answersTo(`✖ ${heading}`, [guide, tool])[0]).toBe(likely(guide));
});

it('the error of this version comes before the same one of another version, which is only likely', () => {
  const foreign: Matchable = {
    ...error('cli', 'CocoaPods is not installed. See this guide: …'),
    isForeign: true,
  };
  const own = error('cli', 'CocoaPods is not installed');
  expect(answersTo('[error] CocoaPods is not installed', [foreign, own])).toEqual([known(own)]);
  expect(answersTo('[error] CocoaPods is not installed', [foreign])).toEqual([likely(foreign)]);
});

it('of two platforms, that of the log comes first, and a short message of another one is not sure', () => {
  const both = ['ios', 'android'].map((platform) => ({
    ...error(platform, 'The location is off', `${platform.toUpperCase()}-1`),
    platforms: [platform],
  }));
  const first = (text: string): unknown => both[lookUp(text, indexErrors(both)).found[0]?.errors[0] ?? -1];
  expect(first('E/Capacitor: The location is off')).toBe(both[1]);
  expect(first('⚡️  [error] - The location is off')).toBe(both[0]);
  const short: Matchable = {...error('ios', 'No location'), platforms: ['ios']};
  expect(answersTo('E/Capacitor: No location', [short])).toEqual([likely(short)]);
});

it.each([
  ['TypeError: foo is not a function', 'likely'],
  ['map.addLayer is not a function', 'likely'],
  ['Error: not a function', 'known'],
  ['DOMException: QuotaExceededError was thrown', 'unknown'],
  ['kernel: Out of memory: Killed process 3321', 'unknown'],
])('a few plain words in a line about something else are not known: %s', (pasted, state) => {
  const mocks = [error('guides-mocking-plugins', 'not a function'), error('core', 'TypeError')];
  const more = [error('guides-storage', 'QuotaExceededError'), error('camera', 'Out of memory')];
  expect(lookUp(pasted, indexErrors([...ERRORS, ...mocks, ...more])).state).toBe(state);
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
  expect(answersTo(text)).toEqual([known(CAMERA)]);
});

it.each(['not implemented on web', 'Not implemented on web.', 'Error: not implemented on web!'])(
  'a message counts without its final punctuation, and those of packages first: %s',
  (pasted) => {
    const guide: Matchable = {...error('tutorials-web', 'Not implemented on web'), isGuide: true};
    const longer = error('watch', 'method not implemented on web');
    const errors = [guide, longer, ...ERRORS];
    const [{errors: found} = {errors: []}, ...others] = lookUp(pasted, indexErrors(errors)).found;
    expect(found.map((index) => errors[index])).toEqual([ERRORS[2], ERRORS[3], guide]);
    expect(others).toEqual([]);
  },
);

test('the wordings of another error make the words of a message say no less', () => {
  const message = '"…" plugin is not implemented on …';
  const methods = Array.from({length: 500}, (_, index) => `"Scanner.scan${index}()" is not implemented on …`);
  const errors = [error('core', message), {...error('community', ''), messages: methods}, ...ERRORS];
  const pasted =
    'Unhandled Promise rejection: "App" plugin is not implemented on ios ; Zone: <root> ; Task: Promise.then ; Value: Error';
  expect(answersTo(pasted, errors)).toEqual([`known: ${message}`]);
});

const GUIDE: Matchable = {...error('guides-start', 'Uncaught SyntaxError: Unexpected token'), isGuide: true};
const PODS = error('cocoapods', 'CocoaPods could not find compatible versions for pod "…":');
const PAGE = error('webview', 'The page at … could not be opened because: net::ERR_CONNECTION_REFUSED');
const LISTED = error('cocoapods', 'Cannot use the following pods:');
const COMMAND = error('vscode', 'adb devices and their states');

it.each<[string, string, string | undefined, Matchable]>([
  ['says more than the message of a guide', `${GUIDE.messages[0]} '?' in main.js`, likely(GUIDE), GUIDE],
  ['says what a guide has', GUIDE.messages[0] ?? '', known(GUIDE), GUIDE],
  [
    'goes on after the colon with which a message ends',
    '[!] CocoaPods could not find compatible versions for pod "Capacitor":\n  In Podfile:\n    Capacitor',
    likely(PODS),
    PODS,
  ],
  [
    'goes on in another way after a colon in a message',
    'The page at http://192.168.1.2/ could not be opened because: net::ERR_CLEARTEXT_NOT_PERMITTED',
    likely(PAGE),
    PAGE,
  ],
  ['has a list after the colon', '[!] Cannot use the following pods:\n- A', known(LISTED), LISTED],
  ['is a command that somebody typed', 'PS C:\\app> adb devices and their states', undefined, COMMAND],
  [
    'has the number of a domain, and the name of a plugin',
    'Geolocation: Error Domain=IDEProfileLocatorErrorDomain Code=1 "No profiles"',
    undefined,
    DOMAIN,
  ],
  [
    'only has the domain of an error',
    'Error Domain=NSURLErrorDomain Code=-9999',
    likely(error('http', 'The request failed', 'NSURLErrorDomain')),
    error('http', 'The request failed', 'NSURLErrorDomain'),
  ],
  ['is the beginning of a message', 'operation fai', likely(TRANSFER), TRANSFER],
  ['is the beginning of a message with a value', "native-run failed with 'er", likely(WRAPPER), WRAPPER],
])('the lookup is as sure as it can be of a text that %s', (_what, pasted, expected, only) => {
  expect(answersTo(pasted, [only])[0]).toBe(expected);
});

it('a word that only contains the name of a plugin says nothing about it', () => {
  const errors = [error('maps', 'Missing map', '1'), ...ERRORS];
  expect(lookUp('Error: bitmapsCreated, code: 1', indexErrors(errors)).state).toBe('unknown');
});
