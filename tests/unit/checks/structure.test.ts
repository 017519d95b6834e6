import {findingsOn, readFixture} from '../../support/contentFixture';

const RIGHT = readFixture('structure/right.md');
const HERO = '\n<Hero>\n\nText.\n\n</Hero>\n';
const withField = (field: string): string => RIGHT.replace('---\n', `---\n${field}\n`);

test.each([
  ['a page without a footer', withField('hide_footer: true'), []],
  [
    'a footer with another value',
    withField('hide_footer: yes'),
    ['2:14  hide_footer is "yes"  Write `hide_footer: true`, or remove it'],
  ],
  ['a title that <Hero> shows', withField('hide_title: true') + HERO, []],
  [
    'no title',
    withField('hide_title: true'),
    ['2:13  hide_title leaves the page without a title  Remove it'],
  ],
  [
    'two titles',
    RIGHT + HERO,
    ['1:1  The page would show its title twice, because <Hero> shows it, too  Add `hide_title: true`'],
  ],
])('%s', async (_what, source, findings) => {
  expect(await findingsOn('next/fixture', 'structure', source)).toEqual(findings);
});
