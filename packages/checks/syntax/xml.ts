import {SaxesParser, type SaxesTag} from 'saxes';
import type {BlockProblem} from '../problem';

/** The start of an element, with its zero-based place in the text. */
export type XmlPlace = {readonly line: number; readonly column: number};

export type XmlListener = {
  readonly onOpen?: (name: string, place: XmlPlace) => void;
  readonly onClose?: (name: string, text: string, place: XmlPlace) => void;
};

/**
 * Returns the first place where `code` isn't well-formed XML. A text that starts with a declaration or a document type
 * is a document with one root. Any other text may be a piece of a file (`pieces`) with several roots. Prefixes don't
 * have to be declared, because a piece of a manifest doesn't declare them.
 */
export function xmlProblem(
  code: string,
  {pieces}: {readonly pieces: boolean},
  listener: XmlListener = {},
): BlockProblem | undefined {
  const fragment = pieces && !/^\s*<(?:\?xml|!DOCTYPE)/.test(code);
  const parser = new SaxesParser({fragment});
  const open: {name: string; place: XmlPlace; text: string}[] = [];
  let problem: BlockProblem | undefined;
  let lastClosed: string | undefined;
  let start: XmlPlace = {line: 0, column: 0};
  const fail = (place: XmlPlace, message: string, hint: string): void => {
    problem ??= {...place, message, hint};
  };
  parser.on('opentagstart', ({name}) => {
    start = {line: parser.line - 1, column: Math.max(0, parser.columnIndex - name.length - 2)};
    start = startOfTag(code, parser.position, start);
  });
  parser.on('opentag', ({name}: SaxesTag) => {
    open.push({name, place: start, text: ''});
    listener.onOpen?.(name, start);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
    else if (text.trim() && fragment) {
      const place = placeOfText(code, parser.position, text);
      fail(place, 'This text is outside any element', 'Write it as a comment, or put it in an element');
    }
  });
  parser.on('closetag', ({name}: SaxesTag) => {
    const closed = open.pop();
    lastClosed = name;
    listener.onClose?.(name, closed?.text ?? '', closed?.place ?? start);
  });
  // If a closing tag doesn't match, saxes closes what is open before it reports the error.
  parser.on('error', ({message}) => {
    const unclosed = /unclosed tag: (\S+)/.exec(message)?.[1] ?? undefined;
    const place = unclosed ? open.at(-1)?.place : undefined;
    const {text, hint} = inWords(message, lastClosed);
    fail(place ?? {line: parser.line - 1, column: Math.max(0, parser.columnIndex - 1)}, text, hint);
  });
  parser.write(code).close();
  return problem;
}

function startOfTag(code: string, position: number, fallback: XmlPlace): XmlPlace {
  const offset = code.lastIndexOf('<', position - 1);
  if (offset === -1) return fallback;
  const before = code.slice(0, offset).split('\n');
  return {line: before.length - 1, column: (before.at(-1) ?? '').length};
}

function placeOfText(code: string, position: number, text: string): XmlPlace {
  const offset = code.lastIndexOf(text.trim(), position);
  const before = code.slice(0, Math.max(0, offset)).split('\n');
  return {line: before.length - 1, column: (before.at(-1) ?? '').length};
}

/** Splits messages of saxes, which start with the place: `3:7: unexpected close tag.` */
function inWords(message: string, openName: string | undefined): {text: string; hint: string} {
  const reason = message.replace(/^\S*?:?\d+:\d+: /, '').replace(/\.$/, '');
  const unclosed = /unclosed tag: (\S+)/.exec(reason)?.[1];
  if (unclosed) return {text: `<${unclosed}> is never closed`, hint: `Close it with </${unclosed}>`};
  const unmatched = /unmatched closing tag: (\S+)/.exec(reason)?.[1];
  if (unmatched) return {text: `</${unmatched}> closes nothing`, hint: `Remove it, or open <${unmatched}>`};
  if (/unexpected close tag/.test(reason) && openName) {
    return {
      text: `This tag does not close <${openName}>, which is open`,
      hint: `Close it with </${openName}>`,
    };
  }
  if (/document must contain a root element/.test(reason))
    return {text: 'The block has no element', hint: 'Write one, or use a ```text block'};
  if (/text data outside of root node|documents may contain only one root/.test(reason)) {
    return {
      text: 'The block has more than one root',
      hint: 'Add the title of the file that it belongs to, or mark it as `fragment`',
    };
  }
  return {text: `This is not XML: ${reason}`, hint: 'Fix the code here or just before it'};
}
