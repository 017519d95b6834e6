import type {Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {memoize} from '../../lib/memoize';
import {cloneShifted} from './cloneShifted';
import {splitSections} from './splitSections';

/**
 * How many sections are memoized: those of a few dozen pages. The versions of a page are compiled one after the
 * other.
 */
const KEPT = 1000;

/** Parses one section. Returns undefined if the section can't be parsed without the rest of its page. */
type ReadSection = (text: string, file: VFile) => readonly RootContent[] | undefined;

/**
 * A remark plugin that parses each section of Markdown once, however many pages contain it: most sections of a page
 * are the same in several versions. The trees are identical to those of whole pages. A page that can't be parsed
 * section by section is parsed whole.
 */
export function remarkParseCache(this: Processor): void {
  const {parser} = this;
  if (!parser) throw new Error('parse-cache: no parser is set. List this plugin after the one that sets it.');
  const parse = (text: string, file: VFile): Root => parser(text, file) as Root;
  const readSection = memoize(KEPT, (text, file: VFile) => parseSection(parse, text, file));
  this.parser = (text, file) => parseBySections(readSection, text, file) ?? parse(text, file);
}

/** Returns the tree of a page, or undefined if the page must be parsed whole. */
function parseBySections(readSection: ReadSection, text: string, file: VFile): Root | undefined {
  const children: RootContent[] = [];
  for (const {text: section, line, offset} of splitSections(text) ?? []) {
    const nodes = readSection(section, file);
    if (!nodes) return undefined;
    children.push(...cloneShifted(nodes, {line, offset}));
  }
  return children.length > 0 ? {type: 'root', children, position: positionOf(text)} : undefined;
}

function parseSection(
  parse: (text: string, file: VFile) => Root,
  text: string,
  file: VFile,
): readonly RootContent[] | undefined {
  try {
    return parse(text, file).children;
  } catch {
    // Either an element ends in another section, or the section is invalid. Parsing the whole page shows which.
    return undefined;
  }
}

function positionOf(text: string): Root['position'] {
  const lines = text.split(/\r\n|\n|\r/);
  return {
    start: {line: 1, column: 1, offset: 0},
    end: {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: text.length},
  };
}
