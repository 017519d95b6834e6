import type {Node, Program} from 'estree';
import type {Root} from 'mdast';
import {createVisitors} from 'estree-util-scope';
import {visit as walk} from 'estree-util-visit';
import {visit} from 'unist-util-visit';
import {nearMatches} from '../../lib/nearMatches';
import {namesDeclaredOn} from './declared';
import {problemAt, type NameProblem} from './problem';

/**
 * The variables that Docusaurus provides on every page
 * (https://docusaurus.io/docs/markdown-features/react#available-exports).
 */
const PAGE_NAMES = ['contentTitle', 'frontMatter', 'props', 'toc'];

const GLOBAL_NAMES = new Set(Object.getOwnPropertyNames(globalThis));

/**
 * Returns a problem for each variable in `{…}` that is neither declared on the page nor a JavaScript global, because
 * rendering the page would throw a ReferenceError.
 */
export function variableProblems(tree: Root): NameProblem[] {
  const known = [...PAGE_NAMES, ...namesDeclaredOn(tree)];
  const problems: NameProblem[] = [];
  visit(tree, (node) => {
    for (const program of expressionsOf(node)) {
      for (const name of freeNames(program)) {
        if (known.includes(name) || GLOBAL_NAMES.has(name)) continue;
        const near = nearMatches(name, known).map((match) => `{${match}}`);
        const hint =
          near.length > 0
            ? `Did you mean ${near.join(' or ')}`
            : String.raw`Write \{${name}} if you mean the text, or backticks around code`;
        problems.push(problemAt(node, `There is no variable {${name}}`, hint));
      }
    }
  });
  return problems;
}

/** Returns the ESTree programs of an expression, or of a component's attributes. */
function expressionsOf(node: Root | Root['children'][number]): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.data?.estree ? [node.data.estree] : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
    return typeof attribute.value === 'object' ? (attribute.value?.data?.estree ?? []) : [];
  });
}

/** Returns the names that a program uses but doesn't declare. */
function freeNames(program: Program): Set<string> {
  const names = new Set<string>();
  const scope = createVisitors();
  walk(program, {
    enter(node, key, _index, ancestors) {
      scope.enter(node);
      if (node.type !== 'Identifier' || !isUse(ancestors.at(-1), key)) return;
      if (!scope.scopes.some(({defined}) => defined.includes(node.name))) names.add(node.name);
    },
    leave: (node) => scope.exit(node),
  });
  return names;
}

/** Returns whether an identifier, the value of its parent's `key`, is a variable rather than a property or a label. */
function isUse(parent: Node | undefined, key: string | undefined): boolean {
  if (parent?.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (parent?.type === 'Property') return key === 'value' || parent.computed;
  return !(parent?.type === 'LabeledStatement' || parent?.type === 'BreakStatement');
}
