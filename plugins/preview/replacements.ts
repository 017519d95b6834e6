import path from 'node:path';
import type {Replacement} from '../lib/replaceModules';

/** The module that fetches pages for links in view, for one that does not. */
export const REPLACEMENTS: readonly Replacement[] = [
  {request: './prefetch', from: 'core/lib/client', by: path.join(__dirname, 'noPrefetch.ts')},
];
