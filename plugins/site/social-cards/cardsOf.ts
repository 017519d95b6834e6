import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {docsTreeOf} from '../../../packages/pages/docsVersion';
import {sectionName} from '../../lib/sectionName';
import {categoriesOf, nameOf} from '../loadedVersions';
import type {Card} from './drawCard';

/** A picture, and its path in the built site: `social/v7/apis/camera.png`. */
export type FileCard = Card & {readonly file: string};

/** The parts of a docs version that its pictures depend on. */
export type CardVersion = Pick<LoadedVersion, 'versionName' | 'label' | 'isLast' | 'sidebars'> & {
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'id' | 'title' | 'source'>[];
};

/** What a page that is in no category is a part of, and each version as a whole. */
const WHOLE = 'Documentation';

/** Returns the pictures of the latest version's docs, and one for each other version. */
export function cardsOf(versions: readonly CardVersion[]): FileCard[] {
  return versions.flatMap((version) => {
    const name = nameOf(version);
    return version.isLast ? pageCards(name, version) : [versionCard(name, version)];
  });
}

function pageCards(name: string, {label, docs, sidebars}: CardVersion): FileCard[] {
  const categories = categoriesOf(sidebars);
  return docs.map(({id, title, source}) => ({
    title,
    section: sectionName(categories.get(id)?.at(-1)) ?? WHOLE,
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
