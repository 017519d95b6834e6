import {fileEdits, wholeLines} from '../../edits';
import {closingIndex, tokenize} from '../../read/tokens';
import type {Range} from '../../read/types';
import {editsOr, nativeFile} from '../parts';
import type {Builder} from '../types';

/** Removes what 4.0 no longer has from the main activity, and has plugins registered in time. */
export const mainActivity: Builder = ({project, from, to}) => {
  const file = nativeFile(project, 'MainActivity.java') ?? nativeFile(project, 'MainActivity.kt');
  const inits = file === undefined || (file.words.has('init') && file.words.has('ArrayList'));
  const moves = to >= 4 && (file === undefined || (from < 4 && file.words.has('registerPlugin')));
  if (!inits && !moves) return undefined;
  const call = file && inits ? callRange(file.text, 'init') : undefined;
  return {
    phase: 'android',
    title: 'Clean up MainActivity',
    why: [
      ...(inits ? ['Plugins from npm have loaded automatically since 3.0, and 4.0 removed `init()`.'] : []),
      ...(moves
        ? [
            'Since 4.0, plugins have to be registered before `super.onCreate()`, because the bridge starts in it.',
          ]
        : []),
    ].join(' '),
    todo: [
      ...(inits
        ? [
            'Delete `init()`, then `onCreate()` and imports if nothing needs them. Register plugins that are part of the app with `registerPlugin()`.',
          ]
        : []),
      ...(to >= 4 ? ['Call `registerPlugin()` before `super.onCreate(savedInstanceState)`.'] : []),
    ].join(' '),
    ...editsOr(file && call ? fileEdits(file, [wholeLines(file.text, call)]) : []),
    ...(file ? {} : {condition: '`MainActivity` calls `init()` or `registerPlugin()`'}),
    check: 'Each plugin still works on Android.',
  };
};

/** Returns the range of a Java or Kotlin statement that calls a method, with `this.` and the semicolon. */
function callRange(text: string, name: string): Range | undefined {
  const tokens = tokenize(text, 'java').filter(({kind}) => kind !== 'line');
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index + 1]?.value === '(');
  const isOnThis = tokens[at - 1]?.value === '.' && tokens[at - 2]?.value === 'this';
  const first = tokens[isOnThis ? at - 2 : at];
  const closing = closingIndex(tokens, at, '()');
  const [close, next] = [tokens[closing], tokens[closing + 1]];
  if (!first || !close) return undefined;
  return {start: first.start, end: next?.value === ';' ? next.end : close.end};
}
