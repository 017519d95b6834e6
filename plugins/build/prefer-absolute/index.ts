import type {Plugin} from '@docusaurus/types';

/** Has the bundler look for an absolute path at that path first. README.md says what for. */
export function preferAbsolute(): Plugin {
  return {
    name: 'prefer-absolute',
    configureWebpack: () => ({resolve: {preferAbsolute: true}}),
  };
}
