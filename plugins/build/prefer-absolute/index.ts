import type {Plugin} from '@docusaurus/types';

/** Returns the plugin that makes the bundler resolve an absolute path as a file first. README.md says why. */
export function preferAbsolute(): Plugin {
  return {
    name: 'prefer-absolute',
    configureWebpack: () => ({resolve: {preferAbsolute: true}}),
  };
}
