export type OpenSearchInput = {
  readonly title: string;
  readonly searchUrl: string;
  readonly iconUrl: string;
};

/**
 * Returns the OpenSearch 1.1 description of the site's search page
 * (https://github.com/dewitt/opensearch, "OpenSearch description document").
 */
export function openSearchDescription({title, searchUrl, iconUrl}: OpenSearchInput): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(shortName(title))}</ShortName>
  <LongName>${escapeXml(title)}</LongName>
  <Description>${escapeXml(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** The maximum length of a search engine's name in OpenSearch. */
const SHORT_NAME_LENGTH = 16;

/** Returns as many whole words of the title as fit, or the start of the first word if it is too long. */
function shortName(title: string): string {
  const words = title.split(/\s+/);
  const fitting = words.filter((_, i) => words.slice(0, i + 1).join(' ').length <= SHORT_NAME_LENGTH);
  return fitting.join(' ') || title.slice(0, SHORT_NAME_LENGTH);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
