import path from 'node:path';
import type {RootContent} from 'mdast';
import type {Deadline} from '../../../packages/pages/deadlines';
import {docsTreeOf} from '../../../packages/pages/docsVersion';
import {expandDirectives} from '../../../packages/pages/expandDirectives';
import {link, paragraph, table, text} from '../../../packages/pages/markdown';
import {readableDate} from '../../../packages/lib/readableDate';

type Options = {readonly deadlines: readonly Deadline[]; readonly siteDir: string};

/** Returns a remark transformer that replaces `::deadlines` with the deadlines that name the page. */
export function remarkDeadlines({deadlines, siteDir}: Options) {
  return expandDirectives(siteDir, {
    deadlines: (_attributes, {version, file}) => {
      const page = path.relative(path.join(siteDir, docsTreeOf(version)), file);
      return renderDeadlines(deadlines, page.replace(/\.md$/, ''));
    },
  });
}

/** Returns a table of a page's deadlines and the day of the oldest look. Throws if no deadline names the page. */
export function renderDeadlines(deadlines: readonly Deadline[], page: string): RootContent[] {
  const shown = deadlines.filter(({pages}) => pages.includes(page));
  const [oldest] = shown.map(({looked}) => looked).sort();
  if (oldest === undefined)
    throw new Error(`::deadlines needs an entry of src/data/deadlines.json that names the page "${page}".`);
  return [
    table(
      ['From', 'Requirement', 'Source'],
      shown.map(({from, what, source, sourceName}) => [
        [text(monthOrDay(from))],
        [text(what)],
        [link(source, text(sourceName))],
      ]),
    ),
    paragraph(text(`Last checked on ${readableDate(oldest)}. Look at the source before you plan a release.`)),
  ];
}

function monthOrDay(date: string): string {
  if (date.length === 'YYYY-MM-DD'.length) return readableDate(date);
  return new Date(date).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}
