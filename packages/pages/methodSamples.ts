import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {methodTitle, type Method} from '../facts';
import {didYouMean} from '../lib/nearMatches';
import {parseMarkdown} from './parseMarkdown';

/** The docs versions in which each method of each plugin has to have a sample. */
export const SAMPLED_VERSIONS: readonly string[] = ['next', 'v7'];

/** How many lines a sample has. */
const LINES = {least: 2, most: 8};

/** The most characters of a line of a sample that fit beside a method on a screen of 1440 px (`.method--wide`). */
const WIDTH = 48;

/** What a note below a sample may be about. */
const LABELS = ['The user sees', 'You get', 'Before the first call'];
const LABELLED = `Start the paragraph with one of these in bold: ${LABELS.join(', ')}`;

/** A call of a method, and what follows from it: the label of each note, and its text. */
export type MethodSample = {
  readonly code: string;
  readonly notes: readonly {readonly label: string; readonly text: readonly PhrasingContent[]}[];
};

/** A mistake in a file of samples, on a line of the file. Neither text ends with a period. */
type SampleProblem = {readonly line: number; readonly message: string; readonly hint: string};

export type MethodSamples = {
  readonly byName: ReadonlyMap<string, MethodSample>;
  readonly problems: readonly SampleProblem[];
};

/** Returns the path of the file with the samples of a plugin's page, which is next to it: `apis/_camera.md`. */
export function sampleFile(page: string): string {
  return path.join(path.dirname(page), `_${path.basename(page)}`);
}

/** Returns the heading of a method's sample: `getPhoto`, `addListener('pause')`. */
export function sampleName(method: Pick<Method, 'name' | 'parameters'>): string {
  return methodTitle(method).replace(', …', '').replace('()', '');
}

/**
 * Returns the samples for a plugin's page, of which `resolve` replaces the tokens, and the mistakes in their file. There are
 * none if the file doesn't exist. Throws a `PageSyntaxError` if it isn't valid Markdown.
 */
export function readMethodSamples(
  page: string,
  methods: readonly Method[],
  resolve: (text: string) => string = (text) => text,
): MethodSamples {
  const file = sampleFile(page);
  const source = fs.existsSync(file) ? resolve(fs.readFileSync(file, 'utf8')) : '';
  const names = methods.map(sampleName);
  const byName = new Map<string, MethodSample>();
  const problems: SampleProblem[] = [];
  for (const {name, line, blocks} of sectionsOf(parseMarkdown(file, source).children)) {
    const [code, ...others] = blocks;
    const notes = others.map((node) => noteOf(node) ?? lineOf(node));
    const strays = notes.filter((note) => typeof note === 'number');
    const sample = code?.type === 'code' && code.lang === 'ts' ? code.value : '';
    problems.push(
      ...problemsOf(name, names, byName.has(name), sample).map((problem) => ({line, ...problem})),
      ...strays.map((stray) => ({
        line: stray,
        message: 'This is neither a sample nor a note',
        hint: LABELLED,
      })),
    );
    byName.set(name, {code: sample, notes: notes.filter((note) => typeof note === 'object')});
  }
  return {byName, problems};
}

/** Returns the names of the methods that have no sample. */
export function missingSamples(methods: readonly Method[], {byName}: MethodSamples): string[] {
  return [...new Set(methods.map(sampleName))].filter((name) => !byName.has(name));
}

type Section = {readonly name: string; readonly line: number; readonly blocks: RootContent[]};

/** Returns what is below each heading. The imports above the first one are only for the compiler. */
function sectionsOf(nodes: readonly RootContent[]): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') sections.push({name: toString(node), line: lineOf(node), blocks: []});
    else sections.at(-1)?.blocks.push(node);
  }
  return sections;
}

const lineOf = ({position}: RootContent): number => position?.start.line ?? 1;

function problemsOf(
  name: string,
  names: readonly string[],
  isSecond: boolean,
  sample: string,
): Omit<SampleProblem, 'line'>[] {
  const count = sample.split('\n').length;
  const near = didYouMean(name, names).trim() || `Its methods are: ${names.join(', ')}`;
  if (!names.includes(name)) return [{message: `The plugin has no method "${name}"`, hint: near}];
  if (isSecond) return [{message: `"${name}" has two samples`, hint: 'Keep the better one'}];
  if (sample === '')
    return [{message: `"${name}" has no sample`, hint: 'Write a ts block below the heading'}];
  if (count < LINES.least || count > LINES.most) {
    const hint = `Write ${LINES.least} to ${LINES.most} lines`;
    return [{message: `The sample of "${name}" has ${count} lines`, hint}];
  }
  const wide = sample.split('\n').filter((line) => line.length > WIDTH);
  return wide.map((line) => ({
    message: `The sample of "${name}" has a line of ${line.length} characters: ${line.trim()}`,
    hint: `Break the line, because at most ${WIDTH} characters fit beside the method`,
  }));
}

/** Returns a note without positions, which would refer to this file rather than the page. */
function noteOf(node: RootContent): MethodSample['notes'][number] | undefined {
  const copy = structuredClone(node);
  visit(copy, (one) => {
    delete one.position;
  });
  const [first, ...text] = copy.type === 'paragraph' ? copy.children : [];
  const label = first?.type === 'strong' ? toString(first) : '';
  return LABELS.includes(label) ? {label, text} : undefined;
}
