import type {Heading, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {blankForeign} from '../spelling/segments';
import {problemAt} from '../../pages/known-names/problem';
import {placeOf} from '../pageSource';
import type {DocPage, PlacedProblem} from '../types';
import properNouns from './properNouns.json';

/** A heading, or `undefined` for content between headings, in the order of the page. */
type Step = Heading | undefined;

/**
 * Finds headings that have the wrong level, appear twice, have no content, end with punctuation or aren't in sentence
 * case.
 */
export function checkHeadings(page: DocPage): PlacedProblem[] {
  const steps = stepsOf(page.tree);
  const headings = steps.flatMap((heading) => heading ?? []);
  return [
    ...checkLevels(headings),
    ...checkUnique(headings),
    ...checkSections(steps),
    ...headings.flatMap((heading) => [...checkEnding(heading, page), ...checkCase(heading)]),
  ];
}

/** Returns headings and content in order. It looks inside containers, because a heading may be in a card or a tab. */
function stepsOf(parent: Parents): Step[] {
  return (parent.children as Nodes[]).flatMap((node): Step[] => {
    if (node.type === 'heading') return [node];
    if (node.type === 'yaml' || node.type === 'mdxFlowExpression' || node.type === 'thematicBreak') return [];
    const inside = 'children' in node ? stepsOf(node) : [];
    return inside.some((heading) => heading) ? inside : [undefined];
  });
}

function checkLevels(headings: readonly Heading[]): PlacedProblem[] {
  return headings.flatMap((heading, index) => {
    const {depth} = heading;
    if (depth === 1)
      return problemAt(heading, 'The body has a # heading', 'Write ##: the page title is the # heading');
    if (depth > 3) return problemAt(heading, `The heading is on level ${depth}`, 'Use ## and ### only');
    const before = headings[index - 1]?.depth ?? 1;
    const marks = '#'.repeat(depth);
    return depth <= before + 1
      ? []
      : problemAt(heading, `The ${marks} heading skips a level`, `Write ${marks.slice(1)}`);
  });
}

function checkUnique(headings: readonly Heading[]): PlacedProblem[] {
  const lines = new Map<string, number>();
  return headings.flatMap((heading) => {
    const text = toString(heading).trim();
    const before = lines.get(text.toLowerCase());
    if (before === undefined) {
      lines.set(text.toLowerCase(), placeOf(heading).line);
      return [];
    }
    const message = `The heading "${text}" is already on line ${before}`;
    return problemAt(heading, message, 'Say what is special about this section');
  });
}

function checkSections(steps: readonly Step[]): PlacedProblem[] {
  return steps.flatMap((heading, index) => {
    if (!heading) return [];
    const isLast = index + 1 === steps.length;
    const next = steps[index + 1];
    if (!isLast && (!next || next.depth > heading.depth)) return [];
    const message = `The section "${toString(heading).trim()}" is empty`;
    return problemAt(heading, message, 'Write something under the heading, or remove it');
  });
}

function checkEnding(heading: Heading, page: DocPage): PlacedProblem[] {
  if (heading.children.at(-1)?.type === 'inlineCode') return [];
  const mark = /[.:;,!?…]$/u.exec(toString(heading).trim())?.[0];
  if (!mark || (mark === '?' && /(?:^|\/)faqs?\.mdx?$/.test(page.path))) return [];
  return [problemAt(heading, `The heading ends with "${mark}"`, 'End it without punctuation')];
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
function checkCase(heading: Heading): PlacedProblem[] {
  const text = blankForeign(prose(heading)).trim();
  const wrong = text.replace(NOUN, '0').match(/(?<=[^.:?!]\s+["“(]?)\p{Lu}\p{Ll}+(?![\p{L}\d])/gu) ?? [];
  const problems = wrong.map((word) => {
    const hint = `Write "${word.toLowerCase()}", or add the name of a product to properNouns.json`;
    return problemAt(heading, `"${word}" is capitalized in the middle of a heading`, hint);
  });
  const first = /^\p{Ll}+(?=[\s,])/u.exec(text)?.[0];
  if (first === undefined || NOUNS.has(first)) return problems;
  const message = `The heading starts with a lowercase letter: "${first}"`;
  const hint = `Write "${first.charAt(0).toUpperCase()}${first.slice(1)}"`;
  return [problemAt(heading, message, hint), ...problems];
}

/** Returns the text of a heading with a digit instead of code, which has no case. */
function prose(node: Nodes): string {
  if (node.type === 'inlineCode') return '0';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(prose).join('') : '';
}
