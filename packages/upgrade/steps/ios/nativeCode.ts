import {evaluate} from '../../conditions';
import {fileEdits, wholeLines, type Edit} from '../../edits';
import {pairsIn, statementTokens} from '../../read/tokens';
import {nativeFile} from '../parts';
import type {Builders} from '../types';
import renamed from './renamedCalls.json';

/** Removes a Swift function with the words before `func`. */
function functionEdits(text: string, name: string): Edit[] {
  const tokens = statementTokens(text, 'swift');
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index - 1]?.value === 'func');
  if (at < 0) return [];
  let first = at - 1;
  while (['override', 'public', 'open', 'internal'].includes(tokens[first - 1]?.value ?? '')) first -= 1;
  const opening = tokens.findIndex(({value}, index) => index > at && value === '{');
  const end = tokens[pairsIn(tokens, '{}').get(opening) ?? -1]?.end;
  const start = tokens[first]?.start;
  return start === undefined || end === undefined ? [] : [wholeLines(text, {start, end})];
}

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
const RENAMED: ReadonlyMap<string, string> = new Map(Object.entries(renamed));

function callEdits(text: string): Edit[] {
  const tokens = statementTokens(text, 'swift');
  const pairs = pairsIn(tokens, '()');
  return tokens.flatMap(({value}, index): Edit[] => {
    const code = RENAMED.get(value);
    if (code === undefined) return [];
    // CAPBridge.handleOpenUrl(…), and Notification.Name(CAPNotifications.DidRegister….name())
    const open = value.startsWith('handle') ? index + 1 : index - 3;
    const [first, last] = [tokens[open - 3], tokens[pairs.get(open) ?? -1]];
    return first && last ? [{start: first.start, end: last.end, text: code}] : [];
  });
}

/** The steps about the app's own Swift and Objective-C code. */
export const nativeCode: Builders = {
  /** Deletes a method that Capacitor has itself. */
  'touches-began': ({project}) => {
    const file = nativeFile(project, 'AppDelegate.swift');
    if (!file) return {condition: '`AppDelegate.swift` overrides `touchesBegan`'};
    if (!file.words.has('touchesBegan')) return undefined;
    return {edits: fileEdits(file, functionEdits(file.text, 'touchesBegan'))};
  },
  /** Removes a condition that is never met. */
  'use-push': ({project}) => {
    const file = nativeFile(project, 'AppDelegate.swift');
    if (!file) return {condition: '`AppDelegate.swift` has `#if USE_PUSH`'};
    return file.words.has('USE_PUSH') ? {edits: fileEdits(file, conditionEdits(file.text))} : undefined;
  },
  /** Replaces calls and names of 2.x. */
  'app-delegate': ({project}) => {
    const file = nativeFile(project, 'AppDelegate.swift');
    if (!file) {
      const items = [...RENAMED].map(([old, next]) => `\`${old}\` becomes \`${next}\``);
      return {condition: '`AppDelegate.swift` uses `CAPBridge` or `CAPNotifications`', items};
    }
    const isOld = [...RENAMED.keys()].some((name) => file.words.has(name));
    return isOld ? {edits: fileEdits(file, callEdits(file.text))} : undefined;
  },
  /** Has the app's own plugins registered. */
  'ios-local-plugins': (context) => {
    const native = ['CAPPlugin', 'CAP_PLUGIN', 'CAPBridgedPlugin'];
    const {holds, places, open} = evaluate(context, {native}, 'ios');
    if (holds === 'no') return undefined;
    return {places, condition: open && 'the app has Swift or Objective-C plugins of its own'};
  },
};
