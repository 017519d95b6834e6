import type {Heading, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {blankForeign} from '../spelling/segments';
import type {DocPage} from '../types';
import properNouns from './properNouns.json';
import {offsetOf, type PageProblem} from '../problem';

/** A heading, or content between headings, in the order of the page. */
type Step = {readonly heading?: Heading; readonly offset: number};

/**
 * Finds headings that have the wrong level, appear twice, have no content, end with punctuation or aren't in sentence
 * case.
 */
export function checkHeadings(page: DocPage): PageProblem[] {
  const steps = stepsOf(page.tree);
  const headings = steps.flatMap(({heading}) => heading ?? []);
  return [
    ...checkLevels(headings),
    ...checkUnique(headings, page),
    ...checkSections(steps),
    ...headings.flatMap((heading) => [...checkEnding(heading, page), ...checkCase(heading)]),
  ];
}

/** Returns headings and content in order. It looks inside containers, because a heading may be in a card or a tab. */
function stepsOf(parent: Parents): Step[] {
  return (parent.children as Nodes[]).flatMap((node): Step[] => {
    if (node.type === 'heading') return [{heading: node, offset: offsetOf(node)}];
    if (node.type === 'yaml' || node.type === 'mdxFlowExpression' || node.type === 'thematicBreak') return [];
    const inside = 'children' in node ? stepsOf(node) : [];
    return inside.some(({heading}) => heading) ? inside : [{offset: offsetOf(node)}];
  });
}

function checkLevels(headings: readonly Heading[]): PageProblem[] {
  return headings.flatMap((heading, index) => {
    const {depth} = heading;
    const offset = offsetOf(heading);
    const marks = '#'.repeat(depth);
    if (depth === 1)
      return [
        {offset, message: 'The body has a # heading', hint: 'Write ##: the page title is the # heading'},
      ];
    if (depth > 3)
      return [{offset, message: `The heading is on level ${depth}`, hint: 'Use ## and ### only'}];
    const before = headings[index - 1]?.depth ?? 1;
    if (depth <= before + 1) return [];
    return [{offset, message: `The ${marks} heading skips a level`, hint: `Write ${marks.slice(1)}`}];
  });
}

function checkUnique(headings: readonly Heading[], {source}: DocPage): PageProblem[] {
  const lines = new Map<string, number>();
  return headings.flatMap((heading) => {
    const text = toString(heading).trim();
    const before = lines.get(text.toLowerCase());
    if (before !== undefined) {
      const message = `The heading "${text}" is already on line ${before}`;
      return [{offset: offsetOf(heading), message, hint: 'Say what is special about this section'}];
    }
    lines.set(text.toLowerCase(), source.slice(0, offsetOf(heading)).split('\n').length);
    return [];
  });
}

function checkSections(steps: readonly Step[]): PageProblem[] {
  return steps.flatMap(({heading, offset}, index) => {
    if (!heading) return [];
    const next = steps[index + 1];
    if (next && (!next.heading || next.heading.depth > heading.depth)) return [];
    const message = `The section "${toString(heading).trim()}" is empty`;
    return [{offset, message, hint: 'Write something under the heading, or remove it'}];
  });
}

function checkEnding(heading: Heading, page: DocPage): PageProblem[] {
  if (heading.children.at(-1)?.type === 'inlineCode') return [];
  const mark = /[.:;,!?…]$/u.exec(toString(heading).trim())?.[0];
  if (!mark || (mark === '?' && /(?:^|\/)faqs?\.mdx?$/.test(page.path))) return [];
  return [
    {
      offset: offsetOf(heading),
      message: `The heading ends with "${mark}"`,
      hint: 'End it without punctuation',
    },
  ];
}

const NOUNS = new Set(properNouns);

/**
 * Longest first, so that "Android Studio" matches before "Android". No noun contains a character that is special in
 * patterns.
 */
const NOUN = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...properNouns].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/**
 * Finds headings that aren't in sentence case, in which only the first word and proper nouns have capitals. Code and
 * file names keep their own case. A heading of a single lowercase word is a name from code.
 */
function checkCase(heading: Heading): PageProblem[] {
  const text = blankForeign(prose(heading)).trim();
  const offset = offsetOf(heading);
  const wrong = text.replace(NOUN, '0').match(/(?<=[^.:?!]\s+["“(]?)\p{Lu}\p{Ll}+(?![\p{L}\d])/gu) ?? [];
  const problems: PageProblem[] = wrong.map((word) => ({
    offset,
    message: `"${word}" is capitalized in the middle of a heading`,
    hint: `Write "${word.toLowerCase()}", or add the name of a product to properNouns.json`,
  }));
  const first = /^\p{Ll}+(?=[\s,])/u.exec(text)?.[0];
  if (first === undefined || NOUNS.has(first)) return problems;
  const hint = `Write "${first.charAt(0).toUpperCase()}${first.slice(1)}"`;
  return [{offset, message: `The heading starts with a lowercase letter: "${first}"`, hint}, ...problems];
}

/** Returns the text of a heading with a digit instead of code, which has no case. */
function prose(node: Nodes): string {
  if (node.type === 'inlineCode') return '0';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(prose).join('') : '';
}
