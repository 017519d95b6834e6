import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import {editDistance, nearMatches} from '../../lib/nearMatches';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import manifest from './manifest.json';
import {valueProblem} from './manifestValues';
import {withoutRemoved} from './withoutComments';

/** An element, attribute or value that a manifest can't have, at an offset in the code. */
type ManifestProblem = {readonly offset: number; readonly message: string; readonly hint: string};

const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(manifest.elements));
const NAMES = [...ELEMENTS.keys()];
const ANYWHERE = manifest.tools.names;
const EVERY_ATTRIBUTE = [...new Set([...ELEMENTS.values()].flat())];

const MARKUP = ['xml', 'diff', 'yaml'];
const TAG = /<([A-Za-z][\w.:-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the elements, attributes and values of samples and inline code that AndroidManifest.xml can't have. Elements are only
 * judged in samples of that file, and in prose where they are a misspelling of one of its elements; `elsewhere` are the
 * names of other elements.
 */
export function manifestProblems(page: DocPage, elsewhere: ReadonlySet<string>): NameProblem[] {
  const inBlocks = page.blocks.flatMap((block) =>
    blockProblems(block).map(({offset, ...problem}) => ({...offsetInBlock(block, offset), ...problem})),
  );
  const inProse: NameProblem[] = [];
  visit(page.tree, 'inlineCode', ({value, position}: InlineCode) => {
    const {line, column} = position?.start ?? {line: 1, column: 1};
    const [problem] = inlineProblems(value, elsewhere);
    if (problem) inProse.push({line, column, message: problem.message, hint: problem.hint});
  });
  return [...inBlocks, ...inProse];
}

function blockProblems(block: CodeBlock): ManifestProblem[] {
  if (!MARKUP.includes(block.lang)) return [];
  const code = (block.lang === 'diff' ? withoutRemoved(block.code) : block.code).replace(
    /<!--[^]*?-->/g,
    (comment) => comment.replace(/[^\n]/g, ' '),
  );
  if (block.title?.endsWith('AndroidManifest.xml')) {
    return [...manifestTextProblems(code), ...valueProblems(attributesIn(code, 0))];
  }
  // Other files contain pieces of a manifest, and elements of their own.
  if (!/<(?:manifest|uses-permission|uses-feature)\b/.test(code)) return [];
  return tagsIn(code)
    .filter(({name}) => ELEMENTS.has(name))
    .flatMap(tagProblems);
}

function tagProblems(tag: Tag): ManifestProblem[] {
  return [...attributeProblems(tag), ...valueProblems(tag.attributes)];
}

function valueProblems(attributes: readonly Attribute[]): ManifestProblem[] {
  return attributes.flatMap(({name, value, offset}) => {
    const problem = valueProblem(name, value);
    return problem ? [{offset, ...problem}] : [];
  });
}

type Tag = {readonly name: string; readonly start: number; readonly attributes: readonly Attribute[]};
type Attribute = {readonly name: string; readonly value: string; readonly offset: number};

function tagsIn(code: string): Tag[] {
  return [...code.matchAll(TAG)].map(({0: whole, 1: name = '', 2: list = '', index}) => {
    const from = index + whole.indexOf(list, name.length + 1);
    return {name, start: index, attributes: attributesIn(list, from)};
  });
}

function attributesIn(text: string, from: number): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(({1: name = '', 2: double, 3: single, index}) => ({
    name,
    value: double ?? single ?? '',
    offset: from + index,
  }));
}

/** Returns the problems of a manifest or a piece of one, in which a diff can leave out the start or end of a tag. */
function manifestTextProblems(code: string): ManifestProblem[] {
  const tags = tagsIn(code);
  const outside = attributesIn(
    code.replace(TAG, (tag) => tag.replace(/[^\n]/g, ' ')),
    0,
  );
  return [
    ...tags.flatMap((tag) => (ELEMENTS.has(tag.name) ? attributeProblems(tag) : [elementProblem(tag)])),
    ...outside
      .filter(({name}) => name.includes(':') && !EVERY_ATTRIBUTE.includes(name) && !isAnywhere(name))
      .map(({name, offset}) => ({offset, ...unknownAttribute(name, undefined)})),
  ];
}

function isAnywhere(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:') || ANYWHERE.includes(name);
}

function elementProblem({name, start}: Tag): ManifestProblem {
  return {offset: start, ...unknownElement(name)};
}

function unknownElement(name: string): {message: string; hint: string} {
  const near = nearMatches(name, NAMES).map((match) => `<${match}>`);
  return {
    message: `AndroidManifest.xml has no element <${name}>`,
    hint:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : 'Correct it, or add it to packages/checks/names/manifest.json if Android has it',
  };
}

function attributeProblems({name, attributes}: Tag): ManifestProblem[] {
  const known = ELEMENTS.get(name) ?? [];
  return attributes
    .filter((attribute) => !known.includes(attribute.name) && !isAnywhere(attribute.name))
    .map((attribute) => ({offset: attribute.offset, ...unknownAttribute(attribute.name, name)}));
}

function unknownAttribute(name: string, element: string | undefined): {message: string; hint: string} {
  return {
    message:
      element === undefined
        ? `No element of AndroidManifest.xml has the attribute "${name}"`
        : `<${element}> has no attribute "${name}"`,
    hint: attributeHint(name, element),
  };
}

function attributeHint(name: string, element: string | undefined): string {
  const known = (element === undefined ? EVERY_ATTRIBUTE : ELEMENTS.get(element)) ?? [];
  const withPrefix = `android:${name}`;
  if (known.includes(withPrefix)) return `Did you mean "${withPrefix}"?`;
  const owners = NAMES.filter((owner) => ELEMENTS.get(owner)?.includes(name));
  if (owners.length > 0) return `It belongs to ${inWords(owners.map((owner) => `<${owner}>`))}`;
  const near = nearestAttributes(name, [...known, ...(name.startsWith('tools:') ? ANYWHERE : [])]);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  const others = nearestAttributes(name, EVERY_ATTRIBUTE);
  return others.length > 0
    ? `Did you mean ${others.join(' or ')}?`
    : 'Correct it, or add it to packages/checks/names/manifest.json if Android has it';
}

/** Attributes have a prefix in common, so that only what follows it can be similar. */
function nearestAttributes(name: string, candidates: readonly string[]): string[] {
  const prefix = /^\w+:/.exec(name)?.[0] ?? 'android:';
  const same = candidates
    .filter((candidate) => candidate.startsWith(prefix))
    .map((candidate) => candidate.slice(prefix.length));
  return nearMatches(name.slice(name.indexOf(':') + 1), same).map((match) => `"${prefix}${match}"`);
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function inlineProblems(text: string, elsewhere: ReadonlySet<string>): {message: string; hint: string}[] {
  const alone = /^(android:\w+)(?:\s*=\s*\S.*)?$/.exec(text)?.[1];
  if (alone !== undefined) {
    const isKnown = EVERY_ATTRIBUTE.includes(alone) || manifest.resources.names.includes(alone);
    return isKnown ? valueProblems(attributesIn(text, 0)) : [unknownAttribute(alone, undefined)];
  }
  const element = /^<\/?([a-z][a-z-]*)(?:\s[^>]*)?>$/.exec(text)?.[1];
  if (element === undefined) return [];
  if (ELEMENTS.has(element)) return /\sandroid:/.test(text) ? tagsIn(text).flatMap(tagProblems) : [];
  return !elsewhere.has(element) && isMisspelled(element) ? [unknownElement(element)] : [];
}

/**
 * Returns whether a name in prose is a misspelling of an element: one letter is wrong, or two in a long name. In short
 * names, it's another word, such as Cordova's `<content>`, which is like `<intent>`.
 */
function isMisspelled(name: string): boolean {
  return NAMES.some((known) => known.length > 5 && editDistance(name, known) <= (known.length > 8 ? 2 : 1));
}
