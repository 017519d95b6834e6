/** The links and anchors of a built page, which decide whether links work. */
export type PageLinks = {readonly hrefs: ReadonlySet<string>; readonly anchors: ReadonlySet<string>};

const START_TAG = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ID = /(?:^|\s)id=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/;
const HREF = /(?:^|\s)href=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
};

/** Returns the links and anchors in the body of a built page. */
export function readHtml(html: string): PageLinks {
  const hrefs = new Set<string>();
  const anchors = new Set<string>();
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  for (const [, name, attributes = ''] of body.matchAll(START_TAG)) {
    const id = valueOf(attributes, ID);
    if (id !== undefined) anchors.add(id);
    const href = name === 'a' ? valueOf(attributes, HREF) : undefined;
    if (href !== undefined) hrefs.add(href);
  }
  return {hrefs, anchors};
}

function valueOf(attributes: string, pattern: RegExp): string | undefined {
  const [, ...values] = pattern.exec(attributes) ?? [];
  const value = values.find((candidate) => candidate !== undefined);
  return value?.replaceAll(/&(amp|quot|#39|#x27|lt|gt);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}
