import type {Pluggable} from 'unified';
import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {buildCache} from './bundler-cache';
import {compactHtml} from './compact-html';
import {parallelMdx} from './parallel-mdx';
import {remarkParseCache} from './parse-cache';
import {preferAbsolute} from './prefer-absolute';
import {renderCache} from './render-cache';
import {rehypeStaticHtml} from './static-html';

export type BuildSpeed = {
  readonly plugins: readonly PluginConfig[];
  /** Go before and after all other plugins of the docs. */
  readonly firstRemarkPlugins: readonly Pluggable[];
  readonly lastRehypePlugins: readonly Pluggable[];
};

/** What else the sources can make: a build with the lean client, or one without. */
type Variant = 'lean' | 'stock';

/**
 * Returns everything that only makes builds faster, in the order in which it runs. With `BUILD_SPEED=off` in `env` there
 * is none of it, and the built site is the same: use that to find out whether a problem comes from here. The key of the
 * bundler's cache stays, because without it an edited plugin would keep serving old pages.
 */
export function buildSpeed(env: NodeJS.ProcessEnv, variant: Variant): BuildSpeed {
  const isOn = env.BUILD_SPEED !== 'off';
  const cacheKey = (context: LoadContext): ReturnType<typeof buildCache> =>
    buildCache(context, {
      inputs: ['package-lock.json', 'reference'],
      variant: isOn ? variant : `${variant}-slow`,
    });
  if (!isOn) return {plugins: [cacheKey], firstRemarkPlugins: [], lastRehypePlugins: []};
  return {
    plugins: [parallelMdx, renderCache, compactHtml, preferAbsolute, cacheKey],
    firstRemarkPlugins: [remarkParseCache],
    lastRehypePlugins: [rehypeStaticHtml],
  };
}
