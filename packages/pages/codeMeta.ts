import parseRanges from 'parse-numeric-range';

/** The options in a fence's info string, apart from the language. */
export type CodeMeta = {
  readonly title?: string;
  /** One-based numbers of the lines to highlight. */
  readonly highlighted: ReadonlySet<number>;
};

/** Returns the options in `meta`: `title="…"` and line ranges as `{1,3-5}`. */
export function parseMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(text);
  const withoutTitle = text.replace(title?.[0] ?? '', '');
  return {
    title: title?.[1] ?? title?.[2],
    highlighted: new Set(parseRanges(/\{([\d,\s-]+)\}/.exec(withoutTitle)?.[1] ?? '')),
  };
}

const MAGIC = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/**
 * Returns `code` without the comment lines `highlight-next-line`, `highlight-start` and `highlight-end`, and the
 * one-based numbers of the lines that they highlight.
 */
export function readMagicComments(code: string): {code: string; highlighted: Set<number>} {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const magic = MAGIC.exec(line)?.[1];
    if (magic === 'next-line') next = true;
    else if (magic) inside = magic === 'start';
    else {
      lines.push(line);
      if (inside || next) highlighted.add(lines.length);
      next = false;
    }
  }
  return {code: lines.join('\n'), highlighted};
}
