import {contextOf} from '@site/packages/checks/checkSite';
import {tryParsePage} from '@site/packages/checks/readPage';
import {commentSegments} from '@site/packages/checks/spelling/codeComments';
import {blankForeign} from '@site/packages/checks/spelling/segments';
import {TookTooLong, withTimeLimit} from '@site/packages/checks/timeLimit';
import {ROOT} from '../../support/fixtureSite';

test('what is done in time has its result or its own error', () => {
  expect(withTimeLimit(60, () => [1])).toEqual([1]);
  expect(() =>
    withTimeLimit(60, () => {
      throw new RangeError('a');
    }),
  ).toThrow(RangeError);
});

test('what never ends is stopped', () => {
  const forever = (): never => {
    for (;;);
  };
  expect(() => withTimeLimit(0.01, forever)).toThrow(TookTooLong);
});

test('a page that the parser of Markdown needs minutes for is a finding', () => {
  // 60 KB take minutes.
  const source = `---\ntitle: A\n---\n\n${'*a_'.repeat(20_000)}\n`;
  expect(tryParsePage('docs/a.md', source, contextOf(ROOT), 0.1)).toMatchObject({
    file: 'docs/a.md',
    line: 1,
    rule: 'mdx',
    message: "The page can't be read in 0.1 s",
  });
});

const LONG = 10_000;

test.each(['A', 'Aa', 'a.', 'a/', 'a-', '1', 'a@', 'a('])(
  'comments and prose of 10,000 letters of "%s" are read for spelling mistakes',
  (piece) => {
    const text = piece.repeat(LONG / piece.length);
    const [segment] = commentSegments({
      index: 0,
      lang: 'ts',
      continues: false,
      fragment: false,
      code: `// ${text}\n`,
      fenceLine: 1,
      indent: 0,
    });
    expect(segment?.text).toHaveLength(LONG);
    expect(blankForeign(text)).toHaveLength(LONG);
  },
);
