import type ts from 'typescript';
import {offsetInBlock} from '../pageSource';
import type {CheckContext, CodeBlock, DocPage, Finding, PageRule} from '../types';
import {compile, groupSamples, type Group} from './compile';
import {misspelledPlugins} from './config';
import {fragmentErrors} from './fragments';
import {librariesOf, type Libraries} from './libraries';
import {missingAwaits} from './missingAwait';
import {messageOf, mistakeOf, type Mistake} from './mistakes';
import projectFiles from './projectFiles.json';
import {importedPaths, isAppFile, isScript, samplesOf} from './samples';
import type {Sample, Segment} from './types';

const RULE = 'typescript';
/** Codes of messages about an import that leads nowhere. */
const UNRESOLVED = new Set([2307, 2792, 2882]);
/** The code of TypeScript's message about some promises as conditions, which `missingAwaits` finds, too. */
const ALWAYS_TRUE = 2801;

/** Compiles the TypeScript and JavaScript blocks of a docs version with that version's packages. */
export const typescriptRule: PageRule = {name: RULE, checksSamples: true, check};

function check(pages: readonly DocPage[], version: string, {siteDir}: CheckContext): Finding[] {
  const libraries = librariesOf(siteDir, version);
  const read = pages.map((page) => ({page, ...samplesOf(page, libraries.dir)}));
  const samples = read.flatMap((one) => one.samples);
  return [
    ...read.flatMap(({page, orphans}) => orphans.map((block) => orphanFinding(page, block))),
    ...pages.flatMap(fragmentFindings),
    ...groupSamples(samples).flatMap((group) => groupFindings(group, samples, libraries, {siteDir, version})),
  ];
}

function orphanFinding({file}: DocPage, {fenceLine, indent}: CodeBlock): Finding {
  const message =
    'The block continues nothing: there is no TypeScript or JavaScript block before it in its tab';
  const hint = 'Remove "continues", or move the block after the one that it continues';
  return {file, line: fenceLine, column: indent + 1, rule: RULE, message, hint};
}

function fragmentFindings({file, blocks}: DocPage): Finding[] {
  const hint =
    'Write a fragment that parses as statements or as members of a class, an object or an interface';
  return blocks.flatMap((block) => {
    const [first] = block.fragment && isScript(block) ? fragmentErrors(block) : [];
    if (!first) return [];
    const place = offsetInBlock(block, first.offset);
    return [{file, ...place, rule: RULE, message: messageOf(first.diagnostic), hint}];
  });
}

function groupFindings(
  group: Group,
  samples: readonly Sample[],
  libraries: Libraries,
  place: {readonly siteDir: string; readonly version: string},
): Finding[] {
  const program = compile(group, samples, libraries, place);
  const checker = program.getTypeChecker();
  return group.samples.flatMap((sample) => {
    const source = program.getSourceFile(sample.file);
    if (!source) throw new Error(`${sample.file} is not in its own program.`);
    const syntax = program.getSyntacticDiagnostics(source);
    if (syntax.length > 0) return syntaxFindings(syntax, sample);
    const errors = program
      .getSemanticDiagnostics(source)
      .filter(({code}) => code !== ALWAYS_TRUE)
      .filter((diagnostic) => !isPresupposed(diagnostic, source, sample))
      .filter((diagnostic) => !(group.isJavaScript && isUntypable(diagnostic)))
      .map((diagnostic) => mistakeOf(diagnostic, {...place, checker}));
    return [...errors, ...missingAwaits(source, checker), ...misspelledPlugins(source, checker)].map(
      (mistake) => findingOf(mistake, sample),
    );
  });
}

/** Returns only the first error of each block, because the others follow from it. */
function syntaxFindings(diagnostics: readonly ts.Diagnostic[], sample: Sample): Finding[] {
  const first = new Map<Segment, ts.Diagnostic>();
  for (const diagnostic of diagnostics) {
    const segment = segmentAt(sample, diagnostic.start ?? 0);
    if (!first.has(segment)) first.set(segment, diagnostic);
  }
  const hint = 'Fix the syntax, or mark code that does not work on its own as "fragment"';
  return [...first.values()].map((diagnostic) =>
    findingOf({start: diagnostic.start ?? 0, message: messageOf(diagnostic), hint}, sample),
  );
}

/** Returns the block that an offset is in, or the first one for the code before it. */
function segmentAt(sample: Sample, offset: number): Segment {
  const segment = sample.segments.findLast(({start}) => start <= offset) ?? sample.segments[0];
  if (!segment) throw new Error(`${sample.file} has no block.`);
  return segment;
}

/**
 * Whether an import of a file that isn't compiled is still plausible: a block of the page that isn't a script on its
 * own (a fragment, a component, a style sheet), or a file that every app has.
 */
function isPresupposed(diagnostic: ts.Diagnostic, source: ts.SourceFile, {page, title}: Sample): boolean {
  if (!UNRESOLVED.has(diagnostic.code)) return false;
  const start = diagnostic.start ?? 0;
  const specifier = source.text.slice(start, start + (diagnostic.length ?? 0)).replace(/^['"]|['"]$/g, '');
  if (!isAppFile(specifier)) return false;
  const paths = importedPaths(specifier, title);
  const isOnPage = page.blocks.some((block) => block.title !== undefined && paths.includes(block.title));
  return isOnPage || Object.hasOwn(projectFiles, specifier.replace(/^(?:\.{1,2}\/)+|^@\//, ''));
}

const WEB_TYPE =
  /on type '(?:HTML|SVG)?Element'|on type '(?:Event|EventTarget|Node|ParentNode|Window & typeof globalThis)'/;

/**
 * Whether an error is about a member of one of the web's general types: JavaScript can't say which specific type it is.
 */
function isUntypable({code, messageText}: ts.Diagnostic): boolean {
  const text = typeof messageText === 'string' ? messageText : messageText.messageText;
  return [2339, 2551].includes(code) && WEB_TYPE.test(text);
}

function findingOf({start, message, hint}: Mistake, sample: Sample): Finding {
  const segment = segmentAt(sample, start);
  const offset = Math.min(Math.max(start - segment.start, 0), segment.block.code.length);
  return {file: sample.page.file, ...offsetInBlock(segment.block, offset), rule: RULE, message, hint};
}
