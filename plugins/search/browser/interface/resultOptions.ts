import type {SearchAnswer, SearchHit, TextPart} from '@site/plugins/search/browser/engine/types';

/** An option in the dialog's list of results. */
export type ResultOption = {readonly id: string; readonly url: string; readonly hit: SearchHit};

/** A heading on the page other than the best match. */
export type HeadingOption = ResultOption & {readonly heading: string; readonly excerpt: readonly TextPart[]};

/** The same page in another version. */
type VersionOption = ResultOption & {readonly version: string};

/** The options of a page. */
export type OptionGroup = {
  readonly page: ResultOption;
  readonly versions: readonly VersionOption[];
  readonly headings: readonly HeadingOption[];
};

const MOST_HEADINGS = 2;

/** Returns a search's options, grouped by page: the page, the same page in other versions, and its other headings. */
export function resultOptions({hits}: SearchAnswer, idPrefix: string): OptionGroup[] {
  let count = 0;
  const id = (): string => `${idPrefix}${count++}`;
  return hits.map((hit) => ({
    page: {id: id(), url: hit.url, hit},
    versions: (hit.others ?? []).map(({version, url}) => ({id: id(), url, hit, version})),
    headings: hit.subHits
      .filter(({url}) => url !== hit.url)
      .slice(0, MOST_HEADINGS)
      .map(({url, heading, excerpt}) => ({id: id(), url, hit, heading, excerpt})),
  }));
}

/** Returns the page or heading that is `step` further down than the active option, wrapping around at the ends. */
export function optionBelow(
  groups: readonly OptionGroup[],
  active: ResultOption | undefined,
  step: number,
): ResultOption | undefined {
  const rows: ResultOption[] = groups.flatMap(({page, headings}) => [page, ...headings]);
  const row = rows.find((option) => option === active) ?? rows.find(({hit}) => hit === active?.hit);
  return row && rows.at((rows.indexOf(row) + step) % rows.length);
}

/** Returns the option that is `step` further in the line of the active option's page and its other versions, if any. */
export function optionAside(
  groups: readonly OptionGroup[],
  active: ResultOption | undefined,
  step: number,
): ResultOption | undefined {
  const group = groups.find(({page}) => page.hit === active?.hit);
  const line: (ResultOption | undefined)[] = group ? [group.page, ...group.versions] : [];
  return line[Math.max(0, line.indexOf(active)) + step];
}
