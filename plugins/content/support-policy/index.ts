import type {RootContent} from 'mdast';
import {expandDirectives} from '../../../packages/pages/expandDirectives';
import type {Requirements} from '../../../packages/pages/requirements';
import {element, table, text, withAttributes, type Cell} from '../../../packages/pages/markdown';
import {readableDate} from '../../../packages/lib/readableDate';
import type {Phase} from '../../../packages/pages/supportPhases';

/** The phases of the released versions, by version name. */
type Phases = Readonly<Record<string, Phase>>;

type Options = {readonly requirements: Requirements; readonly phases: Phases; readonly siteDir: string};

/** Returns a remark transformer that replaces `::support-policy` with a table of all major versions. */
export function remarkSupportPolicy({requirements, phases, siteDir}: Options) {
  return expandDirectives(siteDir, {'support-policy': () => renderSupportPolicy(requirements, phases)});
}

/** The columns that hold a date, with the requirement that provides it. */
const DATES = {
  Released: 'releaseDate',
  'End of maintenance': 'maintenanceEnds',
  'End of support': 'endOfSupport',
};

/** The badge of each status. */
const BADGES = {
  Active: 'span.chip',
  Maintenance: 'span.chip.chip--some',
  'Extended support': 'span.chip.chip--some',
  'Documentation in progress': 'b.chip',
  Ended: 'b.chip',
} satisfies Record<Phase | 'Documentation in progress', string>;

/**
 * Returns a table of all major versions, newest first, with the phase of each one that `versions.json` lists. The version
 * whose pages are being written has no dates, and isn't listed before `next` documents it. `requirements` holds ISO dates.
 */
export function renderSupportPolicy(requirements: Requirements, phases: Phases): RootContent[] {
  const coming = requirements.major?.values.next;
  const isNew = coming !== undefined && !(`v${coming}` in phases);
  const released = Object.entries(phases).sort(([a], [b]) => Number(b.slice(1)) - Number(a.slice(1)));
  const datesOf = (version: string): Cell[] =>
    Object.values(DATES).map((name) => dateCell(requirements[name]?.values[version]));
  return [
    table(
      ['Version', 'Status', ...Object.keys(DATES)],
      [
        ...(isNew
          ? [
              rowOf(
                coming,
                'Documentation in progress',
                Object.keys(DATES).map(() => [text('–')]),
              ),
            ]
          : []),
        ...released.map(([version, phase]) => rowOf(version.slice(1), phase, datesOf(version))),
      ],
    ),
  ];
}

function rowOf(major: string, status: keyof typeof BADGES, dates: readonly Cell[]): Cell[] {
  const name = text(`Capacitor ${major}`);
  return [
    [status === 'Active' ? {type: 'strong', children: [name]} : name],
    [element(BADGES[status], text(status))],
    ...dates,
  ];
}

/** Returns a date in its own element, which styles keep on one line. */
function dateCell(date: string | undefined): Cell {
  if (date === undefined) return [text('Not set')];
  return [withAttributes(element('time', text(readableDate(date))), {dateTime: date})];
}
