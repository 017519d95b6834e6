import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {docsTreeOf, docsVersionOf} from '../../../packages/pages/docsVersion';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {relativePath} from '../../../packages/lib/posixPaths';
import {cardsOf, pageCardFile, versionCardFile, type FileCard} from './cardsOf';
import {drawCard} from './drawCard';
import {renderCard} from './renderCard';

/**
 * Draws the pictures for link previews: one for each doc of the latest version, and one for each other version. All of
 * them take about three seconds of processor time, so they aren't cached. The preview has none.
 */
export function socialCards(): Plugin {
  const name = 'social-cards';
  if (process.env.NODE_ENV !== 'production') return {name};
  let cards: readonly FileCard[] = [];
  return {
    name,
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      cards = cardsOf(content.loadedVersions);
    },
    async postBuild({outDir}) {
      for (const card of cards) {
        const svg = drawCard(card);
        atomicWrite(path.join(outDir, card.file), await renderCard(svg));
      }
    },
  };
}

/**
 * Returns Markdown options that name each doc's picture in its front matter, unless the page names another one. `latest`
 * is the name of the latest version.
 */
export function withSocialCards(
  options: Partial<MarkdownConfig>,
  {siteDir, latest}: {readonly siteDir: string; readonly latest: string},
): Partial<MarkdownConfig> {
  if (process.env.NODE_ENV !== 'production') return options;
  const parse: ParseFrontMatter = async (params) => {
    const result = await (options.parseFrontMatter ?? params.defaultParseFrontMatter)(params);
    const version = docsVersionOf(params.filePath, siteDir);
    if (version === undefined) return result;
    const doc = relativePath(path.join(siteDir, docsTreeOf(version)), params.filePath);
    const image = `/${version === latest ? pageCardFile(version, doc) : versionCardFile(version)}`;
    return {...result, frontMatter: {image, ...result.frontMatter}};
  };
  return {...options, parseFrontMatter: parse};
}
