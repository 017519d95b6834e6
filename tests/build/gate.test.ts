import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {makeFixtureSite, replaceInFile} from '../support/fixtureSite';

type Defect = {
  /** What is wrong, as a sentence's subject. */
  readonly name: string;
  readonly break: (siteDir: string) => Promise<void>;
  /** What the output must hold, the name of the file among it. */
  readonly says: readonly string[];
  readonly env?: Record<string, string>;
};

const HOME = 'docs/index.md';
const INTRO = 'Start with';

const inHome =
  (markdown: string) =>
  (siteDir: string): Promise<void> =>
    replaceInFile(siteDir, HOME, INTRO, `${markdown}\n\n${INTRO}`);

const DEFECTS: readonly Defect[] = [
  {
    name: 'a broken link',
    break: inHome('[Nowhere](/docs/next/nowhere)'),
    says: ['/docs/next/nowhere', 'source page path = /docs/next'],
  },
  {
    name: 'a broken anchor',
    break: inHome('[Nowhere](./plugins.md#nowhere)'),
    says: ['/docs/next/plugins#nowhere', 'source page path = /docs/next'],
  },
  {
    name: 'a broken Markdown link',
    break: inHome('[Nowhere](./nowhere.md)'),
    says: ['docs/index.md', './nowhere.md'],
  },
  {
    name: 'a missing image',
    break: inHome('![A picture](./nowhere.png)'),
    says: ['docs/index.md', 'nowhere.png'],
  },
  {
    name: 'bad front matter',
    break: (siteDir) => replaceInFile(siteDir, HOME, 'title: Fixture home', 'title: [Fixture home'),
    says: ['docs/index.md', 'front matter'],
  },
  {
    name: 'front matter of a wrong type',
    break: (siteDir) => replaceInFile(siteDir, HOME, 'title: Fixture home', 'title: {a: b}'),
    says: ['docs/index.md', '"title"'],
  },
  {
    name: 'an MDX syntax error',
    break: inHome('An <unclosed tag.'),
    says: ['docs/index.md', 'MDX'],
  },
  {
    name: 'an unknown sidebar id',
    break: (siteDir) =>
      replaceInFile(siteDir, 'sidebars.json', '"getting-started/index"', '"getting-started/gone"'),
    says: ['sidebars.ts', 'getting-started/gone'],
  },
  {
    name: 'an unknown requirement name',
    break: (siteDir) => replaceInFile(siteDir, HOME, '%req.nodeMajor%', '%req.nodeMajr%'),
    says: ['docs/index.md:', 'Unknown requirement "nodeMajr"', 'nodeMajor'],
  },
  {
    name: 'an unknown package to install',
    break: inHome('::install{packages="@capacitor/nope"}'),
    says: ['docs/index.md:', '"@capacitor/nope"', '@capacitor/core'],
  },
  {
    name: 'an unknown code language',
    break: inHome('```kotlinn\na\n```'),
    says: ['docs/index.md:', 'Unknown code language "kotlinn"', 'kotlin'],
  },
  {
    name: 'a bad promotion',
    break: (siteDir) =>
      replaceInFile(siteDir, 'src/data/promotions.json', '"https://ionic.link/discord"', '"discord"'),
    says: ['src/data/promotions.json: entry 2 ("discord") data.ad_url'],
  },
  {
    name: 'half a search configuration',
    break: async () => {},
    env: {ALGOLIA_APP_ID: 'app'},
    says: ['ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing'],
  },
];

async function buildBroken(defect: Defect, index: number): Promise<BuildResult> {
  return buildSite(await makeFixtureSite(`gate-${index}`, defect.break), defect.env);
}

describe('the build', () => {
  test('passes on the fixture site as it is', async () => {
    const {exitCode, output} = await buildSite(await makeFixtureSite('gate-good'));
    expect(output).not.toMatch(/warn/i);
    expect(exitCode).toBe(0);
  });

  test.each(DEFECTS.map((defect, index) => [defect.name, defect, index] as const))(
    'fails on %s and says where',
    async (_name, defect, index) => {
      const {exitCode, output} = await buildBroken(defect, index);
      for (const text of defect.says) expect(output).toContain(text);
      expect(exitCode).not.toBe(0);
    },
  );

  test('warns of a duplicate route and passes', async () => {
    const siteDir = await makeFixtureSite('gate-duplicate', async (dir) => {
      await fs.writeFile(
        path.join(dir, 'docs/twice.md'),
        '---\ntitle: Twice\nslug: /plugins\ndescription: A page with the route of another one.\n---\n\nText.\n',
      );
    });
    const {exitCode, output} = await buildSite(siteDir);
    expect(output).toContain('Attempting to create page at /docs/next/plugins, but a page already exists');
    expect(exitCode).toBe(0);
  });

  test('warns when Prismic does not answer, and uses the file', async () => {
    const {exitCode, output} = await buildSite(await makeFixtureSite('gate-prismic'), {
      PRISMIC_REPOSITORY: 'http://127.0.0.1:9',
    });
    expect(output).toContain('Promotions could not be read from Prismic');
    expect(exitCode).toBe(0);
  });
});
