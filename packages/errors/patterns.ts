import type {Matchable} from './matchable';
import {wordsOf} from './words';

/** A word of a message. */
export type Word = {
  readonly word: string;
  /** Whether a log may have others in its place. */
  readonly isOptional: boolean;
  /** Whether a value stands before it. */
  readonly afterGap: boolean;
};

/** What a log has of an error: one of its messages, or one of its codes. */
export type WordPattern = {
  readonly words: readonly Word[];
  /** The code as its package writes it, if it's one. */
  readonly code?: string;
  /** Whether a value can be before the first word, and after the last one. */
  readonly isOpen: readonly [before: boolean, after: boolean];
  /** How many words there are up to the end of each sentence but the last one. */
  readonly sentences: readonly number[];
};

/** Codes inside messages, which identify them without their sentence: `ITMS-91053`, `ERR_SDK_NOT_FOUND`. */
const CODE = /(?<![\w-])[A-Z][A-Z\d]*(?:[_-][A-Z\d]+)+(?![\w-])/g;

/** Returns the patterns of an error's messages and codes. */
export function patternsOf({messages, codes, isGuide = false}: Matchable): WordPattern[] {
  const all = new Set([...codes, ...messages.flatMap((message) => message.match(CODE) ?? [])]);
  return [
    ...messages.map((message) => messagePattern(message, isGuide)),
    ...[...all].map(codePattern),
  ].filter(({words}) => words.some(({isOptional}) => !isOptional));
}

const messagePattern = (message: string, isGuide: boolean): WordPattern => ({
  words: messageWords(message, isGuide),
  isOpen: [/^\W*…/.test(message), /…\W*$/.test(message)],
  sentences: sentenceEnds(message, isGuide),
});

const codePattern = (code: string): WordPattern => ({
  words: wordsOf(code).map((word) => ({word, isOptional: false, afterGap: false})),
  code,
  isOpen: [false, false],
  sentences: [],
});

/** Values in messages of guides that are samples: links, paths, names of apps, and numbers. */
const SAMPLES =
  /https?:\/\/\S+|\bcom\.(?:acme|example)\S*|(?<=['"`])(?:\.{0,2}[\\/][^'"`]*|my-?app|app)(?=['"`])|(?<!['"\w-])v?\d{1,3}(?:\.\d+)*(?![\w'"-])/gi;

/** Names in quotation marks. In a guide, they may be samples, or belong to the message: `No such module 'Capacitor'`. */
const QUOTED = /(?<![\w`'"])(?:'[^']*'|"[^"]*"|“[^”]*”|`[^`]*`)(?!\w)/g;

function messageWords(message: string, isGuide: boolean): Word[] {
  const words: Word[] = [];
  let afterGap = false;
  const add = (text: string, isOptional: boolean): void => {
    for (const word of wordsOf(text)) {
      words.push({word, isOptional, afterGap});
      afterGap = false;
    }
  };
  const plain = message.replace(/\.{3}/g, '…');
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

/** In words. */
const SHORTEST_SENTENCE = 3;

function sentenceEnds(message: string, isGuide: boolean): number[] {
  return [...message.matchAll(/[\p{L}\d"')\]…][.:!?]\s+(?=\S)|\n/gu)]
    .map(({index}) => messageWords(message.slice(0, index + 1), isGuide).length)
    .filter((count) => count >= SHORTEST_SENTENCE);
}
