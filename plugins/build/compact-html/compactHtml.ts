import {memoize} from '../../lib/memoize';

/**
 * Where something can be left out, and what must be left alone, which comes first. All of it begins with `<`. Groups have
 * no names: for each match of a pattern that has some, an object of them would be made, two million in all.
 */
const PARTS = new RegExp(
  `<(?:${[
    /!--[\s\S]*?-->/,
    /script\b([^>]*>[\s\S]*?)<\/script>/,
    /style\b[^>]*>[\s\S]*?<\/style>/,
    /textarea\b[^>]*>[\s\S]*?<\/textarea>/,
    /title\b[^>]*>[\s\S]*?<\/title>/,
    // Of an element in a list or table the next one is the end, or that of its parent (HTML, 13.1.2.4).
    /(\/li>(?=<li\b|<\/[uo]l>)|\/t[dh]>(?=<t[dh]\b|<\/tr>)|\/tr>(?=<tr\b|<\/t(?:head|body)>)|\/thead>(?=<tbody\b))/,
    // A tag without attributes is as short as it gets.
    /([a-zA-Z][^\s>"'/]*(?=\s)(?:\s+[^\s=>"'/]+(?:="[^"]*")?)*\s*\/?>)/,
  ]
    .map(({source}) => source)
    .join('|')})`,
  'g',
);

/** What an attribute's value may be without quotes (HTML, 13.1.2.3). */
const UNQUOTED = /^[^\s"'`=<>]+$/;

/**
 * Returns a page in fewer characters, whose document is the same, text and whitespace of the body included: attributes
 * without the quotes and values that they do not need, lists and tables without end tags. Scripts go through
 * `compactScript`. It reads HTML as React and Docusaurus print it; what it does not know stays as it is.
 */
export function compactHtml(html: string, compactScript: (script: string) => string): string {
  const body = html.indexOf('<body');
  return (
    compactParts(withoutIndents(html.slice(0, body)), compactScript) +
    compactParts(html.slice(body), compactScript)
  );
}

/** In the head, space between elements means nothing; Docusaurus's template has much. */
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

/** False for data, which `JSON.stringify` has made as short as it gets. */
function isScript(tag: string): boolean {
  return !/\stype="?application\//.test(tag);
}

/** Tags kept: most of a page's are on other pages too. */
const KEPT = 20_000;

const compactTag = memoize(KEPT, (tag) => {
  const [, start = '', slash = ''] = /^(.*?)\s*(\/?)>$/s.exec(tag) ?? [];
  const compact = start.replace(/="([^"]*)"/g, (attribute, value: string) => {
    if (value === '') return '';
    return UNQUOTED.test(value) ? `=${value}` : attribute;
  });
  // A slash right after a value without quotes would belong to it.
  return `${compact}${slash && /=[^\s"]+$/.test(compact) ? ' ' : ''}${slash}>`;
});
