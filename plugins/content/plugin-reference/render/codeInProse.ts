import type {InlineCode, Text} from 'mdast';
import {inlineCode, text} from '../../../../packages/pages/markdown';

/**
 * Matches code that comments don't mark as code: a string without spaces in single quotes, or the name of a member or a
 * file, such as `CameraSource.Photos`. Doesn't match apostrophes in words, or product names such as `Node.js`.
 */
const CODE = /(?<![\w/.@'-])('[\w./:;,@-]+'|[A-Z]\w+\.(?!js\b)[A-Za-z]\w+(?:\(\))?)(?![\w'(/]|\.\w)/g;

/** Returns a comment's words with the code among them as inline code. */
export function codeInProse(words: string): (Text | InlineCode)[] {
  const parts = words.split(CODE).map((part, index) => (index % 2 === 0 ? text(part) : inlineCode(part)));
  return parts.filter(({value}) => value !== '');
}
