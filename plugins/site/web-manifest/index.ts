import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../lib/atomicWrite';
import {writesFiles} from '../../lib/builtFiles';
import {iconFiles, manifestOf} from './manifest';

const FILE = 'manifest.webmanifest';

/** Makes the site installable: writes its web app manifest and the icons in it, and links to it from all pages. */
export function webManifest({siteDir, siteConfig}: LoadContext): Plugin {
  const {title, tagline, baseUrl, favicon = ''} = siteConfig;
  return {
    name: 'web-manifest',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + FILE}}],
    }),
    async postBuild({outDir}) {
      const write = async (): Promise<void> => {
        const svg = await fs.readFile(path.join(siteDir, 'static', favicon), 'utf8');
        const {Resvg} = await import('@resvg/resvg-js');
        for (const {file, svg: icon, size} of iconFiles(svg)) {
          const image = new Resvg(icon, {fitTo: {mode: 'width', value: size}});
          atomicWrite(path.join(outDir, file), image.render().asPng());
        }
        atomicWrite(path.join(outDir, FILE), JSON.stringify(manifestOf({title, tagline, baseUrl, svg})));
      };
      await writesFiles(write());
    },
  };
}
