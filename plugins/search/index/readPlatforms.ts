import {Parser} from 'htmlparser2';

/** The class of the block below a plugin's title, which starts with the plugin's platforms. */
const HEAD = 'plugin-head';

/**
 * Returns the platforms in a plugin page's head that the plugin works on, such as `iOS` and `Android`, from the article's
 * HTML; none for any other page. A platform that it doesn't work on is crossed out there.
 */
export function readPlatforms(article: string): string[] {
  const start = article.indexOf(HEAD);
  if (start < 0) return [];
  const platforms: string[] = [];
  let inChip = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inChip = name === 'span' && attributes.class === 'chip';
      if (inChip) platforms.push('');
    },
    ontext: (text) => {
      if (inChip) platforms.push((platforms.pop() ?? '') + text);
    },
    onclosetag: () => (inChip = false),
  });
  const head = article.lastIndexOf('<', start);
  parser.end(article.slice(head, article.indexOf('</p>', head)));
  return platforms;
}
