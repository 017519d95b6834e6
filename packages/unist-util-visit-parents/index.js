import {convert} from 'unist-util-is';
import {CONTINUE, EXIT, SKIP, visitParents as stockVisitParents} from 'stock-unist-util-visit-parents';

export {CONTINUE, EXIT, SKIP};

/** What a visitor that returns nothing asks for. */
const NOTHING = [];

/**
 * Visits the nodes of `tree` in the order, with the arguments and the actions of the stock function, which
 * makes and names a function for each node and takes several times as long. Other than plain visitors, as
 * `{enter, exit}`, are left to it.
 */
export function visitParents(tree, testOrVisitor, visitorOrReverse, reverse) {
  const tested = typeof visitorOrReverse === 'function';
  const visitor = tested ? visitorOrReverse : testOrVisitor;
  if (!tree || typeof tree !== 'object' || typeof visitor !== 'function' || isVisitors(visitorOrReverse)) {
    stockVisitParents(tree, testOrVisitor, visitorOrReverse, reverse);
    return;
  }
  const test = tested ? testOrVisitor : undefined;
  const step = (tested ? reverse : visitorOrReverse) ? -1 : 1;
  visitNode(tree, undefined, [], {test: testOf(test), visitor, step});
}

function isVisitors(value) {
  return typeof value === 'object' && value !== null;
}

/** Returns a function that says whether a node is to be visited; undefined when all are. */
function testOf(test) {
  if (!test) return undefined;
  return typeof test === 'string' ? (node) => node.type === test : convert(test);
}

/** Visits a node and what is in it; returns the action asked for, as a tuple. */
function visitNode(node, index, parents, walk) {
  let result = NOTHING;
  if (!walk.test || walk.test(node, index, parents.at(-1))) {
    result = toTuple(walk.visitor(node, parents, index));
    if (result[0] === EXIT) return result;
  }
  if (result[0] === SKIP || !node.children) return result;
  return visitChildren(node, parents, walk) ? [EXIT] : result;
}

/** Visits the children of a node, of which visitors may add and remove some; true when one asks to stop. */
function visitChildren(node, parents, walk) {
  const ancestors = [...parents, node];
  let offset = walk.step === 1 ? 0 : node.children.length - 1;
  while (offset > -1 && offset < node.children.length) {
    const [action, next] = visitNode(node.children[offset], offset, ancestors, walk);
    if (action === EXIT) return true;
    offset = typeof next === 'number' ? next : offset + walk.step;
  }
  return false;
}

function toTuple(result) {
  if (result === null || result === undefined) return NOTHING;
  if (Array.isArray(result)) return result;
  return typeof result === 'number' ? [CONTINUE, result] : [result];
}
