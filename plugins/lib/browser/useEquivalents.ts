import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {pageEquivalents, type PageEquivalent} from '@site/plugins/lib/pageEquivalents';

const NONE = {};

/**
 * Returns where the other versions have the subject of the current page, by version name, as far as that differs from
 * the same address. In a build, `plugins/client/lean/browser/useEquivalents.ts` replaces this module in the browser
 * and reads them from the page's data.
 */
export function useEquivalents(): Readonly<Record<string, PageEquivalent>> {
  const versions = useVersions(undefined);
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc && activeVersion ? pageEquivalents(activeDoc.path, activeVersion, versions) : NONE;
}
