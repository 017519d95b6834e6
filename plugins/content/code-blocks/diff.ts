import {isKnown} from './grammars';

/** What a line of a diff does. */
export type Change = 'inserted' | 'deleted' | 'kept';

export type Diff = {
  /** The text of all lines, without the sign in front. */
  readonly code: string;
  /** What each line does, in the same order. */
  readonly changes: readonly Change[];
  /** The code after the change, which is what a reader copies. */
  readonly result: string;
};

const CHANGES: Readonly<Record<string, Change>> = {'+': 'inserted', '-': 'deleted'};

/**
 * Returns a diff's lines without their first character, which is `+`, `-` or a space, and without the indentation that
 * all of them have in their file, which would leave less space for the code on a phone.
 */
export function readDiff(diff: string): Diff {
  const source = diff.split('\n');
  const indents = source.map((line) => line.slice(1).search(/\S/)).filter((indent) => indent >= 0);
  const start = 1 + Math.min(...indents);
  const lines = source.map((line) => ({
    text: line.slice(start),
    change: CHANGES[line.charAt(0)] ?? 'kept',
  }));
  return {
    code: lines.map(({text}) => text).join('\n'),
    changes: lines.map(({change}) => change),
    result: lines.flatMap(({text, change}) => (change === 'deleted' ? [] : text)).join('\n'),
  };
}

/** The languages of files whose name doesn't end with a name of their language. */
const LANGUAGES: Readonly<Record<string, string>> = {
  gradle: 'groovy',
  h: 'objectivec',
  m: 'objectivec',
  podfile: 'ruby',
};

/** Returns the language of the file in a diff's title, such as `groovy` for `android/build.gradle`. */
export function languageOf(title = ''): string {
  const end = /[^./\s]+$/.exec(title)?.[0].toLowerCase() ?? '';
  return LANGUAGES[end] ?? (isKnown(end) ? end : 'text');
}
