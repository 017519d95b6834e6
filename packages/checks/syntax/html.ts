import {Tokenizer, TokenizerMode, type ParserError, type Token, type TokenHandler} from 'parse5';
import type {BlockProblem} from '../problem';

/** Elements without content; https://html.spec.whatwg.org/multipage/syntax.html#void-elements. */
const VOID = 'area base br col embed hr img input link meta source track wbr param'.split(' ');

/** Elements whose end tag may be left out; …/syntax.html#optional-tags. */
const OPTIONAL_END =
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(' ');

/** Elements whose content is text up to their end tag. */
const MODES: Readonly<Partial<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/** How a component's template differs from an HTML page. */
const IN_TEMPLATES = ['non-void-html-element-start-tag-with-trailing-solidus', 'unexpected-null-character'];

export type HtmlOptions = {
  /** The block is an Angular template, in which any element may close itself. */
  readonly template: boolean;
  /** The block is a fragment, in which elements may stay open. */
  readonly piece: boolean;
};

/**
 * Returns the first mistake in `code`: the parse errors of HTML's tokenizer
 * (https://html.spec.whatwg.org/multipage/parsing.html#parse-errors), and tags that close nothing or are never closed.
 */
export function htmlProblem(code: string, {template, piece}: HtmlOptions): BlockProblem | undefined {
  const problems: BlockProblem[] = [];
  const nesting = nestingOf(problems, template);
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    handler({
      onError: (error) => {
        if (!(template && IN_TEMPLATES.includes(error.code))) problems.push(parseProblem(error));
      },
      onStart: (token) => {
        const mode = MODES[token.tagName];
        if (mode !== undefined && !token.selfClosing) tokenizer.state = mode;
        nesting.open(token);
      },
      onEnd: nesting.close,
    }),
  );
  tokenizer.write(code, true);
  if (!piece) problems.push(...nesting.unclosed());
  return problems.sort((a, b) => a.line - b.line || a.column - b.column)[0];
}

type Listener = {
  readonly onError: (error: ParserError) => void;
  readonly onStart: (token: Token.TagToken) => void;
  readonly onEnd: (token: Token.TagToken) => void;
};

function handler({onError, onStart, onEnd}: Listener): TokenHandler {
  const ignore = (): void => undefined;
  return {
    onParseError: onError,
    onStartTag: onStart,
    onEndTag: onEnd,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
    onCharacter: ignore,
    onNullCharacter: ignore,
    onWhitespaceCharacter: ignore,
  };
}

function parseProblem({code, startLine, startCol}: ParserError): BlockProblem {
  return {
    line: startLine - 1,
    column: Math.max(0, startCol - 1),
    message: `This is not HTML: ${code.replaceAll('-', ' ')}`,
    hint: 'Fix the code here or just before it',
  };
}

function nestingOf(problems: BlockProblem[], template: boolean) {
  const open: Token.TagToken[] = [];
  return {
    open: (token: Token.TagToken): void => {
      if (!VOID.includes(token.tagName) && !token.selfClosing) open.push(token);
      else if (token.selfClosing && !template && /-/.test(token.tagName)) {
        const message = `<${token.tagName} /> does not close itself in HTML`;
        problems.push({...placeOfTag(token), message, hint: `Write <${token.tagName}></${token.tagName}>`});
      }
    },
    close: (token: Token.TagToken): void => {
      const match = open.findLastIndex(({tagName}) => tagName === token.tagName);
      if (match === -1) {
        const message = `</${token.tagName}> closes nothing`;
        problems.push({...placeOfTag(token), message, hint: `Remove it, or open <${token.tagName}>`});
        return;
      }
      problems.push(...unclosedOf(open.splice(match).slice(1)));
    },
    unclosed: (): BlockProblem[] => unclosedOf(open),
  };
}

function unclosedOf(tokens: readonly Token.TagToken[]): BlockProblem[] {
  return tokens
    .filter(({tagName}) => !OPTIONAL_END.includes(tagName))
    .map((token) => ({
      ...placeOfTag(token),
      message: `<${token.tagName}> is never closed`,
      hint: `Close it with </${token.tagName}>`,
    }));
}

function placeOfTag({location}: Token.TagToken): {line: number; column: number} {
  return {line: (location?.startLine ?? 1) - 1, column: (location?.startCol ?? 1) - 1};
}
