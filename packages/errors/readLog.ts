/** A line of a log. */
export type LogLine = {
  readonly raw: string;
  /** Without what tools write before it. */
  readonly text: string;
  /** Whether it's in the paragraph in which Gradle says what went wrong. */
  readonly isReason: boolean;
};

/** Colors of terminals, also without their first character, which web pages swallow. */
// eslint-disable-next-line no-control-regex
const COLORS = /(?:\\(?:u001b|x1b|033)|[\u001b\u009b])\[[\d;?]*[a-z]|\[\d{1,2}(?:;\d{1,3})*m/gi;

const REASON = /\* What went wrong:/;
const AFTER_REASON = /\* (?:Try|Exception is|Get more help|Where)\b|^\s*BUILD FAILED/;

/**
 * Returns the lines of a pasted text as a person reads them, each once. Escapes of JSON become characters:
 * `E/App: {"message":"a\\nb"}` has the lines `{"message":"a` and `b"}`.
 */
export function readLog(pasted: string): LogLine[] {
  const seen = new Set<string>();
  const lines: LogLine[] = [];
  let isReason = false;
  for (const raw of withoutEscapes(pasted).split('\n')) {
    if (raw.includes('* ')) isReason = REASON.test(raw) || (isReason && !AFTER_REASON.test(raw));
    const text = withoutPrefixes(raw);
    if (text === '' || seen.has(text)) continue;
    seen.add(text);
    lines.push({raw, text, isReason});
  }
  return lines;
}

/** What web pages write for characters. The ampersand is last, so that `&amp;lt;` is `&lt;`. */
const ENTITIES = [
  [/<br\s?\/?>\n?/gi, '\n'],
  [/&nbsp;|&#160;|\u00a0/gi, ' '],
  [/&quot;|&#34;/gi, '"'],
  [/&apos;|&#0?39;|&#x27;/gi, "'"],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
] as const;

const withoutEntities = (text: string): string =>
  ENTITIES.reduce((all, [entity, character]) => all.replace(entity, character), text);

function withoutEscapes(text: string): string {
  const plain = /[&\u00a0]|<br/i.test(text) ? withoutEntities(text) : text;
  return plain
    .replace(COLORS, '')
    .replace(/(?<!\\)\\+(["'`/])/g, '$1')
    .replace(/(?<!\\)\\+[nr](?![\w-]*[\\/])/g, '\n')
    .replace(/\r\n?/g, '\n');
}

/** What terminals, Xcode, Logcat, browsers, CI services and mail programs write before a line. */
const PREFIXES = [
  /\uFEFF|[\w .()/-]{1,80}\t[^\t]{1,80}\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/,
  /(?:default|info|error|fault|debug)\t\d\d:\d\d:\d\d\.\d+[+-]\d{4}\t[^\t]{1,60}\t/,
  /[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d \S{1,60} [^[\]]{1,60}\[\d+\](?: <\w+>)?:\s/,
  /[\s>|│└─┌├•*+▸#-]+/,
  /\[?\d{4}-\d\d-\d\d[ T][\d:.,]+(?:\s?[+-]\d\d:?\d\d|Z)?\]?:?\s+/,
  /\[?\d\d-\d\d \d\d:\d\d:\d\d\.\d+\]?\s+/,
  /\[?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AaPp][Mm])?\]?:?\s+/,
  /\d+[-\s]+\d+(?:[/ ][\w.]+)?\s+(?=\S+\s+[\w.]+\s+[VDIWEF]\s|[VDIWEF][ /])/,
  /[\w .-]{1,60}\[\d+:[\dA-Fa-f]+\]\s+/,
  /[VDIWEFA]\/[^:(]+(?:\(\s*\d+\))?:\s?/,
  /\S{1,60}\s+[\w.]+\s+[VDIWEFA]\s+/,
  /[VDIWEF](?:\s{2,}|\s[\w.:/-]+\s*:\s)/,
  /(?:\p{Extended_Pictographic}\uFE0F?|✘|×|X(?= \[))\s*/u,
  /\[[\w .:/@-]{1,40}\]:?\s+/,
  /npm (?:ERR!|error|WARN|warn|notice)\s?/,
  /(?:(?:INFO|DEBUG|WARN|WARNING|ERROR|FATAL):\s+|INFO\s+(?=\[))/,
  /File: \S* - Line \d+ - Msg:\s/,
  /(?:remote|stderr|stdout):\s+/,
  /[^:]{1,200}\.(?:swift|h|mm?):\d+:\d+:?\s+/,
  /(?:VM\d+|\(index\)|[\w@./-]{1,120}\.(?:m?[jt]sx?|vue|svelte|html)(?:\?[\w=&.-]{0,60})?):\d+(?::\d+)?\s+/,
];
const PREFIX = new RegExp(`^(?:${PREFIXES.map(({source}) => source).join('|')})`, 'u');

/** A line has at most so many prefixes. */
const MOST_PREFIXES = 8;

/** Tags that say how bad a line is, and numbers, which belong to no tool. Only the CLI writes `[fatal]`. */
const LEVEL = /^(?:error|warn(?:ing)?|info|debug|success|\d+)$/i;

/** Returns the tags that `withoutPrefixes` takes from a message and that name what wrote it: `plugin vite:dep-scan`. */
export function tagsOf(message: string): string[] {
  const [tags = ''] = /^(?:\[[\w .:/@-]{1,40}\]:?\s+)+/.exec(message.trim()) ?? [];
  return [...tags.matchAll(/\[(.*?)\]/g)].flatMap(([, tag = '']) => (LEVEL.test(tag) ? [] : [tag]));
}

/** Returns a line or a message without what tools write before it: `[error] ⚡️  No camera` is `No camera`. */
export function withoutPrefixes(line: string): string {
  let rest = line.trim();
  for (let count = 0; count < MOST_PREFIXES; count++) {
    const after = rest.replace(PREFIX, '');
    if (after === rest) break;
    rest = after;
  }
  return rest;
}
