import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {bundlerCache} from './bundler-cache';
import {renderCache} from './render-cache';

/** The kind of build: with or without the lean client. */
type Variant = 'lean' | 'stock';

/**
 * Returns all plugins that only make builds faster, in the order in which they run. With `BUILD_SPEED=off` in `env`, they
 * are all off and the built site is the same, which shows whether one of them causes a problem. The bundler's cache key
 * stays on, because without it an edited plugin would keep serving old pages.
 */
export function buildSpeed(env: NodeJS.ProcessEnv, variant: Variant): PluginConfig[] {
  const isOn = env.BUILD_SPEED !== 'off';
  const cacheKey = (context: LoadContext): ReturnType<typeof bundlerCache> =>
    bundlerCache(context, {
      inputs: ['package-lock.json', 'reference', 'src/data/errors'],
      variant: isOn ? variant : `${variant}-slow`,
    });
  return isOn ? [renderCache, cacheKey] : [cacheKey];
}
