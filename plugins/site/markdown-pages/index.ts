import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {earlierNames} from '../../content/changes';
import {articleOf} from '../../client/lean/build/fragments';
import {atomicWrite} from '../../lib/atomicWrite';
import {hashOf, hashSources} from '../../lib/hashFiles';
import {linkFile} from '../../lib/linkFile';
import {withoutSlash} from '../../lib/withoutSlash';
import {runInWorker} from '../../lib/worker';
import {listedDocs, type ListedDoc} from './listedDocs';
import {fullText, llmsIndex} from './llms';
import {markdownPath} from '../../../src/components/markdownPath';
import type {Work, WritingJob} from './writePages';

const CACHE = '.cache/markdown-pages';

/** A doc, the path of its Markdown in the built site, and the cached file with the same content. */
type Written = {readonly doc: ListedDoc; readonly target: string; readonly kept: string};

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
      const sources = hashSources(path.join(__dirname, 'writePages.ts'));
      const paths = docs.map(({permalink}) => withoutSlash(permalink));
      const jobs: WritingJob[] = [];
      const written = docs.map((doc): Written => {
        const target = path.join(outDir, markdownPath(doc.permalink, baseUrl).slice(baseUrl.length));
        const article = articleIn(outDir, doc.permalink.slice(baseUrl.length));
        const page = {about: doc.about, article, url: `${siteConfig.url}${doc.permalink}`};
        const kept = path.join(siteDir, CACHE, `${hashOf(JSON.stringify([page, paths]), sources)}.md`);
        if (!fs.existsSync(kept)) jobs.push({page, file: kept});
        return {doc, target, kept};
      });
      const work: Work = {jobs, baseUrl, paths};
      if (jobs.length > 0) await runInWorker(path.join(__dirname, 'writePages.ts'), work);
      for (const {target, kept} of written) {
        fs.mkdirSync(path.dirname(target), {recursive: true});
        linkFile(kept, target);
      }
      await writeIndexes(written, {siteDir, outDir, origin: siteConfig.url, baseUrl});
    },
  };
}

/** Returns the HTML of the article of the doc at `route`, which is relative to the base URL. */
function articleIn(outDir: string, route: string): string {
  const file = withoutSlash(route) === '' ? 'index.html' : `${withoutSlash(route)}.html`;
  return articleOf(fs.readFileSync(path.join(outDir, file), 'utf8'), file);
}

type Target = {
  readonly siteDir: string;
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
};

async function writeIndexes(
  written: readonly Written[],
  {siteDir, outDir, origin, baseUrl}: Target,
): Promise<void> {
  for (const version of new Set(written.map(({doc}) => doc.version))) {
    const own = written.filter(({doc}) => doc.version === version);
    const folder = path.join(outDir, version.path.slice(baseUrl.length));
    const docs = own.map(({doc}) => doc);
    const losses = await earlierNames(siteDir, version.name);
    const index = llmsIndex(version, docs, losses, {origin, baseUrl});
    atomicWrite(path.join(folder, 'llms.txt'), index);
    const texts = own.map(({kept}) => fs.readFileSync(kept, 'utf8'));
    atomicWrite(path.join(folder, 'llms-full.txt'), fullText(version, texts, losses));
  }
}
