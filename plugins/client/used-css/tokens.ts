import {Parser} from 'htmlparser2';

/** What the built site can have in its pages. */
export type Tokens = {
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly tags: Set<string>;
  readonly attributes: Set<string>;
  /** Values of attributes, whole and in words. */
  readonly values: Set<string>;
  /** Custom properties that are read or set outside the style sheets. */
  readonly variables: Set<string>;
};

/** Returns tokens without anything in them. */
function emptyTokens(): Tokens {
  return {
    classes: new Set(),
    ids: new Set(),
    tags: new Set(),
    attributes: new Set(),
    values: new Set(),
    variables: new Set(),
  };
}

/** A script matches as a whole, as its text looks like tags at times. */
const TAG = /<script[\s\S]*?<\/script>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const VARIABLE = /--[a-z][\w-]*/gi;
const VARIABLE_USE = /var\((--[a-z][\w-]*)/gi;

/** Adds the start tags of an HTML page to `tags`. Of a thousand pages nearly all are the same, so they are read once. */
export function collectTags(html: string, tags: Set<string>): void {
  for (const tag of html.match(TAG) ?? []) {
    if (!tag.startsWith('<script')) tags.add(tag);
  }
}

/** Returns what HTML start tags use. */
export function readTags(tags: Iterable<string>): Tokens {
  const tokens = emptyTokens();
  const parser = new Parser(
    {
      onopentagname: (name) => tokens.tags.add(name),
      onattribute: (name, value) => addAttribute(tokens, name, value),
    },
    // As HTML, a tag such as `<title>` would make text of all that follows it.
    {xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true},
  );
  for (const tag of tags) parser.write(tag);
  parser.end();
  return tokens;
}

function addAttribute(tokens: Tokens, name: string, value: string): void {
  tokens.attributes.add(name);
  tokens.values.add(value);
  if (name === 'class') addWords(value, tokens.classes, tokens.values);
  if (name === 'id') tokens.ids.add(value);
  if (name === 'style') addMatches(value, VARIABLE, tokens.variables);
}

function addWords(text: string, ...sets: Set<string>[]): void {
  for (const word of text.split(/\s+/)) sets.forEach((set) => set.add(word));
}

function addMatches(text: string, pattern: RegExp, set: Set<string>): void {
  for (const [match] of text.matchAll(pattern)) set.add(match);
}

/**
 * A string literal, or a piece of a template, that can be a name or a list of names. The quote at its end is not
 * consumed: a stray quote, as in a regular expression, thus never hides the strings after it.
 */
const NAMES = /["'`}]([\w\s-]+)(?=["'`$])/g;
/** A key of an object, which is a class in calls of clsx. */
const KEY = /[{,]([A-Za-z_]\w*)(?=:)/g;

/** Adds to `texts` what a script has of names and lists of names. Thousands are the same, so they are split later. */
export function collectTexts(script: string, texts: Set<string>): void {
  for (const pattern of [NAMES, KEY, VARIABLE_USE]) {
    for (const [, text = ''] of script.matchAll(pattern)) texts.add(text);
  }
}

/** Returns all words of `texts`: each can be the name of a class, an id, an attribute, an element or a variable. */
export function readTexts(texts: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) addWords(text, names);
  return names;
}
