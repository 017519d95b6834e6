import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {earlierNames} from '../../../packages/changes/earlierNames';
import {hashSources} from '../../../packages/lib/hashSources';
import {runInWorker} from '../../lib/worker';
import {listedDocs, type ListedDoc} from './listedDocs';
import type {Work} from './writePages';

const WORKER = path.join(__dirname, 'writePages.ts');

/**
 * Writes each doc as Markdown beside its HTML, and an index (`llms.txt`) and the text of all docs (`llms-full.txt`) of
 * each version. The preview has none of them.
 */
export function markdownPages({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const name = 'markdown-pages';
  if (process.env.NODE_ENV !== 'production') return {name};
  let docs: readonly ListedDoc[] = [];
  return {
    name,
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      docs = await listedDocs(content, siteConfig, siteDir);
    },
    async postBuild({outDir}) {
      const versions = [...new Set(docs.map(({version}) => version))];
      const work: Work = {
        docs,
        versions: versions.map((version) => ({version, losses: earlierNames(siteDir, version.name)})),
        origin: siteConfig.url,
        baseUrl,
        outDir,
        cache: {dir: path.join(siteDir, '.cache/markdown-pages'), sources: hashSources(WORKER)},
      };
      await runInWorker(WORKER, work);
    },
  };
}
