import {Parser} from 'htmlparser2';

/** The links and anchors of a built page, which decide whether links work. */
export type PageLinks = {readonly hrefs: ReadonlySet<string>; readonly anchors: ReadonlySet<string>};

/** Returns the links and anchors in the body of a built page. */
export function readHtml(html: string): PageLinks {
  const hrefs = new Set<string>();
  const anchors = new Set<string>();
  const parser = new Parser({
    onopentag(name, {id, href}) {
      if (id !== undefined) anchors.add(id);
      if (name === 'a' && href !== undefined) hrefs.add(href);
    },
  });
  parser.end(html.slice(Math.max(0, html.indexOf('<body'))));
  return {hrefs, anchors};
}
