import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Requirements} from '../../../packages/pages/requirements';
import {element, table, text, type Cell} from '../../../packages/pages/markdown';
import {readableDate} from '../../../packages/lib/readableDate';
import type {Phase} from '../../../packages/pages/supportPhases';

/** The columns that hold a date, with the requirement that provides it. */
const DATES = {
  Released: 'releaseDate',
  'End of maintenance': 'maintenanceEnds',
  'End of support': 'endOfSupport',
};

/** The badge of each status that asks for attention. */
const BADGES: Readonly<Record<string, string>> = {
  Active: 'span.chip',
  Maintenance: 'span.chip.chip--some',
  'Extended support': 'span.chip.chip--some',
  'Documentation in progress': 'b.chip',
  Ended: 'b.chip',
};

/**
 * Returns a table of all major versions, newest first, with the phase of each one that `versions.json` lists. The version
 * whose pages are being written has no dates, and isn't listed before `next` documents it. `requirements` holds ISO dates.
 */
export function renderSupportPolicy(
  requirements: Requirements,
  phases: Readonly<Record<string, Phase>>,
): RootContent[] {
  const released = Object.keys(phases).sort(newestFirst);
  const coming = requirements.major?.values.next;
  const isReleased = coming === undefined || released.includes(`v${coming}`);
  return [
    table(
      ['Version', 'Status', ...Object.keys(DATES)],
      [
        ...(isReleased
          ? []
          : [rowOf(`Capacitor ${coming}`, 'Documentation in progress', undefined, requirements)]),
        ...released.map((version) =>
          rowOf(`Capacitor ${version.slice(1)}`, phases[version] ?? '', version, requirements),
        ),
      ],
    ),
  ];
}

function newestFirst(a: string, b: string): number {
  return Number(b.slice(1)) - Number(a.slice(1));
}

function rowOf(
  name: string,
  status: string,
  version: string | undefined,
  requirements: Requirements,
): Cell[] {
  const badge = BADGES[status];
  const dates = Object.values(DATES).map((date) => requirements[date]?.values[version ?? '']);
  return [
    [status === 'Active' ? {type: 'strong', children: [text(name)]} : text(name)],
    [badge === undefined ? text(status) : element(badge, text(status))],
    ...dates.map((date) => [date === undefined ? text(version === undefined ? '–' : 'Not set') : time(date)]),
  ];
}

/** Returns a date in its own element, which styles keep on one line. */
function time(date: string): PhrasingContent {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'time',
    attributes: [{type: 'mdxJsxAttribute', name: 'dateTime', value: date}],
    children: [text(readableDate(date))],
  };
  return element;
}
