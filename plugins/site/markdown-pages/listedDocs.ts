import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {plainAddress} from '../../lib/plainAddress';

/** A docs version as indexes name it: its label, with `latest` or `unreleased`, and its path. */
export type ListedVersion = {
  /** As the folders of the docs name it: `next`, `v7`. */
  readonly name: string;
  readonly label: string;
  readonly state: string;
  /** Whom the version is for. */
  readonly purpose: string;
  readonly path: string;
};

/** A doc in the order of the sidebars. */
export type ListedDoc = {
  readonly version: ListedVersion;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** The label of the category of the sidebar that contains it. */
  readonly section: string;
  /** What the front matter of its Markdown says. */
  readonly about: Readonly<Record<string, string>>;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns all docs, those of each version in the order of its sidebars, and then those that no sidebar lists. */
export async function listedDocs(
  {loadedVersions}: LoadedContent,
  {url, baseUrl, future}: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'future'>,
  siteDir: string,
): Promise<ListedDoc[]> {
  const versions = loadedVersions.map(async (loaded): Promise<ListedDoc[]> => {
    const name = loaded.versionName === 'current' ? 'next' : loaded.versionName;
    const {label, path: root} = loaded;
    const version = {name, label, state: stateOf(loaded), purpose: purposeOf(loaded), path: root};
    const sections = new Map(Object.values(loaded.sidebars).flatMap((items) => docsIn(items)));
    const order = [...sections.keys()];
    const place = (id: string): number => (sections.has(id) ? order.indexOf(id) : order.length);
    const docs = [...loaded.docs].sort((a, b) => place(a.id) - place(b.id));
    return Promise.all(
      docs.map(async ({id, permalink, title, description, source}) => {
        const file = path.join(siteDir, source.replace('@site/', ''));
        const change = await future.experimental_vcs.getFileLastUpdateInfo(file);
        const about = {
          title,
          version: [version.label, version.state].filter((part) => part !== '').join(' '),
          url: url + plainAddress(permalink, baseUrl),
          ...(change ? {updated: new Date(change.timestamp).toISOString().slice(0, 10)} : {}),
        };
        return {version, permalink, title, description, section: sections.get(id) ?? 'Other pages', about};
      }),
    );
  });
  const docs = (await Promise.all(versions)).flat();
  // Docusaurus only warns of two docs at the same address.
  return [...new Map(docs.map((doc) => [doc.permalink, doc])).values()];
}

function stateOf({isLast, versionName}: LoadedVersion): string {
  if (versionName === 'current') return 'unreleased';
  return isLast ? 'latest' : '';
}

function purposeOf({isLast, versionName, banner}: LoadedVersion): string {
  if (versionName === 'current') return 'the next version, whose documentation is in progress';
  if (isLast) return 'the latest version, for new apps';
  return banner === 'unmaintained' ? 'for existing apps, no longer maintained' : 'for existing apps';
}

/** Returns the ID of each doc in a sidebar with the label of the outermost category that contains it. */
function docsIn(items: readonly SidebarItem[], label?: string): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'category') {
      const section = label ?? item.label;
      const own: [string, string][] = item.link?.type === 'doc' ? [[item.link.id, section]] : [];
      return [...own, ...docsIn(item.items, section)];
    }
    return item.type === 'doc' ? [[item.id, label ?? 'Other pages']] : [];
  });
}
