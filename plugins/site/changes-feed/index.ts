import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionBefore} from '../../../packages/pages/versions';
import {loadChanges} from '../../../packages/changes/loadChanges';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {nameOf} from '../loadedVersions';
import {atomFeed, type FeedEntry} from './atomFeed';

/** The feed's name in the folder of its version. */
const FILE = 'changes.xml';

type Dates = LoadContext['siteConfig']['future']['experimental_vcs'];

/**
 * Writes an Atom feed for the latest version and one for the next: what changed in each API since the previous version,
 * dated when the packages were pinned, and each page that the previous version doesn't have, dated when it was written.
 * The older versions no longer change. The preview has no feeds.
 */
export function changesFeed({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const name = 'changes-feed';
  if (process.env.NODE_ENV !== 'production') return {name};
  const dates = siteConfig.future.experimental_vcs;
  let versions: readonly LoadedVersion[] = [];
  return {
    name,
    allContentLoaded({allContent}) {
      versions = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent).loadedVersions;
    },
    injectHtmlTags() {
      const newest = versions.find(({isLast}) => isLast);
      if (!newest) return {};
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: titleOf(newest),
        href: `${withoutSlash(newest.path)}/${FILE}`,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },
    async postBuild({outDir}) {
      for (const version of versions.filter(({isLast, versionName}) => isLast || versionName === 'current')) {
        const before = versions.find((one) => nameOf(one) === versionBefore(siteDir, nameOf(version)));
        if (!before) continue;
        const entries = [
          ...(await apiEntries(siteDir, before, version, dates)),
          ...(await pageEntries(siteDir, before, version, dates)),
        ];
        const target = path.join(version.path.slice(baseUrl.length), FILE);
        const address = `${siteConfig.url}${baseUrl}${target}`;
        atomicWrite(
          path.join(outDir, target),
          atomFeed({
            title: titleOf(version),
            address,
            page: `${siteConfig.url}${version.path}`,
            origin: siteConfig.url,
            entries,
          }),
        );
      }
    },
  };
}

function titleOf({label}: Pick<LoadedVersion, 'label'>): string {
  return `Changes in Capacitor ${label}`;
}

async function apiEntries(
  siteDir: string,
  before: LoadedVersion,
  version: LoadedVersion,
  dates: Dates,
): Promise<FeedEntry[]> {
  const pins = path.join(siteDir, 'reference', nameOf(version), 'package.json');
  const date = await dateOf(dates.getFileLastUpdateInfo(pins));
  const all = loadChanges(siteDir, nameOf(before), nameOf(version));
  return all.flatMap((changes): FeedEntry[] => {
    const doc = version.docs.find(
      ({permalink}) => permalink === `${withoutSlash(version.path)}${changes.page}`,
    );
    if (!doc || changes.changes.length === 0) return [];
    const title = `${doc.title}: API changes since ${before.label}`;
    const lines = changes.changes.map(({kind, name}) => `${kind}: ${name}`);
    return [{title, path: `${doc.permalink}#changes`, date, lines}];
  });
}

async function pageEntries(
  siteDir: string,
  before: LoadedVersion,
  version: LoadedVersion,
  dates: Dates,
): Promise<FeedEntry[]> {
  const known = new Set(before.docs.map(({id}) => id));
  const added = version.docs.filter(({id}) => !known.has(id));
  return Promise.all(
    added.map(async ({title, permalink, description, source}) => ({
      title: `New page: ${title}`,
      path: permalink,
      date: await dateOf(dates.getFileCreationInfo(source.replace('@site', siteDir))),
      lines: [description],
    })),
  );
}

/** Returns the date of a commit. A file that isn't committed yet is from now. */
async function dateOf(info: Promise<{readonly timestamp: number} | null>): Promise<Date> {
  return new Date((await info)?.timestamp ?? Date.now());
}
