import fs from 'node:fs';
import path from 'node:path';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {methodTitle, type Method} from '../facts';
import {didYouMean} from '../lib/nearMatches';
import {parseMarkdown} from './parseMarkdown';

/** The docs versions in which each method of each plugin has to have a sample. */
export const SAMPLED_VERSIONS: readonly string[] = ['next', 'v7'];

/** How many lines a sample has. */
const LINES = {least: 2, most: 8};

/** What a note below a sample may be about. */
const LABELS = ['The user sees', 'You get', 'Before the first call'];

/** A call of a method, and what follows from it: the label of each note, and its text. */
export type MethodSample = {
  readonly code: string;
  readonly notes: readonly {readonly label: string; readonly text: readonly PhrasingContent[]}[];
};

/** A mistake in a file of samples, on a line of the file. Neither text ends with a period. */
export type SampleProblem = {readonly line: number; readonly message: string; readonly hint: string};

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
  const names = [...new Set(methods.map(sampleName))];
  const byName = new Map<string, MethodSample>();
  const problems: SampleProblem[] = [];
  for (const {name, line, blocks} of sectionsOf(parseMarkdown(file, source).children)) {
    const mistakes = [...nameMistakes(name, names, byName), ...blockMistakes(name, blocks)];
    problems.push(...mistakes.map((mistake) => ({line, ...mistake})));
    byName.set(name, sampleOf(blocks));
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
    if (node.type === 'heading')
      sections.push({name: toString(node), line: node.position?.start.line ?? 1, blocks: []});
    else sections.at(-1)?.blocks.push(node);
  }
  return sections;
}

type Mistake = Omit<SampleProblem, 'line'> & Partial<Pick<SampleProblem, 'line'>>;

function nameMistakes(
  name: string,
  names: readonly string[],
  before: ReadonlyMap<string, unknown>,
): Mistake[] {
  if (before.has(name)) return [{message: `"${name}" has two samples`, hint: 'Keep the better one'}];
  if (names.includes(name)) return [];
  const near = didYouMean(name, names).trim() || `Its methods are: ${names.join(', ')}`;
  return [{message: `The plugin has no method "${name}"`, hint: near.replace(/\.$/, '')}];
}

function blockMistakes(name: string, [code, ...notes]: readonly RootContent[]): Mistake[] {
  if (code?.type !== 'code' || code.lang !== 'ts')
    return [{message: `"${name}" has no sample`, hint: 'Write a ts block below the heading'}];
  const count = code.value.split('\n').length;
  const isFitting = count >= LINES.least && count <= LINES.most;
  const others = notes.filter((note) => noteOf(note) === undefined);
  return [
    ...(isFitting
      ? []
      : [
          {
            message: `The sample of "${name}" has ${count} lines`,
            hint: `Write ${LINES.least} to ${LINES.most} lines`,
          },
        ]),
    ...others.map((other) => ({
      line: other.position?.start.line ?? 1,
      message: 'This is neither a sample nor one of its notes',
      hint: `Start the paragraph with one of these in bold: ${LABELS.join(', ')}`,
    })),
  ];
}

function sampleOf([code, ...notes]: readonly RootContent[]): MethodSample {
  return {
    code: code?.type === 'code' ? code.value : '',
    notes: notes.flatMap((note) => noteOf(note) ?? []),
  };
}

function noteOf(node: RootContent): MethodSample['notes'][number] | undefined {
  const [first, ...text] = node.type === 'paragraph' ? withoutPositions(node).children : [];
  const label = first?.type === 'strong' ? toString(first) : '';
  return LABELS.includes(label) ? {label, text} : undefined;
}

/** Positions are removed, because they would refer to this file rather than the page. */
function withoutPositions(node: Paragraph): Paragraph {
  const copy = structuredClone(node);
  visit(copy, (one) => {
    delete one.position;
  });
  return copy;
}
