import {rehypeStaticHtml} from '@site/plugins/build/static-html';
import type {Element, ElementContent, Root} from 'hast';
import {toEstree} from 'hast-util-to-estree';
import {h} from 'hastscript';

/** Returns what becomes of an element: its HTML where it is written, else its tree. */
function writtenOf(element: Element): unknown {
  const tree: Root = {type: 'root', children: [element]};
  rehypeStaticHtml()(tree);
  return tree.children.map(htmlOf)[0];
}

function htmlOf(node: Root['children'][number] | ElementContent): unknown {
  if (node.type !== 'mdxJsxFlowElement') {
    return 'children' in node && 'tagName' in node ? {[node.tagName]: node.children.map(htmlOf)} : node.type;
  }
  return node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return attribute.type;
    const {name, value} = attribute;
    return typeof value === 'string'
      ? [node.name, name, value]
      : [node.name, JSON.parse(value?.value ?? '') as unknown];
  });
}

describe('is written as HTML', () => {
  test('a paragraph of plain elements', () => {
    expect(writtenOf(h('p', ['a ', h('code', 'b < c & "d"'), h('em', ['e', h('strong', 'f')])]))).toEqual([
      ['p', {__html: 'a <code>b &lt; c &amp; "d"</code><em>e<strong>f</strong></em>'}],
    ]);
  });

  test('a class', () => {
    expect(writtenOf(h('div', {className: ['a', 'b']}, [h('p', 'c')]))).toEqual([
      ['div', 'className', 'a b'],
      ['div', {__html: '<p>c</p>'}],
    ]);
  });

  test('the label of a cell', () => {
    expect(writtenOf(h('td', {dataLabel: 'Object'}, [h('code', 'Camera')]))).toEqual([
      ['td', 'data-label', 'Object'],
      ['td', {__html: '<code>Camera</code>'}],
    ]);
  });

  test('the rows of a table, whose box is a component', () => {
    const table = h('table', [
      h('thead', ['\n', h('tr', ['\n', h('th', 'a'), '\n'])]),
      h('tbody', [
        h('tr', [h('td', 'b'), h('td', [h('code', 'c')])]),
        h('tr', [h('td', [h('a', {href: '/'}, 'd')])]),
      ]),
    ]);
    expect(writtenOf(table)).toEqual({
      table: [
        [['thead', {__html: '<tr><th>a</th></tr>'}]],
        {tbody: [[['tr', {__html: '<td>b</td><td><code>c</code></td>'}]], {tr: [{td: [{a: ['text']}]}]}]},
      ],
    });
  });
});

describe('stays a tree', () => {
  test.each([
    ['text alone', h('p', 'a'), {p: ['text']}],
    ['a link', h('p', [h('em', 'a'), h('a', {href: '/'}, 'b')]), {p: [{em: ['text']}, {a: ['text']}]}],
    ['a heading', h('h2', [h('em', 'a')]), {h2: [{em: ['text']}]}],
    ['an element with an id', h('p', {id: 'a'}, [h('em', 'b')]), {p: [{em: ['text']}]}],
    ['a cell with a style', h('td', {style: 'text-align:right'}, [h('em', 'b')]), {td: [{em: ['text']}]}],
    ['an empty header', h('tr', [h('th'), h('td', 'a')]), {tr: [{th: []}, {td: ['text']}]}],
    ['a list of tasks', h('ul', {className: 'contains-task-list'}, [h('li', 'a')]), {ul: [{li: ['text']}]}],
    ['a picture', h('p', [h('img', {src: 'a.png'}), h('em', 'b')]), {p: [{img: []}, {em: ['text']}]}],
  ])('%s', (_name, element, expected) => {
    expect(writtenOf(element)).toEqual(expected);
  });

  test('a component, but not what is in it', () => {
    const card = {
      type: 'mdxJsxFlowElement' as const,
      name: 'Card',
      attributes: [],
      children: [h('p', [h('em', 'a')])],
    };
    const tree: Root = {type: 'root', children: [card]};
    rehypeStaticHtml()(tree);
    expect(card.children.map(htmlOf)).toEqual([[['p', {__html: '<em>a</em>'}]]]);
  });
});

test('the result is a tree that MDX can print', () => {
  const tree: Root = {type: 'root', children: [h('p', [h('em', 'a')])]};
  rehypeStaticHtml()(tree);
  expect(JSON.stringify(toEstree(tree))).toContain('"__html"');
});
