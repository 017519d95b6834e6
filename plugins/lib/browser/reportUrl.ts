/** What a report says about the page. */
export type ReportedPage = {readonly page: string; readonly title: string; readonly version: string};

/** What a report says about the place on the page. */
export type ReportedPlace = {
  /** The heading of the section, and its anchor. */
  readonly section?: {readonly text: string; readonly hash: string};
  /** The text that the reader selected. */
  readonly selected: string;
};

/** The maximum length of a report's URL. Servers reject much longer ones, GitHub those with more than 8 KB. */
export const LONGEST_URL = 6000;

/** Returns the URL of the form at `issues` with a report about a page, without what the reader has to add. */
export function reportUrl(issues: string, {page, title, version}: ReportedPage): string {
  const url = new URL(issues);
  url.searchParams.set('title', `${title} (${version}): `);
  url.searchParams.set('body', `Page: ${page}\nVersion: ${version}\n\n`);
  return url.href;
}

/**
 * Returns the URL of a report about a page with the place on that page. The selected text is cut so that the URL isn't
 * longer than `LONGEST_URL`.
 */
export function withPlace(report: string, {section, selected}: ReportedPlace): string {
  let shown = selected.trim().slice(0, LONGEST_URL);
  let url = placed(report, section, shown);
  while (url.length > LONGEST_URL && shown !== '') {
    // Without the first half of a character that the cut has split.
    shown = shown.slice(0, Math.floor(shown.length * 0.9)).replace(/[\uD800-\uDBFF]$/, '');
    url = placed(report, section, `${shown}…`);
  }
  return url;
}

function placed(report: string, section: ReportedPlace['section'], selected: string): string {
  const url = new URL(report);
  const [page = '', version = ''] = url.searchParams.get('body')?.split('\n') ?? [];
  const lines = [
    `${page}${section?.hash ?? ''}`,
    version,
    ...(section ? [`Section: ${section.text}`] : []),
    ...(selected ? ['', ...selected.split('\n').map((line) => `> ${line}`)] : []),
  ];
  url.searchParams.set('body', `${lines.join('\n')}\n\n`);
  return url.href;
}
