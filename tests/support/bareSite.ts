import fs from 'node:fs/promises';
import path from 'node:path';
import {makeFixtureSite} from './fixtureSite';

const BARE_CONFIG = `import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import own from './site.config';

export default {
  ...own,
  baseUrlIssueBanner: false,
  themeConfig: {...(own.themeConfig as ThemeConfig), announcementBar: undefined},
} satisfies Config;
`;

/**
 * Makes a fixture site with every optional part turned off: no promotions, announcement or base URL banner. Returns its
 * folder.
 */
export function makeBareSite(name = 'bare'): Promise<string> {
  return makeFixtureSite(name, async (siteDir) => {
    await fs.rename(path.join(siteDir, 'docusaurus.config.ts'), path.join(siteDir, 'site.config.ts'));
    await fs.writeFile(path.join(siteDir, 'docusaurus.config.ts'), BARE_CONFIG);
    await fs.writeFile(path.join(siteDir, 'src/data/promotions.json'), '[]\n');
  });
}
