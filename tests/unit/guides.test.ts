import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {placeAt} from '../../packages/checks/pageSource';
import type {DocPage} from '../../packages/checks/types';
import {findPhrases} from '../../packages/checks/wording/phrases';
import {filesBelow} from '../../packages/lib/filesBelow';
import {ROOT} from '../support/fixtureSite';

/** The guides that developers read at the root of the repository. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'WRITING.md'];
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** Returns the anchors of a guide's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The guides that are next to the code that they are about. */
const READMES = ['packages', 'plugins', 'reference', 'scripts', 'src', 'tests'].flatMap((dir) =>
  filesBelow(path.join(ROOT, dir))
    .filter((file) => /^(?:README|RULES)\.md$/.test(path.basename(file)))
    .map((file) => path.relative(ROOT, file)),
);

test.each([...GUIDES, ...READMES])('%s links to files and headings that exist', (guide) => {
  const prose = read(guide).replace(/^ *(`{3,})[^]*?^ *\1$|`[^`\n]*`/gm, '');
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file ? path.join(path.dirname(guide), file) : guide;
    if (!fs.existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each([...GUIDES, ...READMES])('%s names scripts that package.json has', (guide) => {
  const named = [...read(guide).matchAll(/\bnpm run (?:-s )?([a-z][\w:]*)/g)].map(
    ([, script = '']) => script,
  );
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});

/** Returns a guide as the content checks read pages. GitHub reads it as Markdown without components. */
function readGuide(file: string): DocPage {
  const source = read(file);
  const tree = unified().use(remarkParse).use(remarkGfm).parse(source);
  return {file, version: '', path: file, source, frontMatter: {}, tree, blocks: [], inlineCode: []};
}

test.each([...GUIDES, ...READMES])('%s is in plain English, as the wording rule asks of pages', (file) => {
  const page = readGuide(file);
  const found = findPhrases(page).map(({offset, found: words, phrase}) => {
    const {line, column} = placeAt(page.source, offset);
    return `${file}:${line}:${column}  "${words}" ${phrase.why}. Write ${phrase.replacement}`;
  });
  expect(found).toEqual([]);
});

test('the code of the content checks cites a guide, and a section of it, that exist', () => {
  const dir = path.join(ROOT, 'packages/checks');
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
