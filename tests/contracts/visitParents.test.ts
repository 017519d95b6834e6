import fs from 'node:fs';
import path from 'node:path';
import {visitParents as stockVisitParents} from 'stock-unist-util-visit-parents';
import type {Node, Parent} from 'unist';
import {EXIT, SKIP, visitParents, type VisitorResult} from 'unist-util-visit-parents';

type Visit = {readonly id: number; readonly index: number | undefined; readonly ancestors: readonly number[]};
type Numbered = Node & {readonly id: number};
type Walk = typeof stockVisitParents;

/** Returns a generator of numbers in [0, 1) that depends only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function makeTree(random: () => number, ids = {next: 0}, depth = 0): Numbered {
  const type = ['paragraph', 'text', 'code'][Math.floor(random() * 3)] ?? 'text';
  const node = {type, id: ids.next++};
  if (depth === 4 || random() < 0.3) return node;
  const children = Array.from({length: Math.floor(random() * 5)}, () => makeTree(random, ids, depth + 1));
  return {...node, children} as Numbered;
}

/** Returns a visitor that randomly does what visitors can do: change the tree, skip, stop, or return an index. */
function visitorOf(random: () => number, visits: Visit[]) {
  return (node: Node, ancestors: readonly Parent[], index = -1): VisitorResult => {
    const ids = ancestors.map((ancestor) => (ancestor as unknown as Numbered).id);
    visits.push({id: (node as Numbered).id, index, ancestors: ids});
    const parent = ancestors.at(-1);
    const choice = random();
    if (choice < 0.05 && parent) parent.children.splice(index, 1);
    else if (choice < 0.1 && parent) parent.children.push({type: 'text', id: 1000 + visits.length} as Node);
    if (choice < 0.02) return EXIT;
    if (choice < 0.15) return SKIP;
    if (choice < 0.2 && visits.length < 500) return index;
    if (choice < 0.25) return [SKIP, index + 2];
    return choice < 0.3 ? null : undefined;
  };
}

/** Returns the nodes that `walk` visits in the tree of `seed`, and the tree afterwards. */
function walkTree(walk: Walk, seed: number): {readonly visits: readonly Visit[]; readonly tree: Node} {
  const random = randomNumbers(seed);
  const tree = makeTree(random);
  const visits: Visit[] = [];
  const visitor = visitorOf(random, visits);
  const test = [undefined, 'text', ['text', 'code'], (node: Node) => (node as Numbered).id % 2 === 0][
    seed % 4
  ];
  const reverse = seed % 3 === 0;
  if (test) walk(tree, test, visitor, reverse);
  else walk(tree, visitor, reverse);
  return {visits, tree};
}

test('walks made-up trees as the stock package does, whatever the visitors change and ask for', () => {
  const seeds = Array.from({length: 2000}, (_, seed) => seed);
  const ours = seeds.map((seed) => walkTree(visitParents, seed));
  expect(ours).toEqual(seeds.map((seed) => walkTree(stockVisitParents, seed)));
  expect(ours.flatMap(({visits}) => visits).length).toBeGreaterThan(5000);
});

test('leaves visitors of several functions to the stock package', () => {
  const left: string[] = [];
  const tree = {type: 'root', children: [{type: 'text'}]};
  visitParents(tree, {enter: undefined, exit: (node: Node) => void left.push(node.type)});
  visitParents(tree, 'text', {enter: undefined, exit: (node: Node) => void left.push(node.type)});
  expect(left).toEqual(['text', 'root', 'text']);
});

test('refuses what is no tree, as the stock package does', () => {
  expect(() => visitParents(undefined as never, () => undefined)).toThrow('expected node');
  expect(() => visitParents({type: 'root'}, undefined as never)).toThrow('expected visitor');
});

test('everybody gets it: there is no second one in node_modules', () => {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, object>};
  const copies = Object.keys(lock.packages).filter((key) => /(^|\/)unist-util-visit-parents$/.test(key));
  expect(copies).toEqual(['node_modules/unist-util-visit-parents', 'packages/unist-util-visit-parents']);
  expect(fs.realpathSync('node_modules/unist-util-visit-parents')).toBe(
    path.resolve(fs.realpathSync('node_modules'), '../packages/unist-util-visit-parents'),
  );
});
