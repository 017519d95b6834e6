import {rehypeLongCode} from '@site/plugins/content/inline-code';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';

function written(element: ElementContent): string {
  const tree: Root = {type: 'root', children: [h('p', [element])]};
  rehypeLongCode()(tree);
  return toHtml(tree);
}

test('only inline code of more than 24 characters may break', () => {
  expect(written(h('code', 'a'.repeat(24)))).toBe(`<p><code>${'a'.repeat(24)}</code></p>`);
  expect(written(h('code', 'a'.repeat(25)))).toBe(`<p><code class="long">${'a'.repeat(25)}</code></p>`);
});

test('long words break after slashes and dots and between the words of a name', () => {
  expect(written(h('code', 'edit android/app/capacitor.build.gradle and setSomethingVeryLongIndeed()'))).toBe(
    '<p><code class="long">edit android/<wbr>app/<wbr>capacitor.<wbr>build.<wbr>gradle and ' +
      'set<wbr>Something<wbr>Very<wbr>Long<wbr>Indeed()</code></p>',
  );
  expect(written(h('code', 'INSTALL_FAILED_INSUFFICIENT_STORAGE'))).toContain(
    'INSTALL_<wbr>FAILED_<wbr>INSUFFICIENT_<wbr>STORAGE',
  );
});

test('a code block is left alone', () => {
  expect(written(h('pre', [h('code', 'a'.repeat(80))]))).not.toContain('long');
});
