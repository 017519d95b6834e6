import {contextOf} from '@site/packages/checks/checkSite';
import {listPages, listSamples} from '@site/packages/checks/listPages';
import {docsVersions} from '@site/packages/pages/versions';
import {ALLOWED, holdsFor, isAllowed} from '@site/packages/checks/names/allowList';
import {knownOn, loadNames} from '@site/packages/checks/names';
import {isKnown} from '@site/packages/checks/names/lookUp';
import {pageClaims} from '@site/packages/checks/names/pageClaims';
import {readPage} from '@site/packages/checks/readPage';
import type {DocPage} from '@site/packages/checks/types';
import {expanded} from '../support/docsVersions';
import {ROOT} from '../support/fixtureSite';

const context = contextOf(ROOT);

type WithUnknown = {readonly page: DocPage; readonly unknown: readonly string[]};

/** Returns the page and the names on it that its version lacks, allowed or not. */
function findUnknown(page: DocPage): WithUnknown {
  const names = loadNames(ROOT, page.version);
  const known = knownOn(page, names);
  const claims = pageClaims(page).filter(({claim}) => isKnown(claim, names, known) === false);
  return {page, unknown: claims.map(({claim}) => claim.name)};
}

let pages: readonly WithUnknown[];
beforeAll(() => {
  const files = docsVersions(ROOT).flatMap((v) => [...listPages(ROOT, v), ...listSamples(ROOT, v)]);
  pages = files.map((file) => findUnknown(readPage(file, context)));
});

test.each(Object.entries(ALLOWED))(
  '%s is a name that needs its entry, wherever that applies',
  (name, entry) => {
    const saying = pages.filter(
      ({page, unknown}) =>
        holdsFor(entry, page) && unknown.some((own) => isAllowed(own, page, {[name]: entry})),
    );
    expect(saying).not.toEqual([]);
    const versions = new Set(saying.map(({page}) => page.version));
    expect(expanded([entry.versions ?? []].flat()).filter((version) => !versions.has(version))).toEqual([]);
    const isUsed = (start: string): boolean => saying.some(({page}) => page.path.startsWith(start));
    expect((entry.pages ?? []).filter((start) => !isUsed(start))).toEqual([]);
  },
);
