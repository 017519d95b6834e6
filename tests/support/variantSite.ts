import fs from 'node:fs/promises';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {makeFixtureSite, replaceInFile} from './fixtureSite';

/** The variant's configuration: this site's own, with other values of the options, and pages that crash on purpose. */
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
      isCloseable: true,
    },
  },
} satisfies Config;
`;

/** A page that throws in the browser until a test stores `mended` for the tab. */
const CRASH_PAGE = `import Layout from '@theme/Layout';
import BrowserOnly from '@docusaurus/BrowserOnly';

function Broken() {
  if (sessionStorage.getItem('mended')) return <p>The page works again.</p>;
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

/** A page whose default export is missing only in the browser, so that the site can be built. */
const NO_DEFAULT_PAGE = `const Page = () => <p>Rendered on the server.</p>;
export default typeof window === 'undefined' ? Page : undefined;
`;

/** A page that only the old version has, long enough to scroll; its last link changes only the query string. */
const OLD_PAGE = `---
title: Fixture old page
description: The page of the fixture site that only its old version has, for the tests of the not-found page.
---

${'Text that later versions dropped.\n\n'.repeat(40)}Read it [once more](?again).
`;

/** Makes the variant of the fixture site that the browser tests drive; returns its folder. */
export function makeVariantSite(name = 'variant'): Promise<string> {
  return makeFixtureSite(name, async (siteDir) => {
    await fs.rename(path.join(siteDir, 'docusaurus.config.ts'), path.join(siteDir, 'site.config.ts'));
    await fs.writeFile(path.join(siteDir, 'docusaurus.config.ts'), VARIANT_CONFIG);
    await fs.mkdir(path.join(siteDir, 'pages'));
    await fs.writeFile(path.join(siteDir, 'pages/Crash.tsx'), CRASH_PAGE);
    await fs.writeFile(path.join(siteDir, 'pages/NoDefault.tsx'), NO_DEFAULT_PAGE);
    await fs.writeFile(path.join(siteDir, 'versioned_docs/version-v6/old-page.md'), OLD_PAGE);
    await replaceInFile(
      siteDir,
      'plugins/search/index/sectionNames.json',
      '  "web":',
      '  "old-page": "Guides",\n  "web":',
    );
    await replaceInFile(
      siteDir,
      'src/data/promotions.json',
      '/docs/img/promotions/proposals.svg',
      '/docs/img/promotions/missing.svg',
    );
  });
}

/**
 * Lets the promotion's missing picture load on `page`. Otherwise, the text moves up when the picture is removed, and
 * the browser reports an error at an unpredictable time.
 */
export async function withPicture(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"/>';
  await page.route('**/missing.svg', (route) => route.fulfill({contentType: 'image/svg+xml', body}));
}
