import type {Program} from 'estree';
import type {Root} from 'mdast';
import {createVisitors} from 'estree-util-scope';
import {visit as walk} from 'estree-util-visit';
import {visit} from 'unist-util-visit';

/** Returns the names that a page imports or exports and can therefore use in components and expressions. */
export function namesDeclaredOn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    if (data?.estree) names.push(...topLevelNames(data.estree));
  });
  return names;
}

function topLevelNames(program: Program): readonly string[] {
  const scope = createVisitors();
  walk(program, {enter: (node) => scope.enter(node), leave: (node) => scope.exit(node)});
  return scope.scopes[0].defined;
}
