/** How comments in Capacitor's packages name the platforms, and how the documentation does, in the order of its tables. */
const NAMES: Readonly<Record<string, string>> = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
  'the web': 'Web',
};

/**
 * Matches a line that only says which platforms something works on. It has to end there, because a version or a
 * condition may follow, as in `Only available for Android 26+`.
 */
const LIMIT =
  /^[ \t]*(?:Note: )?(?:This (?:\w+ )?is )?only (?:available|supported) (?:on|for) ((?:the )?\w+)(?: and (\w+))?(?:\.[ \t]*$|(?=\s*$(?![\s\S])|[ \t]*\n[ \t]*$))/gim;

/** Matches the beginning of a comment that says the same, as in `iOS only: The label of the button.` */
const PREFIX = /^(\w+)(?: and (\w+))? only: (?=[A-Z])/g;

/** A comment without its line about platforms, and what that line says. */
export type Limited = {
  readonly docs: string;
  /** The only platforms that the subject works on, as in `iOS only`. */
  readonly limit?: string;
};

/**
 * Returns the platforms that a comment limits its subject to, and the rest of the comment. Returns the comment as it is
 * if it doesn't say any, or says them several times.
 */
export function platformLimit(docs: string): Limited {
  const [match, ...others] = [PREFIX, LIMIT].flatMap((pattern) => [...docs.matchAll(pattern)]);
  if (!match || others.length > 0) return {docs};
  const limit = limitTo(match.slice(1).filter(Boolean));
  if (limit === undefined) return {docs};
  const before = docs.slice(0, match.index).trimEnd();
  const after = docs.slice(match.index + match[0].length).trimStart();
  return {docs: [before, after].filter(Boolean).join('\n\n'), limit};
}

/**
 * Returns the limit to `platforms`, as comments name them: `iOS and Android only`. Returns nothing if there are none, or
 * if one isn't known.
 */
export function limitTo(platforms: readonly string[]): string | undefined {
  const named = platforms.map((platform) => NAMES[platform.toLowerCase()]);
  if (named.length === 0 || named.includes(undefined)) return undefined;
  const inOrder = [...new Set(Object.values(NAMES))].filter((name) => named.includes(name));
  return `${inOrder.join(' and ')} only`;
}
