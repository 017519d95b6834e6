import type {DocsTagInfo} from '@capacitor/docgen';

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

/** Returns the texts of the tags that pages show. A tag that isn't there has no property. */
export function tagTexts(tags: readonly DocsTagInfo[]): TagTexts {
  const joined = joinScopes(tags);
  const textOf = (...names: string[]): string | undefined =>
    joined.find(({name}) => names.includes(name))?.text?.trim();
  const optional = (key: string, value: string | undefined): object => (value ? {[key]: value} : {});
  const deprecated = joined.find(({name}) => name === 'deprecated');
  return {
    ...optional('since', textOf('since')),
    ...(deprecated ? {deprecated: deprecated.text?.trim() ?? ''} : {}),
    ...optional(
      'defaultValue',
      textOf('default', 'defaultValue')
        ?.replace(/^:\s*/, '')
        .replace(/^`(.*)`$/, '$1'),
    ),
    ...optional('example', textOf('example', 'usage')),
    ...optional('returns', returnsText(textOf('returns', 'return'))),
    platforms: joined.flatMap(({name, text}) => (name === 'platform' && text ? [text.trim()] : [])),
  };
}

/**
 * TypeScript parses a package's scope (`@capacitor/…`) at the start of a line or word as a tag, so this appends it to the
 * previous tag's text.
 */
function joinScopes(tags: readonly DocsTagInfo[]): DocsTagInfo[] {
  return tags.reduce<DocsTagInfo[]>((joined, tag) => {
    const previous = joined.at(-1);
    if (tag.name !== 'capacitor' || !previous) return [...joined, tag];
    return [
      ...joined.slice(0, -1),
      {...previous, text: `${previous.text ?? ''} @capacitor${tag.text ?? ''}`},
    ];
  }, []);
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
