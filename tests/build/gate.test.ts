import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite, replaceInFile} from '../support/fixtureSite';
import {NEXT_LABEL} from '../support/fixtureVersions';

type Defect = {
  readonly break: (siteDir: string) => Promise<void>;
  /** What the output must hold, the name of the file among it. */
  readonly says: readonly string[];
};

/** A page of its own whose text is wrong. */
const pageWith =
  (name: string, markdown: string) =>
  (siteDir: string): Promise<void> =>
    fs.writeFile(
      path.join(siteDir, `docs/cli/${name}.md`),
      `---\ntitle: Broken\ndescription: A page of the fixture site that cannot be built.\n---\n\n${markdown}\n`,
    );

/** Returns pages that are wrong, from the text of each and what the build says after the page's name. */
const brokenPages = (pages: readonly (readonly [markdown: string, says: string])[]): Defect[] =>
  pages.map(([markdown, says], index) => ({
    break: pageWith(`page-${index}`, markdown),
    says: [`docs/cli/page-${index}.md:${says}`],
  }));

/** What is wrong within a page of its own. A build reports all such pages, so one build shows all of these. */
const IN_PAGES = brokenPages([
  [
    '![A picture](./nowhere.png)',
    '6:1  The image ./nowhere.png does not exist. Write a path relative to the page, or /… for a file in static.',
  ],
  ['Text.\n\n![A picture](/img/nowhere.png)', '8:1  The image /img/nowhere.png does not exist.'],
  [':::note\n\nText.', '6:1  The block :::note is not closed. Write ::: on a line of its own where it ends.'],
  ['An <unclosed tag.', '6:17  Unexpected character `.`'],
  ['Node.js %req.nodeMajr%', '6:9  There is no requirement "nodeMajr". Did you mean %req.nodeMajor%'],
  ['::install{packages="@capacitor/nope"}', '6:1  next does not document the package "@capacitor/nope"'],
  ['```kotlinn\na\n```', '6  Unknown code language "kotlinn"'],
  [
    '::instal{packages="@capacitor/app"}',
    '6:1  No plugin handles the directive "::instal". Did you mean ::install.',
  ],
  ['<Tabz>\n</Tabz>', '6:1  There is no component <Tabz>. Did you mean <Tabs>.'],
  ['Call {someVariable} first.', "6:6  {someVariable} is code, and a page can't contain any."],
  ["import fs from 'fs';\n\nText.", "6:1  A page can't import or export anything."],
  ['<script>alert(1)</script>', "6:1  A page can't contain the element <script>."],
]);

/** Links that lead nowhere. The build reports all of them at its end, with the line that has each. */
const LINKS = brokenPages([
  [
    'Text.\n\n[Nowhere](./nowhere.md#part)',
    '8:1  The link to ./nowhere.md#part is broken: there is no such file among the pages of next.',
  ],
  [
    'A [download](./nowhere.zip) and an [icon](/img/favicon.svg).',
    '6:3  The link to ./nowhere.zip is broken: there is no file docs/cli/nowhere.zip.',
  ],
  [
    'A [link](/docs/next/plugin).',
    '6:3  The link to /docs/next/plugin is an address and not the path of a file. next has no such page. Did you mean ../plugins.md.',
  ],
  [
    '[Nowhere](../plugins.md#onne)',
    '6:1  The link to ../plugins.md#onne is broken: docs/plugins.md has no anchor #onne. Did you mean #one.',
  ],
  [
    '## Here\n\n- [Nowhere](#heree)',
    '8:3  The link to #heree is broken: docs/cli/page-4.md has no anchor #heree.',
  ],
  [
    'An <a href="/docs/next/gone">element</a>.',
    '6:4  The link to /docs/next/gone is an address and not the path of a file.',
  ],
]);

/** What ends the build at once, so that nothing else could show beside it. */
const ALONE: readonly (Defect & {readonly name: string})[] = [
  {
    name: 'a published address that is gone',
    break: async (siteDir) => {
      await fs.mkdir(path.join(siteDir, 'published'));
      await fs.writeFile(path.join(siteDir, 'published', `${NEXT_LABEL}.txt`), '/ nowhere\n/cli/gone\n');
    },
    says: [
      `published/${NEXT_LABEL}.txt  /docs/next/cli/gone was published and is gone.`,
      '/docs/next#nowhere was published and is gone. Give its heading the old ID',
    ],
  },
  {
    name: 'a link of the navbar that leads nowhere',
    break: (siteDir) =>
      replaceInFile(siteDir, 'src/data/navbar.ts', "type: 'doc', docId: 'plugins'", "to: '/plugin'"),
    says: ['The navbar, the sidebar or the footer of', 'links to /docs/plugin, which does not exist.'],
  },
  {
    name: 'an option that Docusaurus does not have',
    break: (siteDir) => replaceInFile(siteDir, 'docusaurus.config.ts', 'titleDelimiter:', 'titleDelimeter:'),
    says: ['titleDelimeter'],
  },
  {
    name: 'the name of a file that an address cannot have',
    break: pageWith('über uns', 'Text.'),
    says: ['docs/cli/über uns.md  The name "über uns.md" has the character "ü".'],
  },
  {
    name: 'a section that search does not know',
    break: pageWith('../glossary', 'Text.'),
    says: ['docs/glossary.md', 'section "glossary"', 'plugins/search/index/sectionNames.json'],
  },
  {
    name: 'bad front matter',
    break: (siteDir) =>
      replaceInFile(siteDir, 'docs/index.md', 'title: Fixture home', 'title: [Fixture home'),
    says: ['docs/index.md:3  The front matter is not YAML: missed comma between flow collection entries.'],
  },
  {
    name: 'an unknown sidebar id',
    break: (siteDir) =>
      replaceInFile(siteDir, 'sidebars.json', '"getting-started/index"', '"getting-started/gone"'),
    says: ['sidebars.ts  There is no doc "getting-started/gone". Did you mean "getting-started/index"?'],
  },
];

/** Builds a copy of the fixture site with all the defects. */
async function buildBroken(name: string, defects: readonly Defect[]): Promise<BuildResult> {
  const siteDir = await makeFixtureSite(`gate-${name}`, async (dir) => {
    for (const defect of defects) await defect.break(dir);
  });
  return buildSite(siteDir);
}

/** Parts of a stack, and of the messages that Docusaurus and the bundler write around ours. */
const NOISE = /^\s+at .+:\d+|Unable to build website|MDX compilation failed|╰─▶/m;

/** Returns what the output should say of the defects and does not. */
function unsaid(defects: readonly Defect[], output: string): string[] {
  return defects.flatMap(({says}) => says.filter((text) => !output.includes(text)));
}

describe('the build', () => {
  test.concurrent.each([
    ['each page that is wrong', 'pages', IN_PAGES],
    ['links that lead nowhere', 'links', LINKS],
  ])('fails on %s, and says all of them with file and line', async (_what, name, defects) => {
    const {exitCode, output} = await buildBroken(name, defects);
    expect(unsaid(defects, output)).toEqual([]);
    expect(output).not.toMatch(NOISE);
    expect(exitCode).not.toBe(0);
  });

  test.concurrent.each(ALONE.map((defect, index) => [defect.name, defect, index] as const))(
    'fails on %s and says where',
    async (_name, defect, index) => {
      const {exitCode, output} = await buildBroken(String(index), [defect]);
      expect(unsaid([defect], output)).toEqual([]);
      expect(output).not.toMatch(NOISE);
      expect(exitCode).not.toBe(0);
    },
  );

  test.concurrent(
    'warns of a duplicate route, and passes, with the tag manager in its pages and a banner on an unlisted one',
    async () => {
      const siteDir = await makeFixtureSite('gate-warnings', async (dir) => {
        await fs.writeFile(
          path.join(dir, 'docs/twice.md'),
          '---\ntitle: Twice\nslug: /plugins\ndescription: A page with the route of another one.\n---\n\nText.\n',
        );
        await fs.writeFile(
          path.join(dir, 'docs/cli/hidden.md'),
          '---\ntitle: Hidden\nunlisted: true\ndescription: A page that only those with its link find.\n---\n\nText.\n',
        );
      });
      const {exitCode, output} = await buildSite(siteDir, {GTM_CONTAINER_ID: 'GTM-TEST'});
      expect(output).toContain('Attempting to create page at /docs/next/plugins, but a page already exists');
      expect(exitCode).toBe(0);
      expect(await fs.readFile(path.join(siteDir, 'build/index.html'), 'utf8')).toContain('GTM-TEST');
      const hidden = await fs.readFile(path.join(siteDir, 'build/next/cli/hidden.html'), 'utf8');
      expect(hidden).toMatch(/<meta[^>]*noindex/);
      expect(hidden).toContain('This page is unlisted.');
    },
  );
});
