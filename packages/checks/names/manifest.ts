import {didYouMean, isOneMistake} from '../../lib/nearMatches';
import {blank, offsetInBlock} from '../pageSource';
import type {CodeBlock, Complaint, DocPage, OffsetProblem, PlacedProblem} from '../types';
import manifest from './manifest.json';
import {remainingCode} from './withoutComments';

const {booleans, names, flags} = manifest.values;
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(manifest.elements));
const ATTRIBUTES = [...new Set([...ELEMENTS.values()].flat())];
const VALUES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...booleans.map((name): [string, string[]] => [name, ['true', 'false']]),
  ...Object.entries(names),
  ...Object.entries(flags),
]);
/** A resource, an attribute of the theme, a placeholder of Gradle, or a value that the page leaves out. */
const ELSEWHERE = /^[@?]|\$\{|^$|…/;
/** The start of a tag, and attributes with or without a value. Samples and sentences may have attributes alone. */
const PIECES =
  /<\/?(?<element>[a-z][\w-]*)|>|(?<attribute>[\w:]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|(?<alone>\bandroid:\w+)/g;

/** Returns the elements, attributes and values in samples and inline code that AndroidManifest.xml can't have. */
export function manifestProblems({blocks, inlineCode}: DocPage): PlacedProblem[] {
  const inBlocks = blocks.flatMap((block) =>
    blockProblems(block).map(({offset, ...problem}) => ({...offsetInBlock(block, offset), ...problem})),
  );
  const inSentences = inlineCode.flatMap(({text, line, column}) =>
    inlineProblems(text).map((problem) => ({line, column, ...problem})),
  );
  return [...inBlocks, ...inSentences];
}

function inlineProblems(code: string): Complaint[] {
  const element = /^<([a-z][a-z-]{6,})>$/.exec(code)?.[1] ?? '';
  if ([...ELEMENTS.keys()].some((known) => isOneMistake(element, known))) return [unknownElement(element)];
  const isAttribute = /^(?:android:\w+(?:\s*=.*)?|<[a-z-]+ [^>]*\bandroid:[^>]*>)$/.test(code);
  return isAttribute && !manifest.resources.names.includes(code)
    ? problemsIn(code, false).map(({message, hint}) => ({message, hint}))
    : [];
}

/** Elements are only judged in samples of the file itself, because others contain elements of their own. */
function blockProblems(block: CodeBlock): OffsetProblem[] {
  if (!['xml', 'diff', 'yaml'].includes(block.lang)) return [];
  const text = remainingCode(block).replace(/<!--[^]*?-->/g, blank);
  const isManifest = block.title?.endsWith('AndroidManifest.xml') === true;
  return isManifest || /<(?:manifest|uses-permission|uses-feature)\b/.test(text)
    ? problemsIn(text, isManifest)
    : [];
}

function problemsIn(text: string, isManifest: boolean): OffsetProblem[] {
  const problems: OffsetProblem[] = [];
  let element: string | undefined;
  for (const {0: piece, index: offset, groups = {}} of text.matchAll(PIECES)) {
    const {element: tag, attribute = groups.alone} = groups;
    if (isManifest && tag !== undefined && !ELEMENTS.has(tag) && !piece.startsWith('</'))
      problems.push({offset, ...unknownElement(tag)});
    if (attribute === undefined) {
      element = tag;
      continue;
    }
    const value = groups.double ?? groups.single ?? '';
    const problem = attributeProblem(attribute, element) ?? valueProblem(attribute, value);
    if (problem) problems.push({offset, ...problem});
  }
  return problems;
}

function unknownElement(name: string): Complaint {
  const message = `AndroidManifest.xml has no element <${name}>`;
  return {message, hint: hintFor(name, [...ELEMENTS.keys()])};
}

/** A piece of a diff can have attributes of an element that isn't in it, so that any element's are right. */
function attributeProblem(name: string, element = ''): Complaint | undefined {
  const isForeign = element !== '' && !ELEMENTS.has(element);
  if (
    isForeign ||
    name.startsWith('xmlns') ||
    manifest.tools.names.includes(name) ||
    (element === '' && !name.includes(':'))
  )
    return undefined;
  const known = ELEMENTS.get(element) ?? ATTRIBUTES;
  if (known.includes(name)) return undefined;
  const owner = [...ELEMENTS].find(([, attributes]) => attributes.includes(name))?.[0];
  const near = hintFor(name, [...known, ...manifest.tools.names]);
  return {
    message:
      element === ''
        ? `No element of AndroidManifest.xml has the attribute "${name}"`
        : `<${element}> has no attribute "${name}"`,
    hint: owner === undefined ? near : `It belongs to <${owner}>`,
  };
}

function valueProblem(name: string, value: string): Complaint | undefined {
  const known = VALUES.get(name);
  if (!known || ELSEWHERE.test(value)) return undefined;
  const wrong = (name in flags ? value.split('|') : [value]).find((part) => !known.includes(part));
  if (wrong === undefined) return undefined;
  const hint = didYouMean(wrong, known).trim() || `Its values are ${known.join(', ')}`;
  return {message: `${name} has no value "${wrong}"`, hint};
}

function hintFor(name: string, known: readonly string[]): string {
  return didYouMean(name, known).trim() || 'Correct it, or add it to packages/checks/names/manifest.json';
}
