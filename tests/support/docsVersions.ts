import {docsVersions, versionRange} from '../../checks/versionSpan';
import {pinnedPackages} from '../../plugins/content/lib/installedPackage';
import {inRange} from '../../plugins/content/lib/versionRange';
import {ROOT} from './fixtureSite';

/** All docs versions of the site, oldest first; `next` is the last. */
const DOCS_VERSIONS = docsVersions(ROOT);

/** Returns the docs versions of a list, in which a range such as `since v8` stands for all that the site has. */
export function expanded(versions: readonly string[]): string[] {
  return versions.flatMap((name) =>
    /^v\d+$/.test(name) ? [name] : DOCS_VERSIONS.filter((version) => inRange(name, version)),
  );
}

/** Returns how messages name all docs versions in `range`: `v7 and next`, or `v7 to next` if there are more. */
export function spanOf(range: string): string {
  return versionRange(expanded([range]), DOCS_VERSIONS);
}

/** Returns the first docs version that documents a package. */
export function firstWith(name: string): string {
  return DOCS_VERSIONS.find((version) => Object.hasOwn(pinnedPackages(ROOT, version), name)) ?? '';
}
