import {LONGEST_URL, reportUrl, withPlace} from '../../../plugins/lib/browser/reportUrl';

const ISSUES = 'https://example.com/you/docs/issues/new';
const REPORT = reportUrl(ISSUES, {
  page: 'https://example.org/docs/camera',
  title: 'Camera & co',
  version: 'v7',
});

function bodyOf(url: string): string {
  return new URL(url).searchParams.get('body') ?? '';
}

test('a report names the page and its version', () => {
  expect(REPORT.startsWith(`${ISSUES}?`)).toBe(true);
  expect(new URL(REPORT).searchParams.get('title')).toBe('Camera & co (v7): ');
  expect(bodyOf(REPORT)).toBe('Page: https://example.org/docs/camera\nVersion: v7\n\n');
});

test('a report adds the section and quotes the selected text', () => {
  const section = {text: 'Take a photo', hash: '#take'};
  expect(bodyOf(withPlace(REPORT, {section, selected: 'one\ntwo 100 % & more\n'}))).toBe(
    'Page: https://example.org/docs/camera#take\nVersion: v7\nSection: Take a photo\n\n> one\n> two 100 % & more\n\n',
  );
  expect(bodyOf(withPlace(REPORT, {selected: ''}))).toBe(bodyOf(REPORT));
});

test.each(['a', '日', '😀', '%&'])(
  'a selected text of many %s is cut to what servers accept',
  (character) => {
    const url = withPlace(REPORT, {selected: character.repeat(9999)});
    expect(url.length).toBeLessThanOrEqual(LONGEST_URL);
    expect(url.length).toBeGreaterThan(LONGEST_URL * 0.8);
    expect(bodyOf(url)).toContain(`> ${character}${character}`);
    expect(bodyOf(url).endsWith('…\n\n')).toBe(true);
    expect(bodyOf(url)).not.toContain('\uFFFD');
  },
);
