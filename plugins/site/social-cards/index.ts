import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, MarkdownConfig, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {version as rendererVersion} from '@resvg/resvg-js/package.json';
import {docsTreeOf, docsVersionOf} from '../../../packages/pages/docsVersion';
import {hashOf} from '../../../packages/lib/hashFiles';
import {linkFile} from '../../lib/linkFile';
import {relativePath} from '../../../packages/lib/posixPaths';
import {runInWorker} from '../../lib/worker';
import {cardFile, cardsOf, type PageCard} from './cardsOf';
import {drawCard} from './drawCard';
import type {CardJobs} from './renderCards';

const CACHE = '.cache/social-cards';

/**
 * Draws a picture of each doc for link previews. The drawing begins while the site is bundled, and only of pictures that
 * aren't cached. The preview has none.
 */
export function socialCards({siteDir}: LoadContext): Plugin {
  const name = 'social-cards';
  if (process.env.NODE_ENV !== 'production') return {name};
  let pictures: readonly (PageCard & {readonly kept: string})[] = [];
  let drawn: Promise<void> = Promise.resolve();
  return {
    name,
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const jobs: CardJobs['jobs'][number][] = [];
      pictures = cardsOf(content).map((card) => {
        const svg = drawCard(card);
        const kept = path.join(siteDir, CACHE, `${hashOf(svg, rendererVersion)}.png`);
        if (!fs.existsSync(kept)) jobs.push({svg, file: kept});
        return {...card, kept};
      });
      if (jobs.length > 0) drawn = runInWorker(path.join(__dirname, 'renderCards.ts'), {jobs});
      // Whoever awaits it gets the error; until then, it isn't unhandled.
      drawn.catch(() => undefined);
    },
    async postBuild({outDir}) {
      await drawn;
      for (const {file, kept} of pictures) {
        const target = path.join(outDir, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        linkFile(kept, target);
      }
    },
  };
}

/** Returns Markdown options that name each doc's picture in its front matter, unless the page names another one. */
export function withSocialCards(options: Partial<MarkdownConfig>, siteDir: string): Partial<MarkdownConfig> {
  if (process.env.NODE_ENV !== 'production') return options;
  const parse: ParseFrontMatter = async (params) => {
    const result = await (options.parseFrontMatter ?? params.defaultParseFrontMatter)(params);
    const version = docsVersionOf(params.filePath, siteDir);
    if (version === undefined) return result;
    const doc = relativePath(path.join(siteDir, docsTreeOf(version)), params.filePath);
    const image = `/${cardFile(version, doc)}`;
    return {...result, frontMatter: {image, ...result.frontMatter}};
  };
  return {...options, parseFrontMatter: parse};
}
