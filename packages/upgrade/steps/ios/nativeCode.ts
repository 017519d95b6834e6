import {evaluate} from '../../conditions';
import {fileEdits, wholeLines, type Edit} from '../../edits';
import {closingIndex, statementTokens} from '../../read/tokens';
import {nativeFile} from '../parts';
import type {Builder} from '../types';

/** Deletes a method that Capacitor has itself. */
export const touchesBegan: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  if (file && !file.words.has('touchesBegan')) return undefined;
  return {
    title: 'Delete touchesBegan from AppDelegate.swift',
    why: 'Capacitor handles taps on the status bar itself since 4.0.',
    edits: file ? fileEdits(file, functionEdits(file.text, 'touchesBegan')) : [],
    condition: file ? undefined : '`AppDelegate.swift` overrides `touchesBegan`',
    check: 'A tap on the status bar scrolls the page to its top.',
  };
};

/** Removes a Swift function with the words before `func`. */
function functionEdits(text: string, name: string): Edit[] {
  const tokens = statementTokens(text, 'swift');
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index - 1]?.value === 'func');
  if (at < 0) return [];
  let first = at - 1;
  while (['override', 'public', 'open', 'internal'].includes(tokens[first - 1]?.value ?? '')) first -= 1;
  const end = tokens[closingIndex(tokens, at, '{}')]?.end;
  const start = tokens[first]?.start;
  return start === undefined || end === undefined ? [] : [wholeLines(text, {start, end})];
}

/** Removes a condition that is never met. */
export const usePush: Builder = (context) => {
  const file = nativeFile(context.project, 'AppDelegate.swift');
  if (file && !file.words.has('USE_PUSH')) return undefined;
  return {
    title: 'Remove the condition USE_PUSH',
    why: 'Since 3.0, nothing sets `USE_PUSH`, so the code in it is never compiled.',
    todo: 'Keep the two methods if the app uses push notifications, and delete them otherwise. Also delete `USE_PUSH` from the build settings in Xcode.',
    edits: file ? fileEdits(file, conditionEdits(file.text)) : [],
    condition: file ? undefined : '`AppDelegate.swift` has `#if USE_PUSH`',
    check: 'If the app uses push notifications, it receives one.',
  };
};

function conditionEdits(text: string): Edit[] {
  const tokens = statementTokens(text, 'swift');
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

/** What the calls of 2.x in `AppDelegate.swift` and its names of push events became. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['handleOpenUrl', 'ApplicationDelegateProxy.shared.application(app, open: url, options: options)'],
  [
    'handleContinueActivity',
    'ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)',
  ],
  ['DidRegisterForRemoteNotificationsWithDeviceToken', '.capacitorDidRegisterForRemoteNotifications'],
  ['DidFailToRegisterForRemoteNotificationsWithError', '.capacitorDidFailToRegisterForRemoteNotifications'],
]);

/** Replaces calls and names of 2.x. */
export const appDelegate: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  if (file && ![...RENAMED.keys()].some((name) => file.words.has(name))) return undefined;
  return {
    title: 'Update the calls in AppDelegate.swift',
    why: 'The methods of `CAPBridge` and the names in `CAPNotifications` were replaced in 3.0.',
    ...(file
      ? {edits: fileEdits(file, callEdits(file.text))}
      : {
          condition: '`AppDelegate.swift` uses `CAPBridge` or `CAPNotifications`',
          items: [...RENAMED].map(([old, next]) => `\`${old}\` becomes \`${next}\``),
        }),
    check:
      'The app opens by its URL scheme and by a universal link, and receives push notifications, if it uses them.',
  };
};

function callEdits(text: string): Edit[] {
  const tokens = statementTokens(text, 'swift');
  return tokens.flatMap(({value}, index): Edit[] => {
    const code = RENAMED.get(value);
    if (code === undefined) return [];
    // CAPBridge.handleOpenUrl(…), and Notification.Name(CAPNotifications.DidRegister….name())
    const open = value.startsWith('handle') ? index + 1 : index - 3;
    const [first, last] = [tokens[open - 3], tokens[closingIndex(tokens, open, '()')]];
    return tokens[open]?.value === '(' && first && last
      ? [{start: first.start, end: last.end, text: code}]
      : [];
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
    title: 'Register plugins that are part of the app',
    why: 'Since 6.0, only plugins from npm register themselves.',
    todo: 'Subclass `CAPBridgeViewController`, call `bridge?.registerPluginInstance()` in `capacitorDidLoad()`, and use the class in the storyboard.',
    places,
    condition: open && 'the app has Swift or Objective-C plugins of its own',
    check: 'A call to the plugin resolves instead of rejecting with `not implemented`.',
  };
};
