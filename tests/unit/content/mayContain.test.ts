import {VFile} from 'vfile';
import {mayContain} from '../../../packages/pages/mayContain';

test.each([
  ['a source with one of the marks', 'Text\n\n::install{packages="a"}\n', true],
  ['a source without any', 'Text :install\n', false],
  ['an empty source', '', false],
  ['no source', undefined, true],
])('%s', (_name, value, expected) => {
  expect(mayContain(new VFile({value}), ['::diagram', '::install'])).toBe(expected);
});
