import {evaluate} from '../../conditions';
import {fileEdits, wholeLines, type Edit} from '../../edits';
import {closingIndex, tokenize, type Token} from '../../read/tokens';
import type {Range} from '../../read/types';
import {editsOr, nativeFile} from '../parts';
import type {Builder} from '../types';

/** Returns the tokens of Swift code without line ends. */
function swiftTokens(text: string): Token[] {
  return tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
}

/** Deletes a method that Capacitor has itself. */
export const touchesBegan: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  if (file && !file.words.has('touchesBegan')) return undefined;
  const range = file && functionRange(file.text, 'touchesBegan');
  return {
    phase: 'ios',
    title: 'Delete touchesBegan from AppDelegate.swift',
    why: 'Capacitor handles taps on the status bar itself since 4.0.',
    ...editsOr(file && range ? fileEdits(file, [wholeLines(file.text, range)]) : []),
    ...(file ? {} : {condition: '`AppDelegate.swift` overrides `touchesBegan`'}),
    check: 'A tap on the status bar scrolls the page to its top.',
  };
};

/** Returns the range of a Swift function with the words before `func`. */
function functionRange(text: string, name: string): Range | undefined {
  const tokens = swiftTokens(text);
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index - 1]?.value === 'func');
  if (at < 0) return undefined;
  let first = at - 1;
  while (['override', 'public', 'open', 'internal'].includes(tokens[first - 1]?.value ?? '')) first -= 1;
  const end = tokens[closingIndex(tokens, at, '{}')]?.end;
  const start = tokens[first]?.start;
  return start === undefined || end === undefined ? undefined : {start, end};
}

/** Removes a condition that is never met. */
export const usePush: Builder = (context) => {
  const file = nativeFile(context.project, 'AppDelegate.swift');
  if (file && !file.words.has('USE_PUSH')) return undefined;
  const edits = file ? conditionEdits(file.text) : [];
  return {
    phase: 'ios',
    title: 'Remove the condition USE_PUSH',
    why: 'Since 3.0, nothing sets `USE_PUSH`, so the code in it is never compiled.',
    todo: 'Keep the two methods if the app uses push notifications, and delete them otherwise. Also delete `USE_PUSH` from the build settings in Xcode.',
    ...(file ? {edits: fileEdits(file, edits)} : {condition: '`AppDelegate.swift` has `#if USE_PUSH`'}),
    check: 'If the app uses push notifications, it receives one.',
  };
};

function conditionEdits(text: string): Edit[] {
  const tokens = swiftTokens(text);
  const at = tokens.findIndex(({value}, index) => value === 'USE_PUSH' && tokens[index - 1]?.value === 'if');
  const end = tokens.findIndex(({value}, index) => index > at && value === 'endif');
  const [open, name] = [tokens[at - 2], tokens[at]];
  const [hash, word] = [tokens[end - 1], tokens[end]];
  if (!open || !name || !hash || !word) return [];
  return [
    wholeLines(text, {start: open.start, end: name.end}),
    wholeLines(text, {start: hash.start, end: word.end}),
  ];
}

/** What the calls of 2.x in `AppDelegate.swift` became. */
const CALLS: Readonly<Record<string, string>> = {
  handleOpenUrl: 'ApplicationDelegateProxy.shared.application(app, open: url, options: options)',
  handleContinueActivity:
    'ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)',
};

/** What the names of push events became. */
const PUSH_NAMES: Readonly<Record<string, string>> = {
  DidRegisterForRemoteNotificationsWithDeviceToken: '.capacitorDidRegisterForRemoteNotifications',
  DidFailToRegisterForRemoteNotificationsWithError: '.capacitorDidFailToRegisterForRemoteNotifications',
};

/** Replaces calls and names of 2.x. */
export const appDelegate: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  const names = [...Object.keys(CALLS), ...Object.keys(PUSH_NAMES)];
  if (file && !names.some((name) => file.words.has(name))) return undefined;
  return {
    phase: 'ios',
    title: 'Update the calls in AppDelegate.swift',
    why: 'The methods of `CAPBridge` and the names in `CAPNotifications` were replaced in 3.0.',
    ...(file
      ? {edits: fileEdits(file, callEdits(file.text))}
      : {
          condition: '`AppDelegate.swift` uses `CAPBridge` or `CAPNotifications`',
          items: [...Object.entries(CALLS), ...Object.entries(PUSH_NAMES)].map(
            ([old, next]) => `\`${old}\` becomes \`${next}\``,
          ),
        }),
    check:
      'The app opens by its URL scheme and by a universal link, and receives push notifications, if it uses them.',
  };
};

function callEdits(text: string): Edit[] {
  const tokens = swiftTokens(text);
  const replaced = (first: number, open: number, code: string): Edit[] => {
    const [start, end] = [tokens[first]?.start, tokens[closingIndex(tokens, open, '()')]?.end];
    return start === undefined || end === undefined ? [] : [{start, end, text: code}];
  };
  return tokens.flatMap(({value}, index): Edit[] => {
    const call = Object.hasOwn(CALLS, value) ? CALLS[value] : undefined;
    if (call !== undefined) return replaced(index - 2, index + 1, call);
    const name = Object.hasOwn(PUSH_NAMES, value) ? PUSH_NAMES[value] : undefined;
    // Notification.Name(CAPNotifications.DidRegister….name())
    const open = index - 3;
    return name === undefined || tokens[open]?.value !== '(' ? [] : replaced(open - 3, open, name);
  });
}

/** Has the app's own plugins registered. */
export const localPlugins: Builder = (context) => {
  const {holds, places, open} = evaluate(
    context,
    {native: ['CAPPlugin', 'CAP_PLUGIN', 'CAPBridgedPlugin']},
    'ios',
  );
  if (holds === 'no') return undefined;
  return {
    phase: 'ios',
    title: 'Register plugins that are part of the app',
    why: 'Since 6.0, only plugins from npm register themselves.',
    todo: 'Subclass `CAPBridgeViewController`, call `bridge?.registerPluginInstance()` in `capacitorDidLoad()`, and use the class in the storyboard.',
    ...(places.length > 0 ? {places} : {}),
    ...(open.length > 0 ? {condition: 'the app has Swift or Objective-C plugins of its own'} : {}),
    check: 'A call to the plugin resolves instead of rejecting with `not implemented`.',
  };
};
