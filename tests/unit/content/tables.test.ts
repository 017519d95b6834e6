import {rehypeStackedTables} from '@site/plugins/content/tables';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';

const LONG = 'A cause that takes more than a phone can show in a line of a narrow column.';

function tableOf([headings = [], ...rows]: readonly string[][], className?: string): Element {
  const rowOf = (name: 'th' | 'td', cells: readonly string[]): Element =>
    h(
      'tr',
      cells.map((text) => h(name, text)),
    );
  const body = rows.map((cells) => rowOf('td', cells));
  return h('table', {className}, [h('thead', [rowOf('th', headings)]), h('tbody', body)]);
}

/** Returns the HTML of a page with `tables`, each of which is a row of headings and the others below it. */
function writtenPage(...tables: readonly string[][][]): string {
  const tree: Root = {type: 'root', children: tables.map((rows) => tableOf(rows))};
  rehypeStackedTables()(tree);
  return toHtml(tree);
}

function written(rows: readonly string[][], className?: string): string {
  const tree: Root = {type: 'root', children: [tableOf(rows, className)]};
  rehypeStackedTables()(tree);
  return toHtml(tree);
}

test('a table with a long row is stacked, and its cells but the first and empty ones are labeled', () => {
  const html = written([
    ['Symptom', 'Cause', 'Fix'],
    ['A crash', LONG, ''],
  ]);
  expect(html).toContain('<table class="stack">');
  expect(html).toContain(
    `<td class="whole">A crash</td><td data-label="Cause"><div>${LONG}</div></td><td></td>`,
  );
});

test('sentences in the first column do not squeeze two others', () => {
  const rows = (first: string): string[][] => [
    ['Symptom', 'Cause', 'Fix'],
    [first, LONG, 'Restart.'],
  ];
  expect(written(rows('x'.repeat(41)))).toContain('<th class="cell--third">Symptom</th><th>Cause</th>');
  expect(written(rows('x'.repeat(40)))).not.toContain('cell--third');
  expect(written(rows('x'.repeat(41)).map((cells) => cells.slice(0, 2)))).not.toContain('cell--third');
});

test('tables under the same headings have their columns in line if one of them has sentences in the first', () => {
  const head = ['Symptom', 'Cause', 'Fix'];
  const long = [head, ['x'.repeat(41), LONG, 'Restart.']];
  const short = [head, ['A crash', LONG, 'Restart.']];
  const headings = '<th class="cell--third">Symptom</th><th class="cell--third">Cause</th><th>Fix</th>';
  expect(writtenPage(short, long).split(headings)).toHaveLength(3);
  expect(writtenPage(short, short)).not.toContain('cell--third');
  expect(writtenPage(long, [['Key', 'Cause', 'Fix'], ...short.slice(1)])).not.toContain(headings);
});

test('the second of two columns needs a label only if the first has no heading', () => {
  expect(
    written([
      ['Member', 'Meaning'],
      ['bridge', LONG],
    ]),
  ).not.toContain('data-label');
  expect(
    written([
      ['', 'iOS'],
      ['Storage', LONG],
    ]),
  ).toContain('data-label="iOS"');
});

test('a table of short rows is stacked if its longest words do not fit beside each other', () => {
  const wide = [
    ['App', 'Identifier', 'Of the tests'],
    ['Ride', 'com.example.ridelog', 'com.example.ridelog.qa'],
  ];
  expect(written(wide)).toContain('class="stack"');
});

test('a table of short rows, and a generated one with a class, stay as they are', () => {
  const short = [
    ['Option', 'iOS', 'Android'],
    ['hint', 'Shown', 'Ignored'],
  ];
  expect(written(short)).not.toContain('stack');
  expect(written([['Method', 'Support'], [LONG]], 'support')).toContain('class="support"');
  expect(written([['Method', 'Support'], [LONG]], 'support')).not.toContain('stack');
});

test('a table is stacked if a cell beside two others is long', () => {
  const cell = 'JDK 21, included with Android Studio';
  expect(
    written([
      ['Tool', 'Before', 'Now'],
      ['Java', 'JDK 17', cell],
    ]),
  ).toContain('class="stack"');
  expect(
    written([
      ['Tool', 'Now'],
      ['Java', cell],
    ]),
  ).not.toContain('stack');
});

test('answers become marks that still say the word, if there is nothing but answers', () => {
  const rows = [
    ['Package', 'Web'],
    ['camera', 'Yes'],
    ['keyboard', 'No'],
  ];
  expect(written(rows)).toContain('<td>camera</td><td><span class="yes">Yes</span></td>');
  expect(written(rows)).toContain('<td>keyboard</td><td><span class="no">No</span></td>');
  expect(written([...rows, ['share', 'Yes, in most browsers']])).not.toContain('span');
});

test('names in the first column stay whole, unless they are too long, and words of a message may be apart', () => {
  const tree: Root = {
    type: 'root',
    children: [
      h('table', [
        h('tbody', [
          h('tr', [
            h('td', [h('code', {className: ['long']}, 'Not the folder: my-app or com.example.ridelog')]),
            h('td', [h('code', {className: ['long']}, '@capacitor/barcode-scanner')]),
          ]),
          h('tr', [h('td', [h('code', {className: ['long']}, 'a'.repeat(40))]), h('td')]),
        ]),
      ]),
    ],
  };
  rehypeStackedTables()(tree);
  expect(toHtml(tree)).toContain(
    '<code class="long">Not the folder: <span class="whole">my-app</span> or <span class="whole">com.example.ridelog</span></code>',
  );
  expect(toHtml(tree).split('class="whole"')).toHaveLength(3);
});
