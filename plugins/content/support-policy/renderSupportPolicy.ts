import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {table, text, type Cell} from '../lib/markdown';
import type {Requirements} from '../version-numbers';

/** The columns that hold a date, with the requirement that provides it. */
const DATES = {
  Released: 'releaseDate',
  'Maintenance ended': 'maintenanceEnds',
  'Support ended': 'endOfSupport',
};

/**
 * Returns a table of all major versions, newest first. The version in development has no dates, and a version without
 * an end of support is supported. `requirements` holds ISO dates.
 */
export function renderSupportPolicy(requirements: Requirements): RootContent[] {
  const released = Object.keys(requirements.releaseDate?.values ?? {}).sort(newestFirst);
  const coming = `Capacitor ${requirements.major?.values.next}`;
  return [
    table(
      ['Version', 'Status', ...Object.keys(DATES)],
      [
        rowOf(coming, 'In development', undefined, requirements),
        ...released.map((version) =>
          rowOf(`Capacitor ${version.slice(1)}`, statusOf(version, requirements), version, requirements),
        ),
      ],
    ),
  ];
}

function newestFirst(a: string, b: string): number {
  return Number(b.slice(1)) - Number(a.slice(1));
}

function statusOf(version: string, requirements: Requirements): string {
  return requirements.endOfSupport?.values[version] === undefined ? 'Supported' : 'Ended';
}

function rowOf(
  name: string,
  status: string,
  version: string | undefined,
  requirements: Requirements,
): Cell[] {
  const dates = Object.values(DATES).map((date) => requirements[date]?.values[version ?? '']);
  return [
    [text(name)],
    [text(status)],
    ...dates.map((date) => [date === undefined ? text('–') : time(date)]),
  ];
}

/** Returns a date in its own element, which styles keep on one line. */
function time(date: string): PhrasingContent {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'time',
    attributes: [],
    children: [text(date)],
  };
  return element;
}
