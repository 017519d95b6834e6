import type {Replacement} from '../../lib/replaceModules';

/** Returns what stands in for the banner. Only the server gets ours: the browser's script has not run when it shows. */
export function bannerReplacements(isServer: boolean): Replacement[] {
  const by = isServer ? 'src/components/BaseUrlIssueBanner' : 'plugins/site/base-url-banner/nothing';
  return [{request: './BaseUrlIssueBanner', from: 'core/lib/client', by: `@site/${by}`}];
}
