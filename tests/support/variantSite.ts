import fs from 'node:fs/promises';
import path from 'node:path';
import {makeFixtureSite, replaceInFile} from './fixtureSite';

/**
 * The configuration of the variant: this site's own, with the options whose other value the real site
 * does not show, and pages that break on purpose.
 */
const VARIANT_CONFIG = `import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import own from './site.config';

function brokenPages(context: LoadContext): Plugin {
  return {
    name: 'broken-pages',
    contentLoaded({actions}) {
      for (const name of ['Crash', 'NoDefault']) {
        actions.addRoute({path: '/docs/' + name.toLowerCase(), component: '@site/pages/' + name, exact: true});
      }
    },
  };
}

const themeConfig = own.themeConfig as ThemeConfig;

export default {
  ...own,
  plugins: [...(own.plugins ?? []), brokenPages],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: process.env.ANNOUNCEMENT_ID ?? 'first',
      content: 'A closeable announcement.',
      backgroundColor: '#12305f',
      textColor: '#ffffff',
      isCloseable: true,
    },
  },
} satisfies Config;
`;

const CRASH_PAGE = `import Layout from '@theme/Layout';
import BrowserOnly from '@docusaurus/BrowserOnly';

function Broken(): never {
  throw new Error('The outer failure', {cause: new Error('The inner cause')});
}

export default function Crash() {
  return (
    <Layout title="Crash">
      <BrowserOnly>{() => <Broken />}</BrowserOnly>
    </Layout>
  );
}
`;

/** A page that has no default export in the browser only, so that the site can be built. */
const NO_DEFAULT_PAGE = `const Page = () => <p>Rendered on the server.</p>;
export default typeof window === 'undefined' ? Page : undefined;
`;

/** Makes the variant of the fixture site that the browser tests drive; returns its folder. */
export function makeVariantSite(name = 'variant'): Promise<string> {
  return makeFixtureSite(name, async (siteDir) => {
    await fs.rename(path.join(siteDir, 'docusaurus.config.ts'), path.join(siteDir, 'site.config.ts'));
    await fs.writeFile(path.join(siteDir, 'docusaurus.config.ts'), VARIANT_CONFIG);
    await fs.mkdir(path.join(siteDir, 'pages'));
    await fs.writeFile(path.join(siteDir, 'pages/Crash.tsx'), CRASH_PAGE);
    await fs.writeFile(path.join(siteDir, 'pages/NoDefault.tsx'), NO_DEFAULT_PAGE);
    await replaceInFile(
      siteDir,
      'src/data/promotions.json',
      '/docs/img/promotions/proposals.svg',
      '/docs/img/promotions/missing.svg',
    );
  });
}
