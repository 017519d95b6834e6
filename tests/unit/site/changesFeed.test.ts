import {parseDocument} from 'htmlparser2';
import {atomFeed} from '@site/plugins/site/changes-feed/atomFeed';

const ENTRIES = [
  {title: 'Old', path: '/docs/old', date: new Date('2024-01-01T00:00:00Z'), lines: ['first']},
  {
    title: 'New & shiny',
    path: '/docs/new#changes',
    date: new Date('2025-02-03T00:00:00Z'),
    lines: ['Map<string>'],
  },
];
const INPUT = {
  page: 'https://example.com/docs/',
  title: 'Changes',
  address: 'https://example.com/docs/changes.xml',
  origin: 'https://example.com',
};

test('has the newest entry first, with absolute links and text that is escaped', () => {
  const xml = atomFeed({...INPUT, entries: ENTRIES});
  expect(() => parseDocument(xml, {xmlMode: true})).not.toThrow();
  expect(xml.indexOf('/docs/new#changes')).toBeLessThan(xml.indexOf('/docs/old'));
  expect(xml).toContain('<id>https://example.com/docs/new#changes</id>');
  expect(xml).toContain('New & shiny');
  expect(xml).toContain('<![CDATA[<ul><li>Map&lt;string></li></ul>]]>');
});

test('has the date of its newest entry, so that the same content gives the same file', () => {
  const xml = atomFeed({...INPUT, entries: ENTRIES});
  expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe('2025-02-03T00:00:00.000Z');
  expect(atomFeed({...INPUT, entries: [...ENTRIES].reverse()})).toBe(xml);
});
