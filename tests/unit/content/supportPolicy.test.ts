import {toString} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {renderSupportPolicy} from '../../../plugins/content/support-policy/renderSupportPolicy';
import requirements from '../../../src/data/requirements.json';

const [table] = renderSupportPolicy(requirements) as [Table];
const rows = table.children.map((row) => row.children.map((cell) => toString(cell)));

describe('the support policy', () => {
  test('has the version in development first, without any date', () => {
    expect(rows[0]).toEqual(['Version', 'Status', 'Released', 'Maintenance ended', 'Support ended']);
    expect(rows[1]).toEqual(['Capacitor 8', 'In development', '–', '–', '–']);
  });

  test('has no end for the latest version, because only a next release would set it', () => {
    expect(rows[2]).toEqual(['Capacitor 7', 'Supported', '2025-01-20', '–', '–']);
  });

  test('has all that ended, down to the first', () => {
    expect(rows.slice(3).map(([name, status]) => `${name} ${status}`)).toEqual(
      [6, 5, 4, 3, 2, 1].map((major) => `Capacitor ${major} Ended`),
    );
    expect(rows.at(-1)).toEqual(['Capacitor 1', 'Ended', '2019-05-23', '2020-10-03', '2021-04-03']);
  });
});
