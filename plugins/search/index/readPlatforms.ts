import {Parser} from 'htmlparser2';

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
  const platforms: string[] = [];
  /** The classes of the elements around the text. */
  const classes: string[] = [];
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      classes.push(attributes.class ?? '');
      if (SUPPORTED.includes(classes.at(-1) ?? '')) platforms.push('');
    },
    ontext: (text) => {
      if (SUPPORTED.includes(classes.at(-1) ?? '')) platforms.push((platforms.pop() ?? '') + text);
    },
    onclosetag: () => classes.pop(),
  });
  const head = article.lastIndexOf('<', start);
  parser.end(article.slice(head, article.indexOf('</p>', head)));
  return platforms;
}
