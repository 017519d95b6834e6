import {Parser} from 'htmlparser2';

/** The names that the built site's pages can contain. */
export type Tokens = {
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly tags: Set<string>;
  readonly attributes: Set<string>;
  /** Attribute values, both whole and split into words. */
  readonly values: Set<string>;
  /** Custom properties that are read or set outside the style sheets. */
  readonly variables: Set<string>;
};

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

/** A script element matches as a whole, because its code may look like tags. */
const TAG = /<script[\s\S]*?<\/script>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const STYLE = /<style[\s\S]*?<\/style>/g;
const VARIABLE = /--[a-z][\w-]*/gi;
const VARIABLE_USE = /var\((--[a-z][\w-]*)/gi;

/**
 * Adds the start tags of an HTML page to `tags`. Pages have nearly all of their tags in common, so a set keeps each
 * only once.
 */
export function collectTags(html: string, tags: Set<string>): void {
  for (const tag of html.match(TAG) ?? []) {
    if (!tag.startsWith('<script')) tags.add(tag);
  }
}

/** Adds the variables that style elements of an HTML page read to `texts`. */
export function collectVariables(html: string, texts: Set<string>): void {
  for (const [style] of html.matchAll(STYLE)) {
    for (const [, name = ''] of style.matchAll(VARIABLE_USE)) texts.add(name);
  }
}

/** Returns the names in HTML start tags. */
export function readTags(tags: Iterable<string>): Tokens {
  const tokens = emptyTokens();
  const parser = new Parser(
    {
      onopentagname: (name) => tokens.tags.add(name),
      onattribute: (name, value) => addAttribute(tokens, name, value),
    },
    // In HTML mode, a tag such as `<title>` would turn everything after it into text.
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
 * A string literal, or a piece of a template, that can be a name or a list of names. The closing quote isn't
 * consumed, so a stray quote, as in a regular expression, never hides the strings after it.
 */
const NAMES = /["'`}]([\w\s-]+)(?=["'`$])/g;
/** An object key, which is a class name in calls of `clsx`. */
const KEY = /[{,]([A-Za-z_]\w*)(?=:)/g;

/**
 * Adds a script's names and lists of names to `texts`. Thousands of them repeat, so they are split into names only at
 * the end.
 */
export function collectTexts(script: string, texts: Set<string>): void {
  for (const pattern of [NAMES, KEY, VARIABLE_USE]) {
    for (const [, text = ''] of script.matchAll(pattern)) texts.add(text);
  }
}

/** Returns all words in `texts`. Each can be the name of a class, ID, attribute, element or variable. */
export function readTexts(texts: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) addWords(text, names);
  return names;
}
