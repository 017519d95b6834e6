import {rehypeStackedTables} from '@site/plugins/content/tables';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';

const LONG = 'A cause that takes more than a phone can show in a line of a narrow column.';

type Rows = readonly (readonly string[])[];

function tableOf([headings = [], ...rows]: Rows, className?: string): Element {
  const rowOf = (name: 'th' | 'td', cells: readonly string[]): Element =>
    h(
      'tr',
      cells.map((text) => h(name, text)),
    );
  const body = rows.map((cells) => rowOf('td', cells));
  return h('table', {className}, [h('thead', [rowOf('th', headings)]), h('tbody', body)]);
}

/** Returns the HTML of a page with tables. */
function written(...children: Element[]): string {
  const tree: Root = {type: 'root', children};
  rehypeStackedTables()(tree);
  return toHtml(tree);
}

/** Rows as a writer has them: `Package | Web / camera | Yes`. */
const rows = (text: string): string[][] => text.split(' / ').map((row) => row.split(' | '));
const HEAD = 'Symptom | Cause | Fix';
const SENTENCES = `${HEAD} / ${'x'.repeat(41)} | ${LONG} | Restart.`;
const NAMES = `${HEAD} / ${'x'.repeat(40)} | ${LONG} | Restart.`;

test.each([
  [
    'a table with a long row is stacked, and its cells but the first and empty ones are labeled',
    `${HEAD} / A crash | ${LONG} | `,
    '<table class="stack">',
    `<td class="whole">A crash</td><td data-label="Cause"><div>${LONG}</div></td><td></td>`,
  ],
  ['sentences in the first column do not squeeze two others', SENTENCES, '<th width="34%">Symptom</th>'],
  ['columns leave names room', `A | ${HEAD} / ${'x'.repeat(17)} | a | b | c`, '<th width="176">A</th>'],
  ['the second of two columns needs a label if the first has no heading', ` | iOS / a | ${LONG}`, '="iOS"'],
  [
    'a table is stacked if its longest words do not fit beside each other',
    'App | Identifier | Of the tests / Ride | com.example.ridelog | com.example.ridelog.qa',
    'class="stack"',
  ],
  [
    'a table is stacked if a cell beside two others is long',
    'Tool | Before | Now / Java | JDK 17 | JDK 21, included with Android Studio',
    'class="stack"',
  ],
  [
    'answers become marks that still say the word',
    'Package | Web / camera | Yes / keyboard | No',
    '<td>camera</td><td><span class="yes">Yes</span></td>',
    '<td>keyboard</td><td><span class="no">No</span></td>',
  ],
])('%s', (_what, text, ...html) => {
  for (const part of html) expect(written(tableOf(rows(text)))).toContain(part);
});

test.each([
  ['is not divided by names in the first column', NAMES, 'width'],
  ['of two columns is not divided', `Symptom | Cause / ${'x'.repeat(41)} | ${LONG}`, 'width'],
  ['of two columns with headings needs no label', `Member | Meaning / bridge | ${LONG}`, 'data-label'],
  ['of short rows stays as it is', 'Option | iOS | Android / hint | Shown | Ignored', 'stack'],
  ['of two short columns stays as it is', 'Tool | Now / Java | JDK 21, with Android Studio', 'stack'],
  ['with more than answers has no marks', 'Package | Web / camera | Yes / share | Yes, in most', 'span'],
])('a table %s', (_what, text, html) => {
  expect(written(tableOf(rows(text)))).not.toContain(html);
});

test('a generated table with a class stays as it is', () => {
  const html = written(tableOf(rows(`Method | Support / ${LONG}`), 'support'));
  expect(html).toContain('class="support"');
  expect(html).not.toContain('stack');
});

test('tables under the same headings have the same widths: names whole, and the rest divided by the texts', () => {
  const page = (...texts: readonly string[]): string => written(...texts.map((text) => tableOf(rows(text))));
  const headings = '<th width="44%">Symptom</th><th width="44%">Cause</th><th width="12%">Fix</th>';
  expect(page(SENTENCES, `${HEAD} / Crash | None | None`).split(headings)).toHaveLength(3);
  expect(page(SENTENCES, NAMES.replace('Symptom', 'Key'))).not.toContain('44%');
  expect(page('Key | Is / a | b c d', 'Key | Is / id | d')).toContain('<th width="56">Key</th><th>Is</th>');
});

test('names in the first column stay whole, unless they are too long, and words of a message may be apart', () => {
  const cell = (text: string): Element => h('td', [h('code', {className: ['long']}, text)]);
  const first = cell('Not the folder: my-app or com.example.ridelog');
  const long = [first, cell('@capacitor/barcode-scanner')];
  const html = written(h('table', [h('tbody', [h('tr', long), h('tr', [cell('a'.repeat(40)), h('td')])])]));
  expect(html).toContain(
    '<code class="long">Not the folder: <span class="whole">my-app</span> or <span class="whole">com.example.ridelog</span></code>',
  );
  expect(html.split('class="whole"')).toHaveLength(3);
  const constant = cell('INSTALL_FAILED_INSUFFICIENT_STORAGE');
  expect(written(h('table', [h('tbody', [h('tr', [constant, h('td')])])]))).toContain('_<wbr>STORAGE');
});
