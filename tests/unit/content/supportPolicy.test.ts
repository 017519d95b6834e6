import {toString} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {supportPhases} from '../../../packages/pages/supportPhases';
import {renderSupportPolicy} from '../../../plugins/content/support-policy';
import requirements from '../../../src/data/requirements.json';
import {RELEASED} from '../../../src/data/versions';

const fact = (
  values: Record<string, string>,
): {label: string; source: string; values: Record<string, string>} => ({
  label: '',
  source: '',
  values,
});

/** A project whose version 2 came out a year after version 1. */
const FACTS = {
  major: fact({v1: '1', v2: '2', next: '3'}),
  releaseDate: fact({v1: '2019-01-15', v2: '2020-01-15'}),
  maintenanceEnds: fact({v1: '2020-07-15'}),
  endOfSupport: fact({v1: '2021-01-15'}),
};

function rowsOf(facts: Parameters<typeof renderSupportPolicy>[0], day: string): string[][] {
  const phases = supportPhases(facts, new Date(`${day}T12:00:00Z`));
  const [table] = renderSupportPolicy(facts, phases) as [Table];
  return table.children.map((row) => row.children.map((cell) => toString(cell)));
}

describe('the support policy', () => {
  test('has the version whose pages are in progress first, without any date', () => {
    expect(rowsOf(FACTS, '2020-02-01')).toEqual([
      ['Version', 'Status', 'Released', 'End of maintenance', 'End of support'],
      ['Capacitor 3', 'Documentation in progress', '–', '–', '–'],
      ['Capacitor 2', 'Active', 'Jan 15, 2020', 'Not set', 'Not set'],
      ['Capacitor 1', 'Maintenance', 'Jan 15, 2019', 'Jul 15, 2020', 'Jan 15, 2021'],
    ]);
  });

  test.each([
    ['2020-07-15', 'Maintenance'],
    ['2020-07-16', 'Extended support'],
    ['2021-01-15', 'Extended support'],
    ['2021-01-16', 'Ended'],
  ])('follows from the dates on %s', (day, phase) => {
    expect(rowsOf(FACTS, day).at(-1)?.[1]).toBe(phase);
  });

  test('has no version in progress while next documents the latest version', () => {
    const facts = {...FACTS, major: fact({v1: '1', v2: '2', next: '2'})};
    expect(rowsOf(facts, '2020-02-01')[1]?.[0]).toBe('Capacitor 2');
  });

  test('has every version of the site', () => {
    const names = rowsOf(requirements, '2026-01-01').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(RELEASED.map((name) => `Capacitor ${name.slice(1)}`)));
  });
});

test('tables say that the pages of a version are in progress until versions.json lists it', () => {
  const released = Object.keys(requirements.releaseDate.values);
  const {next, ...others} = requirements.statusNote.values;
  expect(Object.keys(others)).toEqual(expect.arrayContaining([...RELEASED]));
  expect(Object.values(others).join('')).toBe('');
  expect(next).toBe(
    released.includes(`v${requirements.major.values.next}`) ? '' : ', documentation in progress',
  );
});
