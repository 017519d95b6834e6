/** Some code on a page: a fenced block or inline code, exactly as typed. */
export type Code = {
  readonly text: string;
  /** Where it starts in the page's source (UTF-16 units). */
  readonly offset: number;
  /** The language of a block in lowercase, or `undefined` for inline code. */
  readonly lang: string | undefined;
  /** What stands after the language of a block. */
  readonly meta: string;
};

const FENCE = /^[\s>]*(`{3,}|~{3,})\s*([\w-]*)(.*)$/;

/**
 * Returns the code in a page's source. It reads lines instead of parsing the page, because packages are compared with
 * those on all other pages of the docs version, also if only a single page is checked.
 */
export function codeIn(source: string): Code[] {
  const found: Code[] = [];
  let open: {readonly fence: string; readonly code: Omit<Code, 'text'>} | undefined;
  let offset = 0;
  for (const line of source.split('\n')) {
    const [, fence = '', lang = '', meta = ''] = FENCE.exec(line) ?? [];
    const next = offset + line.length + 1;
    if (!open && fence) open = {fence, code: {offset: next, lang: lang.toLowerCase(), meta}};
    else if (!open) found.push(...inlineCode(line, offset));
    else if (fence.startsWith(open.fence) && `${lang}${meta}`.trim() === '') {
      found.push({...open.code, text: source.slice(open.code.offset, offset)});
      open = undefined;
    }
    offset = next;
  }
  return found;
}

function inlineCode(line: string, start: number): Code[] {
  return [...line.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(
    ({1: ticks = '', 2: text = '', index}) => ({
      text,
      offset: start + index + ticks.length,
      lang: undefined,
      meta: '',
    }),
  );
}
