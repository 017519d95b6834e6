import path from 'node:path';
import type {Replacement} from '../../lib/replaceModules';

/** Replaces the client module that loads the highlighter with an empty one. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    request: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: path.join(__dirname, 'empty.ts'),
  },
];
