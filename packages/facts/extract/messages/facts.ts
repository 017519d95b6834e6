import type {ErrorKind} from '../../schema/messages';
import type {Argument, Value} from './value';

/** Where a fact is in its file: the type and the function that contain it. */
export type Scope = {readonly owner?: string; readonly within?: string};

/** A call or a throw whose message a caller or a developer may see. */
export type Site = Scope & {
  readonly kind: ErrorKind;
  /** One-based. */
  readonly line: number;
  /** The called name in parts, `['throw']` for a throw. */
  readonly callee: readonly string[];
  readonly receiver?: Value;
  /** The conditions around it in its function, as the source writes them, outermost first. */
  readonly conditions: readonly string[];
  readonly args: readonly Argument[];
};

/** A name with its value: a constant, a local variable, an entry of an enum, an assigned property. */
export type Constant = Scope & {readonly name: string; readonly value: Value; readonly line: number};

export type Parameter = {readonly name: string; readonly type?: string};

/** A function with the values that it may return, and the names of what it calls. */
export type FunctionFact = Scope & {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Value[];
  readonly calls: readonly string[];
  readonly line: number;
};

/** A type with the parameters of its constructor and what it passes to the one of its base. */
export type TypeFact = {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly base?: string;
  readonly baseArgs?: readonly Argument[];
  readonly line: number;
  /** The names of its cases without a value, if it is an enum. */
  readonly cases: readonly string[];
};

/** A branch of a `switch` or `when`: the value of `property` for the case `name` of `type`. */
export type CaseFact = {
  readonly type?: string;
  readonly name: string;
  readonly property: string;
  readonly value: Value;
  readonly line: number;
};

/** What one source file states. */
export type SourceFacts = {
  readonly sites: readonly Site[];
  readonly constants: readonly Constant[];
  readonly functions: readonly FunctionFact[];
  readonly types: readonly TypeFact[];
  readonly cases: readonly CaseFact[];
};
