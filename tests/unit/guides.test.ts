import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/fixtureSite';

/** What the repository says to its maintainers: the guides at the root, and what code says of them. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'WRITING.md'];
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the anchors of a guide's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(GUIDES)('%s links to files and headings that exist', (guide) => {
  const prose = read(guide).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '');
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file || guide;
    if (!fs.existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the code of the content checks cites a guide, and a section of it, that exist', () => {
  const dir = path.join(ROOT, 'checks');
  const sources = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'));
  const citations = sources.flatMap((file) =>
    [
      ...fs.readFileSync(path.join(dir, file), 'utf8').matchAll(/\b([A-Za-z]+\.md)(?:, "([\w ]+)")?/g),
    ].flatMap(([, guide = '', section]) =>
      /^(?:README|CONTRIBUTING|WRITING|style)\.md$/.test(guide) ? [{file, guide, section}] : [],
    ),
  );
  expect(citations.length).toBeGreaterThan(3);
  const wrong = citations.filter(
    ({guide, section}) =>
      !fs.existsSync(path.join(ROOT, guide)) ||
      (section !== undefined && !read(guide).includes(`## ${section}\n`)),
  );
  expect(wrong).toEqual([]);
});
