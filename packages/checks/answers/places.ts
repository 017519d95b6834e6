import fs from 'node:fs';
import path from 'node:path';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {placeAt} from '../pageSource';
import type {FilePlace} from '../types';

/** Returns the line and column of a value in a data file by its path, or those of a text in that value. */
export type PlaceOf = (path: readonly (string | number)[], text?: string) => FilePlace;

/** Returns a function that finds values in a JSON file. */
export function placesIn(siteDir: string, file: string): PlaceOf {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const root = parseTree(source);
  return (location, text) => {
    const node = root && findNodeAtLocation(root, [...location]);
    const start = node?.offset ?? 0;
    const inside = text === undefined ? -1 : source.indexOf(JSON.stringify(text), start);
    return placeAt(source, inside >= 0 ? inside : start);
  };
}
