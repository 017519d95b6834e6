import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {docsTreeOf} from '../../../packages/pages/docsVersion';
import {sectionName} from '../../../src/components/sectionName';
import type {Card} from './drawCard';

/** The picture of one page. */
export type PageCard = Card & {
  /** Path in the built site: `social/v7/apis/camera.png`. */
  readonly file: string;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the pictures of all docs. */
export function cardsOf({loadedVersions}: Pick<LoadedContent, 'loadedVersions'>): PageCard[] {
  return loadedVersions.flatMap((version) => {
    const name = version.versionName === 'current' ? 'next' : version.versionName;
    const sections = new Map(Object.values(version.sidebars).flatMap((items) => categories(items)));
    return version.docs.map(({id, title, source}) => ({
      title,
      section: sectionName(sections.get(id)) ?? 'Documentation',
      version: version.label,
      file: cardFile(name, path.posix.relative(docsTreeOf(name), source.replace('@site/', ''))),
    }));
  });
}

/** Returns the path in the built site of the picture of a page, whose `doc` is a path in the version's tree. */
export function cardFile(version: string, doc: string): string {
  return `social/${version}/${doc.replace(/\.mdx?$/, '.png')}`;
}

/** Returns the ID of each doc in a sidebar with the label of the innermost category that contains it. */
function categories(items: readonly SidebarItem[], label?: string): (readonly [string, string])[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return categories(item.items, item.label);
    return label !== undefined && (item.type === 'doc' || item.type === 'ref')
      ? [[item.id, label] as const]
      : [];
  });
}
