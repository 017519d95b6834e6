import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import {didYouMean, isOneMistake} from '../../lib/nearMatches';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import manifest from './manifest.json';
import {withoutRemoved} from './withoutComments';

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

type Problem = {readonly offset: number; readonly message: string; readonly hint: string};

/** Returns the elements, attributes and values in samples and inline code that AndroidManifest.xml can't have. */
export function manifestProblems(page: DocPage): NameProblem[] {
  const problems: NameProblem[] = page.blocks.flatMap((block) =>
    blockProblems(block).map(({offset, ...problem}) => ({...offsetInBlock(block, offset), ...problem})),
  );
  visit(page.tree, 'inlineCode', ({value, position}: InlineCode) => {
    const {line, column} = position?.start ?? {line: 1, column: 1};
    const element = /^<([a-z][a-z-]{6,})>$/.exec(value)?.[1] ?? '';
    if ([...ELEMENTS.keys()].some((known) => isOneMistake(element, known)))
      problems.push({line, column, ...unknownElement(element)});
    if (
      !/^(?:android:\w+(?:\s*=.*)?|<[a-z-]+ [^>]*\bandroid:[^>]*>)$/.test(value) ||
      manifest.resources.names.includes(value)
    )
      return;
    problems.push(...problemsIn(value, false).map(({message, hint}) => ({line, column, message, hint})));
  });
  return problems;
}

/** Elements are only judged in samples of the file itself, because others contain elements of their own. */
function blockProblems({lang, title, code}: CodeBlock): Problem[] {
  if (!['xml', 'diff', 'yaml'].includes(lang)) return [];
  const text = (lang === 'diff' ? withoutRemoved(code) : code).replace(/<!--[^]*?-->/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const isManifest = title?.endsWith('AndroidManifest.xml') === true;
  return isManifest || /<(?:manifest|uses-permission|uses-feature)\b/.test(text)
    ? problemsIn(text, isManifest)
    : [];
}

function problemsIn(text: string, isManifest: boolean): Problem[] {
  const problems: Problem[] = [];
  let element: string | undefined;
  for (const {0: piece, index: offset, groups = {}} of text.matchAll(PIECES)) {
    const {attribute = groups.alone} = groups;
    if (attribute === undefined) element = groups.element;
    if (
      isManifest &&
      groups.element !== undefined &&
      !ELEMENTS.has(groups.element) &&
      !piece.startsWith('</')
    ) {
      problems.push({offset, ...unknownElement(groups.element)});
    }
    if (attribute === undefined) continue;
    const value = groups.double ?? groups.single ?? '';
    const problem = attributeProblem(attribute, element) ?? valueProblem(attribute, value);
    if (problem) problems.push({offset, ...problem});
  }
  return problems;
}

function unknownElement(name: string): Omit<Problem, 'offset'> {
  const message = `AndroidManifest.xml has no element <${name}>`;
  return {message, hint: hintFor(name, [...ELEMENTS.keys()])};
}

/** A piece of a diff can have attributes of an element that isn't in it, so that any element's are right. */
function attributeProblem(name: string, element = ''): Omit<Problem, 'offset'> | undefined {
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

function valueProblem(name: string, value: string): Omit<Problem, 'offset'> | undefined {
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
