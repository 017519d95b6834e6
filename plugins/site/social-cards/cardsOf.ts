import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {docsTreeOf} from '../../../packages/pages/docsVersion';
import {sectionName} from '../../lib/sectionName';
import type {Card} from './drawCard';

/** A picture, and its path in the built site: `social/v7/apis/camera.png`. */
export type FileCard = Card & {readonly file: string};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The parts of a docs version that its pictures depend on. */
export type CardVersion = Pick<LoadedVersion, 'versionName' | 'label' | 'isLast' | 'sidebars'> & {
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'id' | 'title' | 'source'>[];
};

/** What a page that is in no category is a part of, and each version as a whole. */
const WHOLE = 'Documentation';

/** Returns the pictures of the latest version's docs, and one for each other version. */
export function cardsOf(versions: readonly CardVersion[]): FileCard[] {
  return versions.flatMap((version) => {
    const name = version.versionName === 'current' ? 'next' : version.versionName;
    return version.isLast ? pageCards(name, version) : [versionCard(name, version)];
  });
}

function pageCards(name: string, {label, docs, sidebars}: CardVersion): FileCard[] {
  const sections = new Map(Object.values(sidebars).flatMap((items) => categories(items)));
  return docs.map(({id, title, source}) => ({
    title,
    section: sectionName(sections.get(id)) ?? WHOLE,
    version: label,
    file: pageCardFile(name, path.posix.relative(docsTreeOf(name), source.replace('@site/', ''))),
  }));
}

function versionCard(name: string, {label}: CardVersion): FileCard {
  const title = `Guides and reference for Capacitor ${label}`;
  return {title, section: WHOLE, version: label, file: versionCardFile(name)};
}

/** Returns the path in the built site of the picture of a page, whose `doc` is a path in the version's tree. */
export function pageCardFile(version: string, doc: string): string {
  return `social/${version}/${doc.replace(/\.mdx?$/, '.png')}`;
}

/** Returns the path in the built site of the picture that all pages of a version share. */
export function versionCardFile(version: string): string {
  return `social/${version}.png`;
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
