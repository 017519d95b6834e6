import {element, link, text, withAttributes, type ElementNode} from '../../../packages/pages/markdown';
import {urlOf} from '../../../packages/pages/pageFiles';
import {docsVersions} from '../../../packages/pages/versions';
import type {Attributes, Place} from '../../../packages/pages/expandDirectives';

/** The name that `::diagram` has for it. */
export const UPGRADE_PATH = 'upgrade-path';

/** What the guide for each major version is mostly about. */
const SUBJECTS: Readonly<Record<number, string>> = {
  2: 'Swift 5, AndroidX',
  3: 'a package for each plugin',
  4: 'Storage becomes Preferences',
  5: 'JDK 17, namespaces',
  6: 'https scheme on Android',
  7: 'new tools and minimums',
  8: 'SystemBars, newer tools',
};

/**
 * Returns the way from version 1 to the newest as a list, which CSS draws as a rail. Each step leads to its guide, in the
 * version that is read or else in the newest that has it. `step` names the step of the page, such as `6 → 7`, which is
 * marked. Throws if there is no such step.
 */
export function upgradePath(
  {step}: Attributes,
  {siteDir, version}: Pick<Place, 'siteDir' | 'version'>,
): ElementNode {
  const [next = 'next', ...released] = docsVersions(siteDir);
  const versions = [version, ...released, next];
  const steps = Object.entries(SUBJECTS).map(([major, subject]) => ({
    title: `${Number(major) - 1} → ${major}`,
    subject,
    url: guideUrl(siteDir, versions, `/updating/${major}-0`),
  }));
  const titles = steps.map(({title}) => title);
  if (step !== undefined && !titles.includes(step)) {
    throw new Error(
      `The diagram "${UPGRADE_PATH}" has no step "${step}". Its steps are: ${titles.join(', ')}.`,
    );
  }
  const items = steps.map(({title, subject, url}) => {
    const isCurrent = title === step;
    const name = url === undefined || isCurrent ? element('b', text(title)) : link(url, text(title));
    const item = element('li', name, text(` ${subject}`));
    return isCurrent ? withAttributes(item, {ariaCurrent: 'step'}) : item;
  });
  // The anchors of the drawings that the list replaced are published.
  const [first] = items;
  if (first) withAttributes(first, {id: `diagram-${UPGRADE_PATH}-narrow`});
  return withAttributes(element('ol.rail', ...items), {
    id: `diagram-${UPGRADE_PATH}-wide`,
    ariaLabel: 'Upgrade path, one major version at a time',
  });
}

/** Returns the address of a page in the first of the versions that has it. */
function guideUrl(siteDir: string, versions: readonly string[], page: string): string | undefined {
  return versions.map((version) => urlOf(siteDir, version, page).url).find(Boolean);
}
