import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validatePromotions, type Promotion} from './validatePromotions';

export type {Promotion} from './validatePromotions';

/** The promotions file, relative to the site's folder. */
const FILE = 'src/data/promotions.json';

/**
 * Makes the promotions available to the theme as global data `{promotions}`. An invalid entry in the file fails the
 * build.
 */
export function promotions({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, FILE);
  return {
    name: 'promotions',
    getPathsToWatch: () => [file],
    async loadContent() {
      return validatePromotions(await readJson(file), FILE);
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData({promotions: content as Promotion[]});
    },
  };
}

async function readJson(file: string): Promise<unknown> {
  const text = await fs.readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${FILE}: is not JSON: ${(error as Error).message}`, {cause: error});
  }
}
