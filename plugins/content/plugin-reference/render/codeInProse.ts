import type {InlineCode, Text} from 'mdast';
import {inlineCode, text} from '../../../../packages/pages/markdown';

/**
 * Matches code that comments don't mark as code: a string without spaces in single quotes, or the name of a member or a
 * file, such as `CameraSource.Photos`. Doesn't match apostrophes in words, or product names such as `Node.js`.
 */
const CODE = /(?<![\w/.@'-])(?:'[\w./:;,@-]+'|[A-Z]\w+\.(?!js\b)[A-Za-z]\w+(?:\(\))?)(?![\w'(/]|\.\w)/g;

/** Returns a comment's words with the code among them as inline code. */
export function codeInProse(words: string): (Text | InlineCode)[] {
  const parts: (Text | InlineCode)[] = [];
  let end = 0;
  for (const {0: code, index} of words.matchAll(CODE)) {
    if (index > end) parts.push(text(words.slice(end, index)));
    parts.push(inlineCode(code));
    end = index + code.length;
  }
  if (end < words.length) parts.push(text(words.slice(end)));
  return parts;
}
