import {parseTree} from 'jsonc-parser';
import {visit} from 'unist-util-visit';
import {isScalar, isSeq, parseAllDocuments, visit as visitYaml, type Document, type Scalar} from 'yaml';
import {placeInBlock, placeInCode, placeOf} from '../pageSource';
import {firstProblem, loadParser, withTree} from '../treeSitter';
import type {CodeBlock, CodePlace, CodeProblem, DocPage, FilePlace} from '../types';
import {commandsIn, functionsIn, plainWords, type ShellCommand} from './words';

/** Some commands on a page. */
export type Script = {
  /** Where they run: in a terminal or as an npm script, or they are in a sentence, which may leave out arguments. */
  readonly kind: 'terminal' | 'npm script' | 'prose';
  readonly commands: readonly ShellCommand[];
  /** The names of the functions that the script defines. */
  readonly functions: readonly string[];
  /** Where it stops being Bash, if it does; it has no commands then. */
  readonly problem?: CodeProblem;
  /** Returns the place in the page's file of a place in the script. */
  readonly placeAt: (place: CodePlace) => FilePlace;
};

type Source = Pick<Script, 'kind' | 'placeAt'> & {readonly code: string};

const read = new WeakMap<DocPage, Promise<Script[]>>();

/**
 * Returns the commands on a page with tokens resolved: those in blocks, npm scripts, workflows and sentences, and those
 * that follow an installation: `::install{… then="npx cap init"}`.
 */
export function scriptsOn(page: DocPage): Promise<Script[]> {
  const known = read.get(page) ?? readScripts(page);
  read.set(page, known);
  return known;
}

async function readScripts(page: DocPage): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const source of [...page.blocks.flatMap(sourcesIn), ...directivesOn(page)])
    scripts.push(await parsed(source));
  return [...scripts, ...page.blocks.flatMap(windowsCommands), ...inlineCommands(page)];
}

async function parsed({kind, code, placeAt}: Source): Promise<Script> {
  const parser = await loadParser('bash');
  return withTree(parser, code, (tree) => {
    const problem = firstProblem(tree, code, 'Bash');
    if (problem) return {kind, commands: [], functions: [], problem, placeAt};
    return {kind, commands: commandsIn(tree.rootNode), functions: functionsIn(tree.rootNode), placeAt};
  });
}

function sourcesIn(block: CodeBlock): Source[] {
  const {lang, code} = block;
  if (lang === 'bash') return [{kind: 'terminal', code, placeAt: (place) => placeInBlock(block, place)}];
  if (lang === 'shell-session') return sessionSources(block);
  if (lang === 'yaml' || lang === 'yml') return workflowSources(block);
  return lang === 'json' ? npmScripts(block) : [];
}

/** A line that ends in `\` continues after `> `. All lines without a prompt are output. */
function sessionSources(block: CodeBlock): Source[] {
  const commands = block.code.matchAll(/^\$ (.*(?:(?<=\\)\n> .*)*)/gm);
  return [...commands].map(({1: code = '', index}) => {
    const first = placeInCode(block.code, index).line;
    return {
      kind: 'terminal',
      code: code.replace(/\n> /g, '\n'),
      placeAt: ({line, column}) => placeInBlock(block, {line: first + line, column: column + 2}),
    };
  });
}

/** Keys whose values are shell scripts, in the workflows of GitHub, GitLab, Azure and similar services. */
const SCRIPT_KEYS = /^(?:run|(?:before_|after_)?script|bash)$/;

/** Invalid YAML has no scripts, because the `syntax` rule reports it. */
function workflowSources(block: CodeBlock): Source[] {
  const documents: readonly Document[] = parseAllDocuments(block.code, {prettyErrors: false});
  if (documents.some(({errors}) => errors.length > 0)) return [];
  const scripts: Scalar[] = [];
  for (const document of documents) {
    visitYaml(document, {
      Pair: (_key, {key, value}) => {
        if (!isScalar(key) || !SCRIPT_KEYS.test(String(key.value))) return;
        scripts.push(...(isSeq(value) ? value.items : [value]).filter((one) => isScalar(one)));
      },
    });
  }
  return scripts.flatMap((scalar) => workflowSource(scalar, block) ?? []);
}

function workflowSource({value, range, type}: Scalar, block: CodeBlock): Source | undefined {
  // A step can name PowerShell as its shell.
  if (typeof value !== 'string' || !range || /\$env:/.test(value)) return undefined;
  const start = placeInCode(block.code, range[0]);
  // The service replaces `${{ … }}` before the shell runs, so the shell may see anything there, like in a variable.
  const code = value.replace(/\$\{\{.*?\}\}/gs, '$x');
  const isLiteral = type === 'BLOCK_LITERAL';
  return {
    kind: 'terminal',
    code,
    placeAt: ({line, column}) =>
      placeInBlock(block, isLiteral ? {line: start.line + 1 + line, column} : start),
  };
}

/** Invalid JSON has no scripts, because the `syntax` rule reports it. */
function npmScripts(block: CodeBlock): Source[] {
  const scripts = parseTree(block.code)?.children?.find(({children}) => children?.[0]?.value === 'scripts');
  return (scripts?.children?.[1]?.children ?? []).flatMap(({children: [, value] = []}): Source[] => {
    if (value?.type !== 'string') return [];
    const {line, column} = placeInCode(block.code, value.offset + 1);
    const placeAt = (place: CodePlace): FilePlace =>
      placeInBlock(block, {line, column: column + place.column});
    return [{kind: 'npm script', code: String(value.value), placeAt}];
  });
}

function directivesOn(page: DocPage): Source[] {
  const sources: Source[] = [];
  visit(page.tree, 'leafDirective', (node) => {
    const code = node.name === 'install' && node.attributes?.then;
    if (code) sources.push({kind: 'terminal', code, placeAt: () => placeOf(node)});
  });
  return sources;
}

const TOOLS = String.raw`(?:npx|npm|yarn|pnpm|bunx?)`;

/** Commands of Node.js tools look the same in all shells. Nothing parses the other lines of Windows's shells. */
function windowsCommands(block: CodeBlock): Script[] {
  if (block.lang !== 'batch' && block.lang !== 'powershell') return [];
  return [...block.code.matchAll(new RegExp(String.raw`^\s*${TOOLS}\s.*$`, 'gm'))].map(({0: text, index}) => {
    const {line} = placeInCode(block.code, index);
    const placeAt = ({column}: CodePlace): FilePlace => placeInBlock(block, {line, column});
    return {kind: 'npm script', commands: [plainWords(text)], functions: [], placeAt};
  });
}

const INLINE = new RegExp(String.raw`^(?:${TOOLS}|cap|@capacitor/cli(?:@\S+)?)\s`);
/** Messages that pages quote look like commands: "npm install failed. Try …". */
const MESSAGE = /^(?:npm|npx) (?:canceled|error|warn)\b|\bfailed\b|\.(?:\s|$)|…/i;

/** Placeholders in sentences, such as `<platform>`, aren't Bash. */
function inlineCommands({inlineCode}: DocPage): Script[] {
  return inlineCode
    .filter(({text}) => INLINE.test(text) && !MESSAGE.test(text))
    .map(({text, line, column}) => ({
      kind: 'prose',
      commands: [plainWords(text)],
      functions: [],
      placeAt: (place) => ({line, column: column + 1 + place.column}),
    }));
}
