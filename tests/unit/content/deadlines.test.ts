import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {parseDeadlines, staleLooks, type Deadline} from '../../../packages/pages/deadlines';
import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import {renderDeadlines} from '../../../plugins/content/deadlines';
import data from '../../../src/data/deadlines.json';
import {ROOT} from '../../support/fixtureSite';

const deadline = (values: Partial<Deadline>): Deadline => ({
  from: '2026-08-31',
  what: 'The store requires level 36.',
  source: 'https://example.com/levels',
  sourceName: 'The store',
  looked: '2026-09-01',
  pages: ['android/levels'],
  ...values,
});

test('the deadlines of a page are a table with their sources and the oldest look', () => {
  const deadlines = [
    deadline({}),
    deadline({from: '2027-04', looked: '2026-08-15'}),
    deadline({pages: ['ios']}),
  ];
  const [table, note] = renderDeadlines(deadlines, 'android/levels') as [Table, Table];
  expect(table.children.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['From', 'Requirement', 'Source'],
    ['Aug 31, 2026', 'The store requires level 36.', 'The store'],
    ['April 2027', 'The store requires level 36.', 'The store'],
  ]);
  expect(toString(note)).toBe('Last checked on Aug 15, 2026. Look at the source before you plan a release.');
});

test('a page that no deadline names cannot show any', () => {
  expect(() => renderDeadlines([deadline({})], 'ios')).toThrow('names the page "ios"');
});

test.each([
  ['2027-03-02', 0],
  ['2027-03-05', 1],
])('on %s, %j looks at 2026-09-01 are older than half a year', (day, stale) => {
  expect(staleLooks([deadline({})], new Date(day))).toHaveLength(stale);
});

test('a date of another form is named', () => {
  expect(() => parseDeadlines([{...deadline({}), from: 'August'}])).toThrow(
    'src/data/deadlines.json: 0.from',
  );
});

const listed = [...new Set(parseDeadlines(data).flatMap(({pages}) => pages))];

test.each(listed)('%s shows its deadlines in every version that has the page', (page) => {
  const files = docsVersions(ROOT)
    .flatMap((version) => listPages(ROOT, version))
    .filter((file) => file.endsWith(`/${page}.md`));
  const silent = files.filter(
    (file) => !fs.readFileSync(path.join(ROOT, file), 'utf8').includes('\n::deadlines\n'),
  );
  expect(files).not.toEqual([]);
  expect(silent).toEqual([]);
});
