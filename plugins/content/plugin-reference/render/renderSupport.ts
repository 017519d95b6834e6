import type {Table} from 'mdast';
import {inlineCode, link, table, text, type Cell} from '../../lib/markdown';
import {PLATFORMS, type Method, type Platform, type SupportTable} from '../../lib/referenceTypes';

const PLATFORM_TITLES: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
};

/** Returns a table of the platforms on which each method works. Listeners share one row. */
export function renderSupport(methods: readonly Method[], support: SupportTable): Table {
  const first = methods.filter(
    ({name}, index) => methods.findIndex((method) => method.name === name) === index,
  );
  const row = ({name, slug, deprecated}: Method): Cell[] => [
    [link(`#${slug}`, inlineCode(`${name}()`)), ...(deprecated === undefined ? [] : [text(' (deprecated)')])],
    ...PLATFORMS.map((platform) => [text(support[name]?.[platform] ? 'Yes' : 'No')]),
  ];
  return table(['Method', ...PLATFORMS.map((platform) => PLATFORM_TITLES[platform])], first.map(row));
}

/** Returns the platforms on which any method of a plugin works: `iOS, Android, Web`. */
export function platformList(support: SupportTable): string {
  const rows = Object.values(support);
  return PLATFORMS.filter((platform) => rows.some((row) => row[platform]))
    .map((platform) => PLATFORM_TITLES[platform])
    .join(', ');
}
