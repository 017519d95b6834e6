import type {Element, ElementContent, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Token, TokenStream} from 'prismjs';
import {memoize} from '../../../packages/lib/memoize';
import {withBreaks} from '../lib/withBreaks';
import {changedParts, markPart} from './changedParts';
import {languageOf, readDiff, type Change, type Diff} from './diff';
import {loadLanguages, tokenize} from './grammars';
import {splitLines} from './splitNodes';
import {parseMeta, readMagicComments} from '../../../packages/pages/codeMeta';
import {commandsOf} from './shellSession';
import {tokenClasses, type CodeThemes} from './tokenColors';

type CodeInput = {
  readonly code: string;
  readonly language: string;
  readonly meta?: string | null;
};

/**
 * Number of memoized blocks. A page's versions are compiled one after the other, and most of their blocks are
 * identical.
 */
const KEPT = 1000;

/** The parts of `themeConfig.prism` that decide how code is highlighted. */
export type CodeOptions = CodeThemes & {readonly additionalLanguages: string[]};

/**
 * Renders the HTML inside a code block's frame: the title, a `<pre>` with the types of Prism's tokens as classes, and the
 * copy button, without inline styles or scripts. Throws with the known languages if a language has no grammar.
 */
type RenderCode = (input: CodeInput) => string;

/** Returns the function that renders code with a site's languages and themes. */
export function codeRenderer(options: CodeOptions): RenderCode {
  return rendererOf(JSON.stringify(options), options);
}

const rendererOf = memoize(1, (_key, {additionalLanguages, ...themes}: CodeOptions): RenderCode => {
  loadLanguages(additionalLanguages);
  const classesOf = tokenClasses(themes);
  const highlight = (code: string, language: string): ElementContent[] =>
    nodesOf(tokenize(code, language), (token) => classesOf(typesOf(token)));
  const remembered = memoize(KEPT, (_block, input: CodeInput) => render(input, highlight));
  return (input) => remembered(JSON.stringify([input.language, input.meta, input.code]), input);
});

/** Returns the nodes of a piece of code in a language. */
type Highlight = (code: string, language: string) => ElementContent[];

function typesOf({type, alias}: Token): string[] {
  return [type, ...[alias ?? []].flat()];
}

/** Returns tokens as `<span>` elements with their classes. Of a token without a class, only its content stays. */
function nodesOf(stream: TokenStream, classesOf: (token: Token) => string[]): ElementContent[] {
  if (typeof stream === 'string') return [{type: 'text', value: stream}];
  if (Array.isArray(stream)) return stream.flatMap((token) => nodesOf(token, classesOf));
  const className = classesOf(stream);
  const children = nodesOf(stream.content, classesOf);
  return className.length === 0 ? children : [h('span', {className}, children)];
}

function render({code, language, meta}: CodeInput, highlight: Highlight): string {
  const {title, highlighted} = parseMeta(meta);
  const magic = readMagicComments(code);
  const marked = new Set([...highlighted, ...magic.highlighted]);
  const wraps = alwaysWraps(magic.code, language);
  const content = contentOf(magic.code, language, {title, marked, highlight});
  const breaks = language === 'diff' ? IN_SETTING : AFTER_BAR;
  const wide = wraps ? undefined : widthOf(magic.code, title);
  return toHtml([
    ...(title ? [h('div.code-block__title', breakable(title))] : []),
    h(
      'pre',
      {
        className: [
          'code-block__pre',
          ...(wraps ? ['code-block__pre--short'] : []),
          ...(isLong(magic.code) ? ['code-block__pre--long'] : []),
        ],
        tabIndex: 0,
        'aria-label': labelOf(language, title),
        role: 'group',
      },
      h('code', wraps ? withBreaks(content, (text) => text.split(breaks)) : content),
    ),
    // `data-wrap` is the smallest width for which the block is too wide.
    ...(wide ? [button('wrap', 'Wrap long lines', {'data-wrap': wide, 'aria-pressed': 'false'})] : []),
    button('copy', 'Copy code', {'data-copy': copiedFrom(magic.code, language) ?? true}),
  ]);
}

function breakable(title: string): ElementContent[] {
  return withBreaks([{type: 'text', value: title}], (text) => text.split(AFTER_SLASH));
}

/** How many lines of code stay on one sheet of paper (`static/print.css`). */
const LINES_ON_ONE_SHEET = 15;

function isLong(code: string): boolean {
  return code.trimEnd().split('\n').length > LINES_ON_ONE_SHEET;
}

type Frame = {
  readonly title?: string;
  readonly marked: ReadonlySet<number>;
  readonly highlight: Highlight;
};

function contentOf(code: string, language: string, {title, marked, highlight}: Frame): ElementContent[] {
  if (language === 'diff') {
    const diff = readDiff(code);
    return wrapChanges(highlight(diff.code, languageOf(title)), diff);
  }
  const tokens = highlight(code, language);
  // Commands always wrap, so each line is an element, which the style sheet gives a hanging indent.
  return marked.size > 0 || language === 'bash' ? wrapLines(tokens, marked) : tokens;
}

/** Returns what the copy button copies if that isn't the whole block. */
function copiedFrom(code: string, language: string): string | undefined {
  if (language === 'shell-session') return commandsOf(code);
  return language === 'diff' ? readDiff(code).result : undefined;
}

function wrapLines(tokens: ElementContent[], marked: ReadonlySet<number>): ElementContent[] {
  return splitLines(tokens).flatMap((line, i): ElementContent[] => {
    const className = marked.has(i + 1) ? 'line line--highlighted' : 'line';
    const element = h('span', {className}, line);
    // Not after the last line, so that a terminal doesn't run a command as soon as it is pasted.
    return i === 0 ? [element] : [{type: 'text', value: '\n'}, element];
  });
}

const CHANGED: Readonly<Record<Change, string>> = {inserted: 'ins', deleted: 'del', kept: 'span'};

/**
 * Wraps each line in `<ins>`, `<del>` or, if it stays, `<span>`, and what differs between a line and the one that replaces
 * it in `<b>`. The style sheet adds the sign, which isn't copied.
 */
function wrapChanges(tokens: ElementContent[], {code, changes}: Diff): ElementContent[] {
  const parts = changedParts(code.split('\n'), changes);
  return splitLines(tokens).flatMap((line, i): ElementContent[] => {
    const part = parts[i];
    return [
      h(CHANGED[changes[i] ?? 'kept'], {className: 'line'}, part ? markPart(line, part) : line),
      {type: 'text', value: '\n'},
    ];
  });
}

/** Code of up to this many lines, such as a signature, always wraps. */
const SHORT = 2;
/** Languages that always wrap: readers run a whole command, and what a diff changes is often at the end of a line. */
const WRAPPED: readonly string[] = ['bash', 'diff'];

/** How many characters fit on a phone and in the article's column. Without a title, the buttons are beside the code. */
const FITS = {phone: 34, column: 84, titled: 90};

function alwaysWraps(code: string, language: string): boolean {
  return WRAPPED.includes(language) || code.split('\n').length <= SHORT;
}

/** Where a list of flags, such as `keyboard|locale`, a setting and the path of a file may break, instead of anywhere. */
const AFTER_BAR = /(?<=\w\|)(?=\w)/;
const IN_SETTING = /(?<=\w[|=/]|\/\/)(?=\w)/;
const AFTER_SLASH = /(?<=\w\/)(?=\w)/;

/** Returns whether a block's longest line is too long for a phone or even for the column, if it is. */
function widthOf(code: string, title: string | undefined): 'phone' | 'column' | undefined {
  const longest = Math.max(...code.split('\n').map(({length}) => length));
  if (longest > (title ? FITS.titled : FITS.column)) return 'column';
  return longest > FITS.phone ? 'phone' : undefined;
}

/** Returns a button that shows an icon and has its name as a tooltip. */
function button(name: 'wrap' | 'copy', label: string, attributes: Properties): Element {
  return h(
    'button',
    {type: 'button', className: `code-block__${name}`, ...attributes, 'aria-label': label, title: label},
    h('span', {className: `code-block__${name}-icon`, 'aria-hidden': 'true'}),
  );
}

/** Languages that are shown without tokens. */
const PLAIN = ['text', 'txt', 'plain'];

/** Returns the block's accessible name. Plain text, such as a command's output, isn't called code. */
function labelOf(language: string, title?: string): string {
  if (PLAIN.includes(language)) return title ?? 'Plain text';
  return `${title ?? languageLabel(language)} code`;
}

function languageLabel(language: string): string {
  return language === 'shell-session' || language === 'bash' ? 'Terminal' : language.toUpperCase();
}
