import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {outputOf, siteDirOf} from '../support/fixtureBuild';
import {makeFixtureSite, replaceInFile} from '../support/fixtureSite';
import {NEXT_LABEL} from '../support/fixtureVersions';
import {PLAIN} from '../support/sharedBuilds';

type Defect = {
  /** What is wrong, as a sentence's subject. */
  readonly name: string;
  readonly break: (siteDir: string) => Promise<void>;
  /** What the output must hold, the name of the file among it. */
  readonly says: readonly string[];
  readonly env?: Record<string, string>;
};

const HOME = 'docs/index.md';

/** A page of its own whose text is wrong. */
const pageWith =
  (name: string, markdown: string) =>
  (siteDir: string): Promise<void> =>
    fs.writeFile(
      path.join(siteDir, `docs/cli/${name}.md`),
      `---\ntitle: Broken\ndescription: A page of the fixture site that cannot be built.\n---\n\n${markdown}\n`,
    );

/** What is wrong within a page of its own. A build reports all such pages, so one build shows all of these. */
const IN_PAGES: readonly Defect[] = [
  {
    name: 'a missing image',
    break: pageWith('image', '![A picture](./nowhere.png)'),
    says: [
      'docs/cli/image.md:6:1  The image ./nowhere.png does not exist. Write a path relative to the page, or /… for a file in static.',
    ],
  },
  {
    name: 'an image that static lacks',
    break: pageWith('static', 'Text.\n\n![A picture](/img/nowhere.png)'),
    says: ['docs/cli/static.md:8:1  The image /img/nowhere.png does not exist.'],
  },
  {
    name: 'a block that is not closed',
    break: pageWith('block', ':::note\n\nText.'),
    says: [
      'docs/cli/block.md:6:1  The block :::note is not closed. Write ::: on a line of its own where it ends.',
    ],
  },
  {
    name: 'an MDX syntax error',
    break: pageWith('syntax', 'An <unclosed tag.'),
    says: ['docs/cli/syntax.md:6:17  Unexpected character `.`'],
  },
  {
    name: 'an unknown requirement name',
    break: pageWith('requirement', 'Node.js %req.nodeMajr%'),
    says: ['docs/cli/requirement.md:', 'There is no requirement "nodeMajr". Did you mean %req.nodeMajor%'],
  },
  {
    name: 'an unknown package to install',
    break: pageWith('package', '::install{packages="@capacitor/nope"}'),
    says: ['docs/cli/package.md:', '"@capacitor/nope"', '@capacitor/core'],
  },
  {
    name: 'an unknown code language',
    break: pageWith('language', '```kotlinn\na\n```'),
    says: ['docs/cli/language.md:', 'Unknown code language "kotlinn"', 'kotlin'],
  },
  {
    name: 'a directive that no plugin handles',
    break: pageWith('directive', '::instal{packages="@capacitor/app"}'),
    says: ['docs/cli/directive.md:6:1  No plugin handles the directive "::instal". Did you mean ::install.'],
  },
  {
    name: 'a block that is not closed',
    break: pageWith('block', ':::note\n\nText.'),
    says: [
      'docs/cli/block.md:6:1  The block :::note is not closed. Write ::: on a line of its own where it ends.',
    ],
  },
  {
    name: 'an unknown component',
    break: pageWith('component', '<Tabz>\n</Tabz>'),
    says: ['docs/cli/component.md:6:1  There is no component <Tabz>. Did you mean <Tabs>.'],
  },
  {
    name: 'an unknown variable',
    break: pageWith('variable', 'Call {someVariable} first.'),
    says: ['docs/cli/variable.md:6:6  There is no variable {someVariable}.'],
  },
];

/** Links that lead nowhere. The build reports all of them at its end, with the line that has each. */
const LINKS: readonly Defect[] = [
  {
    name: 'a link to a file that does not exist',
    break: pageWith('file-link', 'Text.\n\n[Nowhere](./nowhere.md#part)'),
    says: ['docs/cli/file-link.md:8:1  The link to ./nowhere.md#part is broken: there is no page '],
  },
  {
    name: 'a link to a download that does not exist',
    break: pageWith('download', 'A [download](./nowhere.zip) and an [icon](/img/favicon.svg).'),
    says: [
      'docs/cli/download.md:6:3  The link to ./nowhere.zip is broken: there is no file /docs/next/cli/nowhere.zip.',
    ],
  },
  {
    name: 'a link to an address that does not exist',
    break: pageWith('link', 'A [link](/docs/next/plugin).'),
    says: [
      'docs/cli/link.md:6:3  The link to /docs/next/plugin is broken: there is no page /docs/next/plugin. Did you mean /docs/next/plugins?',
    ],
  },
  {
    name: 'a link to an anchor that another page lacks',
    break: pageWith('anchor', '[Nowhere](../plugins.md#onne)'),
    says: [
      'docs/cli/anchor.md:6:1  The link to ../plugins.md#onne is broken: /docs/next/plugins has no anchor #onne. Did you mean #one?',
    ],
  },
  {
    name: 'a link to an anchor that its own page lacks',
    break: pageWith('own-anchor', '## Here\n\n- [Nowhere](#heree)'),
    says: [
      'docs/cli/own-anchor.md:8:3  The link to #heree is broken: /docs/next/cli/own-anchor has no anchor #heree.',
    ],
  },
  {
    name: 'an element that leads nowhere',
    break: pageWith('element', 'An <a href="/docs/next/gone">element</a>.'),
    says: ['docs/cli/element.md:6:4  The link to /docs/next/gone is broken'],
  },
];

/** What ends the build at once, so that nothing else could show beside it. */
const ALONE: readonly Defect[] = [
  {
    name: 'a published address that is gone',
    break: async (siteDir) => {
      await fs.mkdir(path.join(siteDir, 'published'));
      await fs.writeFile(path.join(siteDir, 'published', `${NEXT_LABEL}.txt`), '/ nowhere\n/cli/gone\n');
    },
    says: [
      `published/${NEXT_LABEL}.txt  /docs/next/cli/gone was published and is gone.`,
      `src/data/lineage.ts: {within: ['${NEXT_LABEL}'], before: '/cli/gone', after: '`,
      '/docs/next#nowhere was published and is gone. Give its heading the old ID',
    ],
  },
  {
    name: 'a section that search does not know',
    break: pageWith('../glossary', 'Text.'),
    says: ['docs/glossary.md', 'section "glossary"', 'plugins/search/index/sections.ts'],
  },
  {
    name: 'bad front matter',
    break: (siteDir) => replaceInFile(siteDir, HOME, 'title: Fixture home', 'title: [Fixture home'),
    says: ['docs/index.md:3  The front matter is not YAML: missed comma between flow collection entries.'],
  },
  {
    name: 'front matter of a wrong type',
    break: (siteDir) => replaceInFile(siteDir, HOME, 'title: Fixture home', 'title: {a: b}'),
    says: ['docs/index.md', '"title"'],
  },
  {
    name: 'an unknown sidebar id',
    break: (siteDir) =>
      replaceInFile(siteDir, 'sidebars.json', '"getting-started/index"', '"getting-started/gone"'),
    says: ['sidebars.ts  There is no doc "getting-started/gone". Did you mean "getting-started/index"?'],
  },
  {
    name: 'a bad promotion',
    break: (siteDir) =>
      replaceInFile(siteDir, 'src/data/promotions.json', '"https://ionic.link/discord"', '"discord"'),
    says: ['src/data/promotions.json: entry 2 ("discord") data.ad_url'],
  },
  {
    name: 'a pinned package that is not installed',
    break: (siteDir) =>
      replaceInFile(
        siteDir,
        'reference/v7/package.json',
        '"dependencies": {',
        '"dependencies": {"acme": "1.0.0",',
      ),
    says: ['reference/v7/package.json pins acme 1.0.0, which is not installed. Run npm install.'],
  },
  {
    name: 'half a search configuration',
    break: async () => {},
    env: {ALGOLIA_APP_ID: 'app'},
    says: ['ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing'],
  },
];

/** Builds a copy of the fixture site with all the defects, which have one environment. */
async function buildBroken(name: string, defects: readonly Defect[]): Promise<BuildResult> {
  const siteDir = await makeFixtureSite(`gate-${name}`, async (dir) => {
    for (const defect of defects) await defect.break(dir);
  });
  return buildSite(siteDir, defects[0]?.env);
}

/** Parts of a stack, and of the messages that Docusaurus and the bundler write around ours. */
const NOISE = /^\s+at .+:\d+|Unable to build website|MDX compilation failed|╰─▶/m;

/** Returns what the output should say of the defects and does not. */
function unsaid(defects: readonly Defect[], output: string): string[] {
  return defects.flatMap(({name, says}) =>
    says.filter((text) => !output.includes(text)).map((text) => `${name}: ${text}`),
  );
}

describe('the build', () => {
  test.concurrent('fails on each page that is wrong, and says all of them', async () => {
    const {exitCode, output} = await buildBroken('pages', IN_PAGES);
    expect(unsaid(IN_PAGES, output)).toEqual([]);
    expect(output).not.toMatch(NOISE);
    expect(exitCode).not.toBe(0);
  });

  test.concurrent(
    'fails on links that lead nowhere, says all of them with file and line, and passes once their targets are there',
    async () => {
      const {exitCode, output} = await buildBroken('links', LINKS);
      expect(unsaid(LINKS, output)).toEqual([]);
      expect(output).not.toMatch(NOISE);
      expect(exitCode).not.toBe(0);
      const siteDir = siteDirOf('gate-links');
      for (const page of ['download', 'link', 'anchor', 'own-anchor', 'element'])
        await fs.rm(path.join(siteDir, `docs/cli/${page}.md`));
      await pageWith('nowhere', '## Part\n\nText.')(siteDir);
      expect(await buildSite(siteDir)).toMatchObject({exitCode: 0});
    },
  );

  test('says what it is doing, and at the end how much it did', () => {
    const output = outputOf(PLAIN.name);
    const steps = [
      /^\[INFO\] Reading docs \(\d+ s\)$/,
      /^\[INFO\] Bundling \d+ docs in 3 versions for the browser and the server \(\d+ s\)$/,
      /^\[INFO\] Bundled for the (?:browser|server) \(\d+ s\)$/,
      /^\[INFO\] Bundled for the (?:browser|server); rendering pages \(\d+ s\)$/,
      /^\[INFO\] Rendered pages; checking links, building the search index and reducing style sheets \(\d+ s\)$/,
      /^\[SUCCESS\] Built \d+ pages in \d+ s, with no warnings\.$/,
    ];
    const lines = output.split('\n').map((line) => line.trim());
    const places = steps.map((step) => lines.findIndex((line) => step.test(line)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.concurrent.each(ALONE.map((defect, index) => [defect.name, defect, index] as const))(
    'fails on %s and says where',
    async (_name, defect, index) => {
      const {exitCode, output} = await buildBroken(String(index), [defect]);
      expect(unsaid([defect], output)).toEqual([]);
      expect(exitCode).not.toBe(0);
    },
  );

  test.concurrent(
    'warns of a duplicate route and of a Prismic that does not answer, and passes, with the tag manager in its pages and a banner on an unlisted one',
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
      const {exitCode, output} = await buildSite(siteDir, {
        PRISMIC_REPOSITORY: 'http://127.0.0.1:9',
        GTM_CONTAINER_ID: 'GTM-TEST',
      });
      expect(output).toContain('Attempting to create page at /docs/next/plugins, but a page already exists');
      expect(output).toContain('Could not load promotions from Prismic');
      expect(output).toMatch(/\[SUCCESS\] Built \d+ pages in \d+ s, with 2 warnings\.\s*$/m);
      expect(exitCode).toBe(0);
      expect(await fs.readFile(path.join(siteDir, 'build/index.html'), 'utf8')).toContain('GTM-TEST');
      const hidden = await fs.readFile(path.join(siteDir, 'build/next/cli/hidden.html'), 'utf8');
      expect(hidden).toMatch(/<meta[^>]*noindex/);
      expect(hidden).toContain('This page is unlisted.');
    },
  );
});
