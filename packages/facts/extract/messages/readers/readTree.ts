import type {Constant, FunctionFact, Parameter, Scope, Site, SourceFacts, TypeFact, CaseFact} from '../facts';
import {siteKind} from '../siteKinds';
import type {SyntaxNode} from '../syntaxNode';
import type {Value} from '../value';
import {conditionAt} from './conditions';

/** A `switch` or `when` branch: the names that it handles, with the type if the source gives it, and its value. */
export type Branch = {
  readonly names: readonly {readonly type?: string; readonly name: string}[];
  readonly value: Value;
};

/** What a language's grammar calls the things that messages are made of. */
export type Grammar = {
  /** Returns an expression as a value. */
  readonly valueOf: (node: SyntaxNode) => Value;
  /** Returns the argument of a throw statement. */
  readonly thrown: (node: SyntaxNode) => SyntaxNode | undefined;
  /** Returns the type that the node declares or extends. */
  readonly typeAt: (node: SyntaxNode) => Omit<TypeFact, 'line'> | undefined;
  /** Returns the name and parameters of the function that the node declares, and the values that it returns. */
  readonly functionAt: (
    node: SyntaxNode,
  ) =>
    | {readonly name: string; readonly parameters: readonly Parameter[]; readonly returns: readonly Value[]}
    | undefined;
  /** Returns the names that the node gives values to. */
  readonly constantsAt: (node: SyntaxNode) => readonly {readonly name: string; readonly value: Value}[];
  /** Returns the branch at the node. */
  readonly branchAt: (node: SyntaxNode) => Branch | undefined;
  /** The types of nodes that are calls. */
  readonly calls: readonly string[];
};

/** What has been found so far. */
export type Collected = {
  readonly sites: Site[];
  readonly constants: Constant[];
  readonly functions: (FunctionFact & {readonly calls: string[]})[];
  readonly types: TypeFact[];
  readonly cases: CaseFact[];
};

/** What the walk knows at a node. `calls` collects what the surrounding function calls. */
export type Place = {
  readonly scope: Scope;
  readonly calls?: string[];
  readonly conditions: readonly string[];
};

/** Returns what a source file states, from its syntax tree. */
export function readTree(root: SyntaxNode, grammar: Grammar): SourceFacts {
  const facts: Collected = {sites: [], constants: [], functions: [], types: [], cases: []};
  walk(root, {scope: {}, conditions: []}, grammar, facts);
  return facts;
}

function walk(node: SyntaxNode, place: Place, grammar: Grammar, facts: Collected): void {
  const {scope} = place;
  const inner = innerPlace(node, place, grammar, facts);
  for (const constant of grammar.constantsAt(node)) {
    facts.constants.push({...scope, ...constant, line: node.line});
  }
  readBranch(node, scope, grammar, facts);
  readSite(node, place, grammar, facts);
  for (const child of node.children) {
    const condition = conditionAt(node, child);
    const conditions = condition ? [...inner.conditions, condition] : inner.conditions;
    walk(child, {...inner, conditions}, grammar, facts);
  }
}

function innerPlace(node: SyntaxNode, place: Place, grammar: Grammar, facts: Collected): Place {
  const {scope} = place;
  const type = grammar.typeAt(node);
  if (type) facts.types.push({...type, line: node.line});
  const declared = grammar.functionAt(node);
  if (declared) {
    const calls: string[] = [];
    facts.functions.push({...scope, ...declared, calls, line: node.line});
    return {scope: {...scope, within: declared.name}, calls, conditions: []};
  }
  return type ? {...place, scope: {owner: type.name}, conditions: []} : place;
}

function readBranch(node: SyntaxNode, scope: Scope, grammar: Grammar, facts: Collected): void {
  const branch = grammar.branchAt(node);
  if (!branch) return;
  const {value} = branch;
  for (const {type = scope.owner, name} of branch.names) {
    facts.cases.push({type, name, property: scope.within ?? '', value, line: node.line});
  }
}

function readSite(node: SyntaxNode, place: Place, grammar: Grammar, facts: Collected): void {
  const thrown = grammar.thrown(node);
  if (thrown) facts.sites.push(throwSite(grammar.valueOf(thrown), node.line, place));
  if (grammar.calls.includes(node.type))
    facts.sites.push(...callSites(grammar.valueOf(node), node.line, place, 'native'));
}

/** Returns the call site of a statement that throws `value`. */
export function throwSite(value: Value, line: number, {scope, conditions}: Place): Site {
  return {...scope, kind: 'throw', line, callee: ['throw'], conditions, args: [{value}]};
}

/** Returns the call site that a call is, if any, and adds its name to what the surrounding function calls. */
export function callSites(
  call: Value,
  line: number,
  {scope, calls, conditions}: Place,
  language: 'native' | 'script',
): Site[] {
  if (call.kind !== 'call') return [];
  const {path: callee, receiver, args} = call;
  calls?.push(callee.at(-1) ?? '');
  const kind = siteKind(callee, language);
  return kind ? [{...scope, kind, line, callee, receiver, conditions, args}] : [];
}
