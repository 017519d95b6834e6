import fs from 'node:fs';
import path from 'node:path';
import {inRange, type VersionRange} from '../../lib/versionRange';
import type {Finding, SiteRule} from '../types';
import {sidebarIds, sidebarsFile} from './sidebars';

/** A page that isn't in any sidebar of these docs versions, and the reason. */
type Outside = {
  /** The page's ID: its path in the version's tree, without the extension. */
  readonly page: string;
  readonly versions: VersionRange;
  readonly reason: string;
};

/** The list of pages that are deliberately outside the sidebars, as a path from the site's folder. */
const OUTSIDE_FILE = 'packages/checks/sidebar/outside.json';

/** What the rule reads of a page: whether its front matter names a sidebar to show beside it. */
type Facts = {readonly displays: boolean};

type Page = {readonly file: string; readonly version: string; readonly facts: Facts};

/**
 * Finds pages that aren't in any sidebar of their docs version, unless `outside.json` gives a reason and the page names
 * the sidebar to show beside it.
 */
export const sidebarRule: SiteRule<Facts> = {
  name: 'sidebar',
  inputs: [],
  collect: ({frontMatter}) => ({displays: frontMatter.displayed_sidebar !== undefined}),
  judge: async (pages, {siteDir}) => {
    const source = await fs.promises.readFile(path.join(siteDir, OUTSIDE_FILE), 'utf8');
    const outside = JSON.parse(source) as readonly Outside[];
    const versions = [...new Set(pages.map(({version}) => version))];
    const findings = versions.map(async (version) => {
      const ids = await sidebarIds(siteDir, version);
      const ofVersion = pages.filter((page) => page.version === version);
      return [...missingPages(ofVersion, version, ids, outside), ...pagesWithoutMenu(ofVersion, ids)];
    });
    return (await Promise.all(findings)).flat();
  },
};

function missingPages(
  pages: readonly Page[],
  version: string,
  ids: ReadonlySet<string>,
  outside: readonly Outside[],
): Finding[] {
  const excused = new Set(outside.filter(({versions}) => inRange(versions, version)).map(({page}) => page));
  return pages
    .filter((page) => !ids.has(idOf(page)) && !excused.has(idOf(page)))
    .map(({file}) => ({
      file,
      line: 1,
      column: 1,
      rule: 'sidebar',
      message: `The page is not in any sidebar of ${version}`,
      hint: `Add it to ${sidebarsFile(version)}, or to ${OUTSIDE_FILE} with a reason`,
    }));
}

/** The version menu and the way to other pages are in the sidebar, so a page that no sidebar lists has to name one. */
function pagesWithoutMenu(pages: readonly Page[], ids: ReadonlySet<string>): Finding[] {
  return pages
    .filter((page) => ids.has(idOf(page)) === page.facts.displays)
    .map(({file, facts}) => ({
      file,
      line: 1,
      column: 1,
      rule: 'sidebar',
      ...(facts.displays
        ? {
            message: 'The front matter has displayed_sidebar, and a sidebar lists the page',
            hint: 'Remove the field, because Docusaurus shows the sidebar that lists the page',
          }
        : {
            message: 'The page has no sidebar, and so no version menu',
            hint: 'Add `displayed_sidebar: docs` to the front matter, or `api` or `cli`',
          }),
    }));
}

/** Returns the ID that Docusaurus gives a page: its path in the version's tree, without the extension. */
function idOf({file}: Pick<Page, 'file'>): string {
  return file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '').replace(/\.mdx?$/, '');
}
