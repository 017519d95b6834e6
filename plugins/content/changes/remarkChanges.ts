import path from 'node:path';
import type {RootContent} from 'mdast';
import {relativePath} from '../../../packages/lib/posixPaths';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {expandDirectives, type Attributes, type Place} from '../../../packages/pages/expandDirectives';
import {elementWithHtml, link, paragraph, text} from '../../../packages/pages/markdown';
import {comparisonUrl} from './comparisonUrl';
import {listedPages} from './listedPages';
import {LIST_STYLES} from './listStyles';
import {renderComparison} from './renderComparison';
import {countChanges, renderList} from './renderList';
import {labelOf, versionBefore} from '../../../packages/pages/versions';

/**
 * Returns a remark transformer that replaces `::api-changes` with everything that changed since the previous docs version.
 * On the page of the newest released version, there are controls that compare any two versions; the other pages link to
 * it. Throws `file:line:column` on a page of the oldest version, which has nothing to compare with.
 */
export function remarkChanges({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {'api-changes': changesBlocks});
}

function changesBlocks(attributes: Attributes, {siteDir, version, file}: Place): RootContent[] {
  refuseAttributes('api-changes', attributes);
  const older = versionBefore(siteDir, version);
  if (older === undefined) throw new Error(`${version} is the oldest version, so nothing changed before it.`);
  const pair = {older, newer: version};
  const pages = listedPages(siteDir, pair, ({file: target, url, isOld}) =>
    isOld ? url : relativePath(path.dirname(file), target),
  );
  const isLatest = versionBefore(siteDir, 'next') === version;
  return [
    elementWithHtml('div', {}, `<style>${LIST_STYLES}</style>`),
    isLatest
      ? renderComparison(siteDir, pair, countChanges(pages))
      : paragraph(link(comparisonUrl(siteDir, pair), text('Compare other versions, or filter this list'))),
    ...renderList(pages, labelOf(siteDir, older)),
  ];
}
