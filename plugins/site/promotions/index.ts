import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fetchPrismic, prismicEndpoint} from './fetchPrismic';
import type {Promotion} from './types';
import {validatePromotions} from './validatePromotions';

export type {Promotion} from './types';

export type PromotionsOptions = {
  /** The promotions file, relative to the site's folder. */
  readonly file: string;
  /** Name of the Prismic repository to query first; the file is used if it doesn't respond. */
  readonly prismicRepository?: string;
};

/** How long a build waits for Prismic, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Makes the promotions available to the theme as global data `{promotions}`. An invalid entry in the file fails the
 * build; a Prismic repository that fails or returns invalid entries only causes a warning.
 */
export function promotionsPlugin(context: LoadContext, options: PromotionsOptions): Plugin {
  const file = path.join(context.siteDir, options.file);
  return {
    name: 'promotions',
    getPathsToWatch: () => [file],
    async loadContent() {
      const fromFile = validatePromotions(await readJson(file, options.file), options.file);
      if (!options.prismicRepository) return fromFile;
      return (await loadFromPrismic(options.prismicRepository)) ?? fromFile;
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData({promotions: content as Promotion[]});
    },
  };
}

async function readJson(file: string, name: string): Promise<unknown> {
  const text = await fs.readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${name}: is not JSON: ${(error as Error).message}`, {cause: error});
  }
}

async function loadFromPrismic(repository: string): Promise<Promotion[] | undefined> {
  const endpoint = prismicEndpoint(repository);
  try {
    return validatePromotions(await fetchPrismic(endpoint, TIMEOUT_MS), endpoint);
  } catch (error) {
    logger.warn(
      `Could not load promotions from Prismic, so the ones in the file are used. ${(error as Error).message}`,
    );
    return undefined;
  }
}
