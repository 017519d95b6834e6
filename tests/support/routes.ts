import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './fixtureSite';

/** A page of the site that this one replaces, and where it stood there. */
export type InventoryRoute = {
  readonly sidebar: string;
  readonly category: string;
  readonly label: string;
  /** Without a trailing slash; the site's home keeps it. */
  readonly path: string;
};

const FOLDER = path.join(ROOT, 'tests/fixtures/routes');

/** The versions that have an inventory. */
export const INVENTORY_VERSIONS = fs.readdirSync(FOLDER).map((file) => path.basename(file, '.tsv'));

/** Returns the inventory of a version: the routes that must go on answering. */
export function readInventory(version: string): InventoryRoute[] {
  const [, ...rows] = fs
    .readFileSync(path.join(FOLDER, `${version}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [sidebar = '', category = '', label = '', route = ''] = row.split('\t');
    return {sidebar, category, label, path: route === '/docs/' ? route : route.replace(/\/$/, '')};
  });
}

/** The path that answers an old route now: pages below `/main/` moved up. */
export function cleanPath(route: string): string {
  return route.replace('/main/', '/');
}
