import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {isLeanBuild} from '../../lib/leanBuild';
import {pageFile} from '../../lib/pageFile';
import type {Promotion} from '../promotions';
import {redirectsOf, REDIRECT_SCRIPT} from '../redirects';
import type {Services} from '../../lib/services';
import {DEPLOYMENT_FILE, type Deployment} from './deployment';
import {securityHeaders} from './headers';
import {hashOf} from './inlineCode';
import {inlineHashes} from './readPages';

export {DEPLOYMENT_FILE, readDeployment, type Deployment} from './deployment';
export {policyForMeta} from './headers';

/**
 * Writes the headers and redirects that a host needs to `.deployment.json` in the built site. Fails the build if a page
 * contains what the security policy forbids.
 */
export function deployment({baseUrl}: Pick<LoadContext, 'baseUrl'>, services: Services): Plugin {
  return {
    name: 'security-headers',
    async postBuild({outDir, routesPaths, plugins}) {
      // Plugins that start threads of their own go first, because the rest keeps this thread busy.
      await setImmediate();
      const sources = docSources(plugins);
      const pages = routesPaths.flatMap((route) => {
        const html = pageFile(route, baseUrl);
        const isServed = fs.existsSync(path.join(outDir, html));
        return isServed ? [{html, source: sources.get(withoutSlash(route)) ?? html}] : [];
      });
      const loaded = plugins.find(({name}) => name === 'promotions')?.content as Promotion[] | undefined;
      const {scripts, styles} = inlineHashes(outDir, pages);
      const needs = {
        scriptHashes: [...scripts, hashOf(REDIRECT_SCRIPT)],
        styleHashes: styles,
        imageOrigins: originsOf(loaded ?? []),
        services,
        // Without the lean client, articles are React elements that contain HTML.
        trustedTypes: isLeanBuild(process.env),
      };
      const written: Deployment = {
        baseUrl,
        headers: securityHeaders(needs),
        redirects: redirectsOf(routesPaths, baseUrl),
      };
      atomicWrite(path.join(outDir, DEPLOYMENT_FILE), `${JSON.stringify(written, undefined, 2)}\n`);
    },
  };
}

/** Returns the Markdown file of each doc by its path, without a trailing slash. */
function docSources(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, string> {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const versions = (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  const pairs = versions.flatMap((version) => version.docs);
  return new Map(pairs.map(({permalink, source}) => [withoutSlash(permalink), source.replace('@site/', '')]));
}

/** Returns the other hosts' origins that promotions show pictures of, each once. */
function originsOf(promotions: readonly Promotion[]): string[] {
  const urls = promotions.flatMap(({data}) => data.ad_image?.url ?? []);
  return [...new Set(urls.filter((url) => url.startsWith('https://')).map((url) => new URL(url).origin))];
}
