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
  <ShortName>${escapeXml(title.slice(0, 16))}</ShortName>
  <LongName>${escapeXml(title)}</LongName>
  <Description>${escapeXml(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
