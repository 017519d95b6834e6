import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEquivalents} from '@site/plugins/lib/browser/useEquivalents';

/** Where a link to another version leads from the current page. */
export type VersionTarget = {
  /** The address to link to, with the current anchor or its equivalent. */
  readonly to: string;
  /** The path of the page about the same subject, if the version has one. */
  readonly page?: string;
  /** Why `to` is only the nearest page: "new in v4" or "removed in v7". */
  readonly note?: string;
  /** The title of the nearest page. */
  readonly title?: string | undefined;
};

/**
 * Returns a function that returns where the current page is in a version: the same page, the page about the same
 * subject, the nearest page, or the version's home. `section` is the hash of the section that the reader is in, if it
 * isn't the one in the address.
 */
export function useVersionTarget(): (version: GlobalVersion, section?: string) => VersionTarget {
  const equivalents = useEquivalents();
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const ownHash = useHistorySelector((history) => history.location.hash);
  return ({name, path: home}, hash = ownHash) => {
    const {
      path = alternateDocVersions[name]?.path,
      since,
      until,
      title,
      anchors,
    } = equivalents[name] ?? {path: undefined};
    if (path === undefined) return {to: home};
    if (since !== undefined) return {to: path, note: `new in ${since}`, title};
    if (until !== undefined) return {to: path, note: `removed in ${until}`, title};
    const moved = anchors?.[hash.slice(1)];
    return {to: moved ?? (path.includes('#') ? path : path + hash), page: path.replace(/#.*/, '')};
  };
}
