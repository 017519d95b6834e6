import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {uniqueBy} from '../../../packages/lib/uniqueBy';
import {plainAddress} from '../../lib/plainAddress';
import {categoriesOf, nameOf} from '../loadedVersions';

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

/** Returns all docs, those of each version in the order of its sidebars, and then those that no sidebar lists. */
export async function listedDocs(
  {loadedVersions}: LoadedContent,
  {url, baseUrl, future}: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'future'>,
  siteDir: string,
): Promise<ListedDoc[]> {
  const versions = loadedVersions.map(async (loaded): Promise<ListedDoc[]> => {
    const {label, path: root} = loaded;
    const version = {
      name: nameOf(loaded),
      label,
      state: stateOf(loaded),
      purpose: purposeOf(loaded),
      path: root,
    };
    const categories = categoriesOf(loaded.sidebars);
    const order = [...categories.keys()];
    const place = (id: string): number => (categories.has(id) ? order.indexOf(id) : order.length);
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
        const section = categories.get(id)?.[0] ?? 'Other pages';
        return {version, permalink, title, description, section, about};
      }),
    );
  });
  const docs = (await Promise.all(versions)).flat();
  // Docusaurus only warns of two docs at the same address.
  return uniqueBy(docs, ({permalink}) => permalink);
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
