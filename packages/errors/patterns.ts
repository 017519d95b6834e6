import type {Matchable} from './matchable';
import {tagsOf, withoutPrefixes} from './readLog';
import {wordsOf} from './words';

/** A word of a message. */
export type Word = {
  readonly word: string;
  /** Whether a log may have others in its place. */
  readonly isOptional: boolean;
  /** Whether a value stands before it. */
  readonly afterGap: boolean;
  /** Whether it's joined to the word or the value before it: `oxide` in `@tailwindcss/oxide`, `Package` in `…/Package`. */
  readonly isInName: boolean;
  /** Whether it's part of a phrase that says little, because any program can have it: `no such file or directory`. */
  readonly isCommon: boolean;
};

/** What a log has of an error: one of its messages, or one of its codes. */
export type WordPattern = {
  readonly words: readonly Word[];
  /** The code as its package writes it, if it's one. */
  readonly code?: string;
  /** Tags of a tool before the message, which aren't among its words. */
  readonly tags: readonly string[];
  /** Whether a value is before the first word. */
  readonly hasValueBefore: boolean;
  /** If a value is after the last word, the first character between them but spaces: `:`, a quotation mark, or nothing. */
  readonly valueAfter?: string;
  /** The character that a parser stumbled over: `<` in `Unexpected token '<'`. It isn't a word, but tells messages apart. */
  readonly symbol?: string;
  /** How it writes an error of the system, of which each language has a way of its own. */
  readonly systemForm?: number;
  /** How many words there are up to the end of each sentence but the last one, and up to each colon in a long one. */
  readonly sentences: readonly number[];
  readonly clauses: readonly number[];
  /** Whether it ends with a colon after which another message says more. */
  readonly isAnnouncement: boolean;
  /** Whether it's a name without a sentence: `auth/user-not-found`. */
  readonly isName: boolean;
};

/** Codes inside messages, which identify them without their sentence: `ITMS-91053`, `ERR_SDK_NOT_FOUND`. */
const CODE = /(?<![\w-])(?:[A-Z][A-Z-]*-\d{3,}|(?=\w{8})[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w-])/g;

/** What is around a name that a sentence is about, such as a variable or a permission: `JAVA_HOME is not set`. */
const NAMED = {
  before: /(?:\b(?!(?:code|error|reason)\b)[a-z][\w']*\s+|permission\.|\$)['"]?$/,
  after: /^['"]?(?:\s+(?:[a-z'"[]|[A-Z]+_)|[@.]\w|=)/,
};

/** The statuses that requests to any of Google's services can have. */
const STATUSES =
  /^(?:ALREADY_EXISTS|DEADLINE_EXCEEDED|FAILED_PRECONDITION|INVALID_ARGUMENT|PERMISSION_DENIED|RESOURCE_EXHAUSTED)$/;

/** Returns the patterns of an error's messages and codes. */
export function patternsOf({messages, codes, isGuide = false}: Matchable): WordPattern[] {
  const all = new Set([...codes, ...messages.flatMap((message) => codesIn(withoutPrefixes(message)))]);
  return [
    ...messages.map((message) => messagePattern(message, isGuide)),
    ...[...all].map(codePattern),
  ].filter(({words}) => words.some(({isOptional}) => !isOptional));
}

/** Returns the codes by which a message is known without its sentence. */
function codesIn(message: string): string[] {
  return [...message.matchAll(CODE)].flatMap(({0: code, index}) =>
    isNamed(message, index, code) || STATUSES.test(code) ? [] : [code],
  );
}

/** Whether the sentence of a text is about the name that it has there. */
export const isNamed = (text: string, at: number, name: string): boolean =>
  NAMED.before.test(text.slice(0, at)) || NAMED.after.test(text.slice(at + name.length));

/** The end of a message that is complete, because only a list or a sample follows. */
const LIST = /\b(?:the following\b[^:]*|like so|Require stack):\s*$/i;

function messagePattern(written: string, isGuide: boolean): WordPattern {
  const message = written.split('\n').map(withoutPrefixes).join('\n');
  const valueAfter = /[\p{L}\d]([^\p{L}\d…]*)…[^\p{L}\d]*$/u.exec(message)?.[1];
  return {
    words: messageWords(message, isGuide),
    tags: tagsOf(written),
    hasValueBefore: /^[^\p{L}\d]*…/u.test(message),
    valueAfter: valueAfter?.trim().charAt(0),
    symbol: symbolIn(message),
    systemForm: systemFormIn(message),
    sentences: endsIn(message, isGuide, (mark) => mark !== ':', SHORTEST.sentence),
    clauses: endsIn(message, isGuide, (mark) => mark === ':', SHORTEST.clause),
    isAnnouncement: /\D:\s*$/.test(message) && !LIST.test(message),
    isName: !/[\s…]/.test(message),
  };
}

/** Returns the character that a message of a parser names, if it's no letter and no digit. */
export const symbolIn = (message: string): string | undefined =>
  /\btoken ['"“‘]?([^\p{L}\d\s'"“‘…])/u.exec(message)?.[1];

/** Errors of the system as Node.js, Java and Ruby write them: `ENOENT: …`, `open failed: ENOENT (…)`, `Errno::ENOENT - …`. */
const SYSTEM_FORMS = [/\bE[A-Z]{4,}: /, /\bfailed: E[A-Z]{4,} \(/, /\bErrno::E/];

/** Returns which language wrote an error of the system, as an index, if a text has one. */
export function systemFormIn(text: string): number | undefined {
  const form = SYSTEM_FORMS.findLastIndex((one) => one.test(text));
  return form < 0 ? undefined : form;
}

/** What the words of a code are: all of it has to be there. */
const IN_CODE = {isOptional: false, afterGap: false, isInName: false, isCommon: false};

const codePattern = (code: string): WordPattern => ({
  words: wordsOf(code).map((word) => ({word, ...IN_CODE})),
  code,
  tags: [],
  hasValueBefore: false,
  sentences: [],
  clauses: [],
  isAnnouncement: false,
  isName: true,
});

/** Values in messages of guides that are samples: links, paths, names of apps, and numbers. */
const SAMPLES =
  /https?:\/\/\S+|\bcom\.(?:acme|example)\S*|(?<=['"`])(?:\.{0,2}[\\/][^'"`]*|my-?app|app)(?=['"`])|(?<!['"\w-])v?\d{1,3}(?:\.\d+)*(?![\w'"-])/gi;

/** Names in quotation marks. In a guide, they may be samples, or belong to the message: `No such module 'Capacitor'`. */
const QUOTED = /(?<![\w`'"])(?:'[^']*'|"[^"]*"|“[^”]*”|`[^`]*`)(?!\w)/g;

/** What continues a value: `/Package.swift'`, but not `' doesn't exist`. */
const IN_VALUE = /^[^\p{L}\d\s'"`“”‘’«»]*[\p{L}\d]/u;

/**
 * What the errors of the system say in any program, and what many messages end with. It's a group, so that splitting a text
 * keeps these phrases, at odd indexes.
 */
const COMMON =
  /((?:\bE[A-Z]{4,}:? )?(?:no such file or directory|permission[ _]denied|operation not permitted)(?:, \w+)?|\b(?:is )?not supported\b)/i;

function messageWords(message: string, isGuide: boolean): Word[] {
  const words: Word[] = [];
  let afterGap = false;
  const add = (text: string, isOptional: boolean): void => {
    const isInValue = afterGap && IN_VALUE.test(text);
    for (const [index, part] of text.split(COMMON).entries()) {
      for (const name of part.split(/[\s'"`“”‘’]/).map(wordsOf)) {
        for (const [nth, word] of name.entries()) {
          const isInName = nth > 0 || (afterGap && isInValue);
          words.push({word, isOptional, afterGap, isInName, isCommon: index % 2 > 0});
          afterGap = false;
        }
      }
    }
  };
  // Tools print `createRoot(...)` as it stands.
  const plain = message.replace(/(?<!\()\.{3}/g, '…');
  for (const [index, part] of (isGuide ? plain.replace(SAMPLES, '…') : plain).split('…').entries()) {
    afterGap ||= index > 0;
    let end = 0;
    for (const {0: name, index: start} of isGuide ? part.matchAll(QUOTED) : []) {
      add(part.slice(end, start), false);
      add(name, true);
      end = start + name.length;
    }
    add(part.slice(end), false);
  }
  return words;
}

/** How many words a beginning of a message has at least, up to the end of a sentence, and up to a colon. */
const SHORTEST = {sentence: 3, clause: 6};

/** What Apple's systems begin many messages with, so it doesn't stand for any of them. */
const PREAMBLE = /^\W*The operation couldn.t be completed\W*$/i;

function endsIn(
  message: string,
  isGuide: boolean,
  isEnd: (mark: string | undefined) => boolean,
  fewest: number,
): number[] {
  return [...message.matchAll(/[\p{L}\d"')\]…]([.:!?])\s+(?=\S)|\n/gu)].flatMap(({index, 1: mark}) => {
    const beginning = message.slice(0, index + 1);
    if (!isEnd(mark) || PREAMBLE.test(beginning)) return [];
    const count = messageWords(beginning, isGuide).length;
    return count >= fewest ? [count] : [];
  });
}
