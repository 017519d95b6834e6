import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {deprecationBadge} from '../../lib/members';
import {breakableCode, element, link, text} from '../../lib/markdown';
import {
  PLATFORMS,
  type Method,
  type MethodSupport,
  type Platform,
  type SupportTable,
} from '../../lib/referenceTypes';

export const PLATFORM_TITLES: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
};

/**
 * Returns a table of the platforms on which each method works. Listeners share one row. The answers are words, which
 * styles draw as marks, and a row with a "no" has a class of its own.
 */
export function renderSupport(methods: readonly Method[], support: SupportTable): Table {
  const first = methods.filter(
    ({name}, index) => methods.findIndex((method) => method.name === name) === index,
  );
  const titles = ['Method', ...PLATFORMS.map((platform) => PLATFORM_TITLES[platform])];
  return {
    type: 'table',
    data: {hProperties: {className: ['support']}},
    children: [
      {type: 'tableRow', children: titles.map((title) => cellOf(text(title)))},
      ...first.map((method) => supportRow(method, support[method.name])),
    ],
  };
}

function supportRow({name, slug, deprecated}: Method, support: MethodSupport | undefined): TableRow {
  const isPartial = PLATFORMS.some((platform) => !support?.[platform]);
  return {
    type: 'tableRow',
    ...(isPartial ? {data: {hProperties: {className: ['support__partial']}}} : {}),
    children: [
      cellOf(
        link(`#${slug}`, breakableCode(`${name}()`)),
        ...(deprecated === undefined ? [] : deprecationBadge('')),
      ),
      ...PLATFORMS.map((platform) => cellOf(mark(support?.[platform] === true))),
    ],
  };
}

function cellOf(...children: PhrasingContent[]): TableCell {
  return {type: 'tableCell', children};
}

function mark(isSupported: boolean): PhrasingContent {
  return isSupported ? element('span.yes', text('Yes')) : element('span.no', text('No'));
}

/** Returns a chip for each platform. Those without support are struck through, and screen readers read "Not on". */
export function platformChips(support: MethodSupport | undefined): PhrasingContent[] {
  if (!support) return [];
  return PLATFORMS.flatMap((platform, index) => {
    const title = text(PLATFORM_TITLES[platform]);
    const chip = support[platform]
      ? element('span.chip', title)
      : element('s.chip', element('span.visually-hidden', text('Not on ')), title);
    return index > 0 ? [text(' '), chip] : [chip];
  });
}

/** Returns the platforms on which any method of a plugin works. */
export function pluginSupport(support: SupportTable): MethodSupport {
  const rows = Object.values(support);
  const has = (platform: Platform): boolean => rows.some((row) => row[platform]);
  return {ios: has('ios'), android: has('android'), web: has('web')};
}
