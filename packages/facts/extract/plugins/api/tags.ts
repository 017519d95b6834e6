/** A tag of a comment: `@since 1.0.0`. */
export type Tag = {readonly name: string; readonly text: string};

/** The texts of a comment's tags that pages show. */
export type TagTexts = {
  readonly since?: string;
  /** An empty string if the tag has no text. */
  readonly deprecated?: string;
  readonly defaultValue?: string;
  readonly example?: string;
  readonly returns?: string;
  /** The platforms in `@platform` tags, as the comment writes them. */
  readonly platforms: readonly string[];
};

/** Returns the texts of the tags that pages show. A tag that isn't there has none. */
export function tagTexts(tags: readonly Tag[]): TagTexts {
  const textOf = (...names: string[]): string | undefined =>
    tags.find(({name}) => names.includes(name))?.text;
  const defaultValue = textOf('default', 'defaultValue')
    ?.replace(/^:\s*/, '')
    .replace(/^`(.*)`$/, '$1');
  return {
    since: textOf('since') || undefined,
    deprecated: textOf('deprecated'),
    defaultValue: defaultValue || undefined,
    example: textOf('example', 'usage') || undefined,
    returns: returnsText(textOf('returns', 'return')),
    platforms: tags.flatMap(({name, text}) => (name === 'platform' && text ? [text] : [])),
  };
}

/** A type in braces or a single word only repeats the signature. */
function returnsText(text: string | undefined): string | undefined {
  const said = text?.replace(/^\{[^}]*\}\s*/, '');
  return said && /\s/.test(said) ? said : undefined;
}

/** Returns a comment's text without the banners that divide source files (`****** HTTP ******`). */
export function cleanDocs(docs: string): string {
  return docs
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^\s*\*{3,}.*\*{3,}\s*$/.test(line))
    .join('\n')
    .trim();
}
