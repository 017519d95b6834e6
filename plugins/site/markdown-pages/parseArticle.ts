import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {Parser} from 'htmlparser2';
import {withoutTokens} from '../../lib/withoutTokens';

/**
 * Returns the tree of an article's HTML, without the colors of code and the places where words may break. `resolve` returns
 * the targets of links and the addresses of pictures. The parser that follows the whole HTML standard takes eight times as
 * long, and the pages have none of the mistakes that it would mend.
 */
export function parseArticle(html: string, resolve: (address: string) => string): Root {
  const root: Root = {type: 'root', children: []};
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const link = name === 'img' ? 'src' : 'href';
      const address = attributes[link];
      if (address !== undefined) attributes[link] = resolve(address);
      const element = h(name, attributes);
      (open.at(-1) ?? root).children.push(element);
      open.push(element);
    },
    ontext(text) {
      const {children} = open.at(-1) ?? root;
      const last = children.at(-1);
      // Each character reference is a piece of text of its own.
      if (last?.type === 'text') last.value += text;
      else children.push({type: 'text', value: text});
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(withEndTags(withoutTokens(html).replaceAll(/<wbr\/?>/g, '')));
  return root;
}

/** Built pages leave out end tags in tables. Without these, the parser would put a cell or body into what precedes it. */
function withEndTags(html: string): string {
  return html.replaceAll('<tbody', '</thead><tbody').replaceAll(/<th\b/g, '</td><th');
}
