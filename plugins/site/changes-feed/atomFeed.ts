import {Feed} from 'feed';

export type FeedEntry = {
  readonly title: string;
  /** The page, below the origin; also the entry's identity. */
  readonly path: string;
  readonly date: Date;
  /** What the entry says, one line each. */
  readonly lines: readonly string[];
};

type FeedInput = {
  readonly title: string;
  /** The feed's own URL. */
  readonly address: string;
  /** URL of the page that the feed is about. */
  readonly page: string;
  /** The site's URL without the base URL. */
  readonly origin: string;
  readonly entries: readonly FeedEntry[];
};

/** Returns an Atom feed (RFC 4287), newest entry first. Its date is that of the newest entry, so that a build repeats it. */
export function atomFeed({title, address, page, origin, entries}: FeedInput): string {
  const sorted = [...entries].sort(
    (a, b) => b.date.getTime() - a.date.getTime() || a.title.localeCompare(b.title),
  );
  const feed = new Feed({
    id: address,
    title,
    link: page,
    feedLinks: {atom: address},
    updated: sorted[0]?.date ?? new Date(0),
    author: {name: 'Capacitor contributors'},
    copyright: '',
  });
  for (const entry of sorted) {
    const url = `${origin}${entry.path}`;
    const content = `<ul>${entry.lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
    feed.addItem({title: entry.title, id: url, link: url, date: entry.date, content});
  }
  return feed.atom1();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
