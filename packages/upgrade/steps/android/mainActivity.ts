import {fileEdits, indentBefore, insertAt, lineEnding, wholeLines, type Edit} from '../../edits';
import type {Native} from '../../project';
import {pairsIn, statementTokens} from '../../read/tokens';
import type {Range} from '../../read/types';
import {nativeFile, sentences} from '../parts';
import type {Builder} from '../types';

/** Since this major, plugins have to be registered before the bridge starts. */
const EARLY = 4;

/** Removes what 4.0 no longer has from the main activity, and has plugins registered in time. */
export const mainActivity: Builder = ({project, from, to}) => {
  const file = nativeFile(project, 'MainActivity.java') ?? nativeFile(project, 'MainActivity.kt');
  const inits = file === undefined || (file.words.has('init') && file.words.has('ArrayList'));
  const moves = to >= EARLY && (file === undefined || (from < EARLY && isLate(file)));
  if (!inits && !moves) return undefined;
  const edits = file ? fileEdits(file, activityEdits(file, to)) : [];
  return {
    why: sentences(
      inits && 'Plugins from npm have loaded automatically since 3.0, and 4.0 removed `init()`.',
      moves &&
        'Since 4.0, plugins have to be registered before `super.onCreate()`, because the bridge starts in it.',
    ),
    todo: sentences(
      inits &&
        'Delete the calls for plugins that now come from npm, `onCreate()` if nothing is left in it, and imports that nothing needs.',
      (edits.length === 0 || inits) &&
        `Register plugins that are part of the app with \`registerPlugin()\`${to >= EARLY ? ' before `super.onCreate(savedInstanceState)`' : ''}.`,
    ),
    edits,
    condition: file ? undefined : '`MainActivity` calls `init()` or `registerPlugin()`',
  };
};

/** A call of a method as a statement, with the semicolon, and its last argument between the parentheses. */
type Call = Range & {readonly inside: string};

/** Returns the calls of a method that start a statement. `this.` and `super.` belong to them. */
function callsOf(file: Native, name: string): Call[] {
  const tokens = statementTokens(file.text, file.path.endsWith('.kt') ? 'kotlin' : 'java');
  const pairs = pairsIn(tokens, '()');
  return tokens.flatMap(({value}, index): Call[] => {
    if (value !== name || tokens[index + 1]?.value !== '(') return [];
    const isMember = tokens[index - 1]?.value === '.';
    const first = tokens[isMember ? index - 2 : index];
    const closing = pairs.get(index + 1) ?? -1;
    const [open, close, next] = [tokens[index + 1], tokens[closing], tokens[closing + 1]];
    if (!first || !open || !close || (isMember && !/^(?:this|super)$/.test(first.value))) return [];
    if (/^(?:fun|void|override)$/.test(tokens[index - 1]?.value ?? '')) return [];
    const end = next?.value === ';' ? next.end : close.end;
    return [{start: first.start, end, inside: file.text.slice(open.end, close.start)}];
  });
}

function registrations(file: Native): Call[] {
  return [...callsOf(file, 'registerPlugin'), ...callsOf(file, 'registerPlugins')];
}

/** Whether a plugin is registered after the bridge has started. */
function isLate(file: Native): boolean {
  const [start] = superCalls(file);
  return start !== undefined && registrations(file).some((call) => call.start > start.start);
}

function superCalls(file: Native): Call[] {
  return callsOf(file, 'onCreate').filter(({start}) => file.text.startsWith('super', start));
}

/** Moves registrations, and those in the list that `init()` gets, to where the target has them. */
function activityEdits(file: Native, to: number): Edit[] {
  const {text} = file;
  const [start, ...others] = superCalls(file);
  if (!start || others.length > 0) return [];
  const [init] = callsOf(file, 'init');
  const inList = init
    ? callsOf(file, 'add').filter((call) => call.start > init.start && call.end < init.end)
    : [];
  const late = to >= EARLY ? registrations(file).filter((call) => call.start > start.start) : [];
  const semicolon = file.path.endsWith('.kt') ? '' : ';';
  const lines = [
    ...inList.map(({inside}) => `registerPlugin(${inside})${semicolon}`),
    ...late.map(({start: from, end}) => text.slice(from, end)),
  ];
  const lead = lineEnding(text) + indentBefore(text, start.start);
  const removed = [...(init ? [init] : []), ...late].map((call) => wholeLines(text, call));
  if (lines.length === 0) return removed;
  const added =
    to >= EARLY
      ? insertAt(start.start, lines.map((line) => line + lead).join(''))
      : insertAt(start.end, lines.map((line) => lead + line).join(''));
  return [...removed, added];
}
