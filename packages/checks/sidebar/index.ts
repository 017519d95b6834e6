import fs from 'node:fs';
import path from 'node:path';
import {inRange, type VersionRange} from '../../lib/versionRange';
import {groupBy} from '../../lib/groupBy';
import type {Complaint, Finding, SiteRule} from '../types';
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

/** What the rule reads of a page: its ID, and whether its front matter names a sidebar to show beside it. */
type Facts = {readonly id: string; readonly displays: boolean};

/**
 * Finds pages that aren't in any sidebar of their docs version, unless `outside.json` gives a reason and the page names
 * the sidebar to show beside it.
 */
export const sidebarRule: SiteRule<Facts> = {
  name: 'sidebar',
  collect: ({path: page, frontMatter}) => ({
    id: page.replace(/\.mdx?$/, ''),
    displays: frontMatter.displayed_sidebar !== undefined,
  }),
  judge: async (pages, {siteDir}) => {
    const outside = JSON.parse(
      fs.readFileSync(path.join(siteDir, OUTSIDE_FILE), 'utf8'),
    ) as readonly Outside[];
    const findings: Finding[] = [];
    for (const [version, group] of groupBy(pages, (page) => page.version)) {
      const ids = await sidebarIds(siteDir, version);
      const isExcused = (id: string): boolean =>
        outside.some(({page, versions}) => page === id && inRange(versions, version));
      for (const {file, facts} of group) {
        const complaints = [
          ...(ids.has(facts.id) || isExcused(facts.id) ? [] : [missingPage(version)]),
          ...(ids.has(facts.id) === facts.displays ? [menuComplaint(facts)] : []),
        ];
        findings.push(
          ...complaints.map((complaint) => ({file, line: 1, column: 1, rule: 'sidebar', ...complaint})),
        );
      }
    }
    return findings;
  },
};

function missingPage(version: string): Complaint {
  return {
    message: `The page is not in any sidebar of ${version}`,
    hint: `Add it to ${sidebarsFile(version)}, or to ${OUTSIDE_FILE} with a reason`,
  };
}

/** The version menu and the way to other pages are in the sidebar, so a page that no sidebar lists has to name one. */
function menuComplaint({displays}: Facts): Complaint {
  return displays
    ? {
        message: 'The front matter has displayed_sidebar, and a sidebar lists the page',
        hint: 'Remove the field, because Docusaurus shows the sidebar that lists the page',
      }
    : {
        message: 'The page has no sidebar, and so no version menu',
        hint: 'Add `displayed_sidebar: docs` to the front matter, or `api` or `cli`',
      };
}
