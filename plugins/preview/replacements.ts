import path from 'node:path';
import type {Replacement} from '../lib/replaceModules';

/** Replaces the module that prefetches the links in the viewport with one that does nothing. */
export const REPLACEMENTS: readonly Replacement[] = [
  {request: './prefetch', from: 'core/lib/client', by: path.join(__dirname, 'noPrefetch.ts')},
];
