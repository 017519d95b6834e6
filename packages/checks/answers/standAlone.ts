/** Phrases that point to something around the answer, by what they point to. */
const POINTING = [
  /\b(?:above|below)\b/i,
  /\bthis (?:page|section|guide|table|row|sample|step)\b/i,
  /\bthe (?:(?:next|previous) (?:section|table|row|sample)|sample)\b/i,
  /^(?:the )?same\b(?=\s*(?:[;,.:]|$))/i,
];

/**
 * Returns the words with which a cause or a fix leans on the page that it was written for, or nothing if it stands alone. The
 * lookup shows it without what is above and below it there. Neither code nor URLs are read.
 */
export function leaningWords(text: string): string | undefined {
  const prose = text.replace(/(`+).+?\1/g, '`…`').replace(/\]\([^)]*\)/g, ']');
  if (/:\s*$/.test(prose)) return 'a colon at its end';
  const found = POINTING.map((pattern) => pattern.exec(prose)?.[0]).find((words) => words !== undefined);
  return found === undefined ? undefined : `"${found}"`;
}
