import {DomUtils, ElementType, parseDocument} from 'htmlparser2';

/** The class of the block below a plugin's title, which starts with the plugin's platforms. */
const HEAD = 'plugin-head';

/** The classes of a platform on which all or some of the plugin works. */
const SUPPORTED = ['chip', 'chip chip--some'];

/**
 * Returns the platforms in a plugin page's head that the plugin works on, such as `iOS` and `Android`, from the article's
 * HTML; none for any other page. Those on which only a part of the plugin works are among them.
 */
export function readPlatforms(article: string): string[] {
  const start = article.indexOf(HEAD);
  if (start < 0) return [];
  const head = article.lastIndexOf('<', start);
  const chips = DomUtils.getElementsByClassName(
    (name) => SUPPORTED.includes(name),
    parseDocument(article.slice(head, article.indexOf('</p>', head))),
  );
  // What only screen readers say is in an element of its own.
  return chips.map(({children}) =>
    DomUtils.textContent(children.filter(({type}) => type === ElementType.Text)),
  );
}
