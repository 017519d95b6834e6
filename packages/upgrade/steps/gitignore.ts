import {fileEdits, insertAt, lineEnding, wholeLines, type Edit} from '../edits';
import {editsOr} from './parts';
import type {Builder, Builders} from './types';

/** What a `.gitignore` has since a major, and what it no longer has. */
type Entry = {readonly major: number; readonly add?: string; readonly remove?: string};

const IOS: readonly Entry[] = [
  {major: 3, add: 'App/App/public', remove: 'App/public'},
  {major: 3, add: 'DerivedData'},
  {major: 4, add: 'App/App/capacitor.config.json'},
  {major: 4, add: 'App/App/config.xml'},
  {major: 5, add: 'App/output', remove: 'App/Podfile.lock'},
];

const ANDROID: readonly Entry[] = [
  {major: 4, add: 'app/src/main/assets/capacitor.config.json'},
  {major: 4, add: 'app/src/main/assets/capacitor.plugins.json'},
  {major: 4, add: 'app/src/main/res/xml/config.xml'},
];

function gitignore(platform: 'ios' | 'android', entries: readonly Entry[]): Builder {
  return ({project, from, to}) => {
    const file = project.texts.find(({path}) => `/${path}`.endsWith(`/${platform}/.gitignore`));
    const own = entries.filter(({major}) => major > from && major <= to);
    const hasLock = own.some(({remove}) => remove?.endsWith('Podfile.lock'));
    const edits = file ? ignoreEdits(file.text, own) : [];
    if (own.length === 0 || (file && edits.length === 0)) return undefined;
    return {
      ...editsOr(file ? fileEdits(file, edits) : [], {
        items: own.flatMap(({add, remove}) => [
          ...(add ? [`Add \`${add}\``] : []),
          ...(remove ? [`Remove \`${remove}\``] : []),
        ]),
      }),
      todo: `Run \`git rm --cached\` on generated files that are committed already.${hasLock ? ' Commit `Podfile.lock`, so that each machine builds the same pods.' : ''}`,
    };
  };
}

function ignoreEdits(text: string, entries: readonly Entry[]): Edit[] {
  const eol = lineEnding(text);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const removed = entries.flatMap(({remove}) => {
    const match = remove && new RegExp(`^[ \\t]*${remove}[ \\t]*$`, 'm').exec(text);
    return match ? [wholeLines(text, {start: match.index, end: match.index + match[0].length})] : [];
  });
  const missing = entries.flatMap(({add}) => (add && !lines.includes(add) ? [add] : []));
  if (missing.length === 0) return removed;
  const lead = text === '' || text.endsWith('\n') ? '' : eol;
  return [...removed, insertAt(text.length, lead + missing.map((line) => line + eol).join(''))];
}

/** The steps about the `.gitignore` of the native projects. */
export const gitignores: Builders = {
  'ios-gitignore': gitignore('ios', IOS),
  'android-gitignore': gitignore('android', ANDROID),
};
