import {memoize} from '../../../packages/lib/memoize';

/**
 * Matches what can be shortened and, first, what must stay as it is. Every match begins with `<`. The groups have no
 * names, because each match of a pattern with named groups allocates an object, which would be two million in all.
 */
const PARTS = new RegExp(
  `<(?:${[
    /!--[\s\S]*?-->/,
    /script\b([^>]*>[\s\S]*?)<\/script>/,
    /style\b[^>]*>[\s\S]*?<\/style>/,
    /textarea\b[^>]*>[\s\S]*?<\/textarea>/,
    /title\b[^>]*>[\s\S]*?<\/title>/,
    // An end tag in a list or table is optional before the next item or before the parent's end tag (HTML, 13.1.2.4).
    /(\/li>(?=<li\b|<\/[uo]l>)|\/t[dh]>(?=<t[dh]\b|<\/tr>)|\/tr>(?=<tr\b|<\/t(?:head|body)>)|\/thead>(?=<tbody\b))/,
    // A tag without attributes can't be shortened, so it isn't matched.
    /([a-zA-Z][^\s>"'/]*(?=\s)(?:\s+[^\s=>"'/]+(?:="[^"]*")?)*\s*\/?>)/,
  ]
    .map(({source}) => source)
    .join('|')})`,
  'g',
);

/** An attribute value that needs no quotes (HTML, 13.1.2.3). */
const UNQUOTED = /^[^\s"'`=<>]+$/;

/**
 * Returns a shorter page that parses to the same document, including the text and whitespace of the body. Attributes
 * lose quotes and values that they don't need, and lists and tables lose optional end tags. `compactScript` shortens
 * the scripts. This handles HTML as React and Docusaurus print it, and leaves anything else as it is.
 */
export function compactHtml(html: string, compactScript: (script: string) => string): string {
  const body = html.indexOf('<body');
  return (
    compactParts(withoutIndents(html.slice(0, body)), compactScript) +
    compactParts(html.slice(body), compactScript)
  );
}

/** Whitespace between elements has no meaning in the head, and Docusaurus's template has a lot of it. */
function withoutIndents(head: string): string {
  return head.replace(/(<(script|style|title)\b[\s\S]*?<\/\2>)|(?<=>)\s*\n\s*(?=<)/g, '$1');
}

function compactParts(html: string, compactScript: (script: string) => string): string {
  return html.replace(PARTS, (part: string, script?: string, end?: string, tag?: string) => {
    if (tag) return compactTag(part);
    if (script) return compactElement(part, compactScript);
    return end ? '' : part;
  });
}

function compactElement(element: string, compactScript: (script: string) => string): string {
  const [tag = '', script = ''] = element.split(/(?<=^[^>]*>)/, 2);
  const text = script.slice(0, -'</script>'.length);
  return `${compactTag(tag)}${isScript(tag) ? compactScript(text) : text}</script>`;
}

/** Returns false for JSON, which `JSON.stringify` has already written in its shortest form. */
function isScript(tag: string): boolean {
  return !/\stype="?application\//.test(tag);
}

/** How many tags are memoized. Most tags of a page are on other pages, too. */
const KEPT = 20_000;

const compactTag = memoize(KEPT, (tag) => {
  const [, start = '', slash = ''] = /^(.*?)\s*(\/?)>$/s.exec(tag) ?? [];
  const compact = start.replace(/="([^"]*)"/g, (attribute, value: string) => {
    if (value === '') return '';
    return UNQUOTED.test(value) ? `=${value}` : attribute;
  });
  // A slash directly after an unquoted value would be part of that value.
  return `${compact}${slash && /=[^\s"]+$/.test(compact) ? ' ' : ''}${slash}>`;
});
