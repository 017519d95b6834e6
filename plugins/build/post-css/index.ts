import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {madeOnce} from './madeOnce';

/** Prepares PostCSS once for a build. README.md says what for. */
export function postCss(): Plugin {
  return {
    name: 'post-css',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.map(madeOnce),
    }),
  };
}
