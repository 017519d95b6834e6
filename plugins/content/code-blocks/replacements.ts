import path from 'node:path';
import type {Replacement} from '../../lib/replaceModules';

/** The client module that brings the highlighter, for one that does nothing. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    request: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: path.join(__dirname, 'empty.ts'),
  },
];
