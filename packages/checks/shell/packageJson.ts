import {parseTree, type Node} from 'jsonc-parser';
import {placeOf, type BlockProblem} from '../problem';
import type {ShellFacts} from './facts';
import {dependencyProblem} from './packages';
import {scriptProblems} from './scripts';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Returns the mistakes in the npm scripts and dependencies of a JSON block. Invalid JSON has none, because the `syntax`
 * rule reports it.
 */
export async function packageJsonProblems(code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const root = parseTree(code);
  const found = await Promise.all(
    entriesOf(root).map(({name, value}) => {
      if (name === 'scripts') return scriptsProblems(value, code, facts);
      return Promise.resolve(DEPENDENCIES.includes(name) ? dependencyProblems(value, code, facts) : []);
    }),
  );
  return found.flat();
}

function entriesOf(node: Node | undefined): {name: string; value: Node}[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({children: [name, value] = []}) =>
    name && value ? [{name: String(name.value), value}] : [],
  );
}

async function scriptsProblems(scripts: Node, code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  const found = await Promise.all(entriesOf(scripts).map(({value}) => npmScriptProblems(value, code, facts)));
  return found.flat();
}

async function npmScriptProblems(value: Node, code: string, facts: ShellFacts): Promise<BlockProblem[]> {
  if (value.type !== 'string') return [];
  const raw = code.slice(value.offset + 1, value.offset + value.length - 1);
  const problems = await scriptProblems(String(value.value), 'npm script', facts);
  return problems.map((problem) => ({
    ...problem,
    ...placeOf(code, value.offset + 1 + rawOffset(raw, problem.column)),
  }));
}

/** Returns the place in a JSON string literal of the character at `index` in its value. */
function rawOffset(raw: string, index: number): number {
  const characters = raw.match(/\\u[\da-f]{4}|\\.|[^\\]/gi) ?? [];
  return characters.slice(0, index).join('').length;
}

function dependencyProblems(value: Node, code: string, facts: ShellFacts): BlockProblem[] {
  return entriesOf(value).flatMap((entry) => {
    const wrong = dependencyProblem(entry.name, String(entry.value.value), facts);
    return wrong ? [{...placeOf(code, entry.value.offset), ...wrong}] : [];
  });
}
