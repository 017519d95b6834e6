import type {Host} from './types';

/**
 * GitHub Pages, which can't be configured: it serves `page.html` at `page`, sends its own headers, and can't redirect. So
 * old addresses, and those with a slash, are pages, and each page has the policy in a `<meta>` element.
 */
export const githubPages: Host = {
  files: () => ({'public/.nojekyll': ''}),
  precompressed: false,
  redirects: false,
  headers: false,
};
