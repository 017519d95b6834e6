import {parser} from '@lezer/javascript';
import known from './inlineScripts.json';
import {hashOf} from './inlineCode';

/**
 * Returns whether an inline script is one that somebody has read: `inlineScripts.json` lists the hashes of their shapes,
 * and what they do.
 */
export function isKnown(text: string): boolean {
  const shape = shapeOf(text);
  return known.some((script) => script.shape === shape);
}

/** Values that come from the configuration, such as the announcement's ID. */
const VALUES = ['String', 'Number', 'BooleanLiteral'];

/** Returns the hash of a script without its strings, numbers and booleans, so that it stays when the configuration changes. */
export function shapeOf(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  parser.parse(text).iterate({
    enter({name, from, to}) {
      if (!VALUES.includes(name)) return;
      pieces.push(text.slice(end, from));
      end = to;
    },
  });
  return hashOf([...pieces, text.slice(end)].join('""'));
}
