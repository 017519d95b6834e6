import type {Replacement} from '../../lib/replaceModules';

/**
 * Returns the banner's replacement. Only the server gets our banner, because the browser's script hasn't run when the
 * banner appears.
 */
export function bannerReplacements(isServer: boolean): Replacement[] {
  const by = isServer ? 'src/components/BaseUrlIssueBanner' : 'plugins/site/base-url-banner/nothing';
  return [{request: './BaseUrlIssueBanner', from: 'core/lib/client', by: `@site/${by}`}];
}
