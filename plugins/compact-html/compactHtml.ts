/** Everything that is not text or an end tag that stays: what must be left alone comes first. */
const PARTS = new RegExp(
  [
    // In the head, space between elements means nothing; Docusaurus's template has much.
    /(?<indent>(?<=>)\s*\n\s*(?=<))/,
    /(?<comment><!--[\s\S]*?-->)/,
    /(?<scriptTag><script\b[^>]*>)(?<script>[\s\S]*?)(?=<\/script>)/,
    /(?<raw><(?<rawName>style|textarea|title)\b[^>]*>[\s\S]*?<\/\k<rawName>>)/,
    // Of an element in a list or table the next one is the end, or that of its parent (HTML, 13.1.2.4).
    /(?<end><\/li>(?=<li\b|<\/[uo]l>)|<\/t[dh]>(?=<t[dh]\b|<\/tr>)|<\/tr>(?=<tr\b|<\/t(?:head|body)>)|<\/thead>(?=<tbody\b))/,
    /(?<tag><[a-zA-Z][^\s>"'/]*(?:\s+[^\s=>"'/]+(?:="[^"]*")?)*\s*\/?>)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

/** What an attribute's value may be without quotes (HTML, 13.1.2.3). */
const UNQUOTED = /^[^\s"'`=<>]+$/;

type Part = 'indent' | 'comment' | 'scriptTag' | 'script' | 'raw' | 'end' | 'tag';
type Groups = Readonly<Partial<Record<Part, string>>>;

/**
 * Returns a page in fewer characters, whose document is the same, text and whitespace of the body included: attributes
 * without the quotes and values that they do not need, lists and tables without end tags. Scripts go through
 * `compactScript`. It reads HTML as React and Docusaurus print it; what it does not know stays as it is.
 */
export function compactHtml(html: string, compactScript: (script: string) => string): string {
  const body = html.indexOf('<body');
  return html.replace(PARTS, (part: string, ...args) => {
    const [place, , {indent, scriptTag, script = '', end, tag}] = args.slice(-3) as [number, string, Groups];
    if (scriptTag) return compactTag(scriptTag) + (isScript(scriptTag) ? compactScript(script) : script);
    if (tag) return compactTag(tag);
    return end || (indent && place < body) ? '' : part;
  });
}

/** False for data, which `JSON.stringify` has made as short as it gets. */
function isScript(tag: string): boolean {
  return !/\stype="?application\//.test(tag);
}

function compactTag(tag: string): string {
  const [, start = '', slash = ''] = /^(.*?)\s*(\/?)>$/s.exec(tag) ?? [];
  const compact = start.replace(/="([^"]*)"/g, (attribute, value: string) => {
    if (value === '') return '';
    return UNQUOTED.test(value) ? `=${value}` : attribute;
  });
  // A slash right after a value without quotes would belong to it.
  return `${compact}${slash && /=[^\s"]+$/.test(compact) ? ' ' : ''}${slash}>`;
}
