import {docsVersions} from '../../packages/checks/versionSpan';
import {inRange} from '../../packages/lib/versionRange';
import {ROOT} from './fixtureSite';

/** All docs versions of the site, oldest first; `next` is the last. */
const DOCS_VERSIONS = docsVersions(ROOT);

/** Returns the docs versions of a list, in which a range such as `since v8` stands for all that the site has. */
export function expanded(versions: readonly string[]): string[] {
  return versions.flatMap((name) =>
    /^v\d+$/.test(name) ? [name] : DOCS_VERSIONS.filter((version) => inRange(name, version)),
  );
}
