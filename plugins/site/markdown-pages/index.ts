import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {earlierNames} from '../../../packages/changes/earlierNames';
import {articleOf} from '../../client/lean/build/fragments';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {hashOf, hashSources} from '../../../packages/lib/hashFiles';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {runInWorker} from '../../lib/worker';
import {listedDocs, type ListedDoc} from './listedDocs';
import {fullText, indexLine, llmsIndex} from './llms';
import {markdownPath} from '../../../src/components/markdownPath';
import {FULL_TEXT, INDEX, textPath} from '../../../src/components/textPath';
import {filesOf, partAddress} from './parts';
import type {Work, WritingJob} from './writePages';

const CACHE = '.cache/markdown-pages';

/** A doc, and the cached file with its Markdown. */
type Written = {readonly doc: ListedDoc; readonly kept: string};

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
        const article = articleIn(outDir, doc.permalink.slice(baseUrl.length));
        const page = {about: doc.about, article, url: `${siteConfig.url}${doc.permalink}`};
        const kept = path.join(siteDir, CACHE, `${hashOf(JSON.stringify([page, paths]), sources)}.md`);
        if (!fs.existsSync(kept)) jobs.push({page, file: kept});
        return {doc, kept};
      });
      const work: Work = {jobs, baseUrl, paths};
      if (jobs.length > 0) await runInWorker(path.join(__dirname, 'writePages.ts'), work);
      const target = {siteDir, outDir, origin: siteConfig.url, baseUrl};
      for (const one of written) writeDoc(one, target);
      writeIndexes(written, target);
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

function writeDoc({doc, kept}: Written, {outDir, origin, baseUrl}: Target): void {
  const address = markdownPath(doc.permalink, baseUrl);
  const markdown = fs.readFileSync(kept, 'utf8');
  const index = indexLine(doc.version, origin);
  filesOf({markdown, url: origin + address, index}).forEach((text, place) => {
    atomicWrite(path.join(outDir, partAddress(address, place).slice(baseUrl.length)), text);
  });
}

function writeIndexes(written: readonly Written[], {siteDir, outDir, origin, baseUrl}: Target): void {
  const versions = [...new Set(written.map(({doc}) => doc.version))];
  for (const version of versions) {
    const own = written.filter(({doc}) => doc.version === version);
    const docs = own.map(({doc}) => doc);
    const losses = earlierNames(siteDir, version.name);
    const opening = {version, versions, losses, origin};
    const write = (name: string, text: string): void =>
      atomicWrite(path.join(outDir, textPath(version.path, name).slice(baseUrl.length)), text);
    write(INDEX, llmsIndex(opening, docs, baseUrl));
    const texts = own.map(({kept}) => fs.readFileSync(kept, 'utf8'));
    write(FULL_TEXT, fullText(opening, texts));
  }
}
