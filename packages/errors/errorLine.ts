/** In characters: no message needs more to be recognized, and nobody types as much. */
const LONGEST = 200;

/** What a line with an error has, from the surest sign to the weakest. */
const SIGNS = [
  /^[^\p{L}\d]*(?:error|fatal|e|Caused by)\b[\p{Lu}\d ()\]]{0,20}:|^Uncaught\b/iu,
  /\b(?:error|fatal):\s|\w(?:Error|Exception):\s/i,
  /\b(?:error|exception|fatal)\b|\w(?:Error|Exception)\b/i,
  /\b(?:fail(?:ed|ure|s)?|denied|invalid|unable|can(?:no|')t|could(?: not|n't)|not (?:found|implemented|available|allowed)|missing)\b/i,
];

/** What tools write around an error, and the calls below it. */
const NOISE =
  /^(?:at\s|[^\p{L}\d]*(?:build failed|failure: build failed|the following build commands failed|\d+ errors?\b))/iu;

/**
 * Returns the line of a pasted log that says what went wrong, without what a log has before it. Of several, it's
 * the last one with the surest sign of an error, because the reason stands at the end of a log. A text without such a sign is
 * about its first line.
 */
export function errorLine(pasted: string): string {
  const all = pasted.split(/[\r\n]+/).flatMap((line) => (/\p{L}{2}/u.test(line) ? [line.trim()] : []));
  const lines = all.filter((line) => !NOISE.test(line));
  for (const sign of SIGNS) {
    const line = lines.findLast((one) => sign.test(one));
    if (line === undefined) continue;
    if (line.length <= LONGEST) return withoutPrefix(line);
    const at = [...line.matchAll(new RegExp(sign, `g${sign.flags}`))].at(-1)?.index ?? 0;
    return withoutPrefix(line.slice(line.lastIndexOf(' ', at) + 1).slice(0, LONGEST));
  }
  return (lines[0] ?? all[0] ?? pasted.trim()).slice(0, LONGEST);
}

/** Returns a line without its prefixes, up to the name of an error, if a message follows. */
function withoutPrefix(line: string): string {
  return line.replace(/^.*(?:\b(?:error|fatal)|\w(?:Error|Exception)):\s+(?=\S.{7})/i, '');
}
