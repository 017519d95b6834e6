import type {Constant, FunctionFact, Parameter} from './facts';
import type {PackageFacts} from './packageFacts';
import type {Argument, Value} from './value';

/** What names mean at a place in a source. */
export type Context = {
  readonly facts: PackageFacts;
  readonly file: string;
  readonly owner?: string;
  readonly within?: string;
  /** The values of parameters, while a function is followed. */
  readonly bound: ReadonlyMap<string, Bound>;
  /** How many names have been followed to get here. */
  readonly depth: number;
  /** The case of the enum `owner` whose properties are read. */
  readonly caseName?: string;
  /** The constants that are being followed, because one may be assigned what it was before with more text. */
  readonly following?: readonly Constant[];
};

/** An argument with the place that its names belong to. */
export type Bound = {readonly value: Value; readonly context: Context};

/** A function with the file that it's in. */
export type FollowedFunction = FunctionFact & {readonly file: string};

/** Returns the same place, one step further from where the following began. */
export const deeper = (context: Context): Context => ({...context, depth: context.depth + 1});

type Place = {readonly file: string; readonly owner?: string; readonly within?: string};

/** Returns a place from which names are followed, with nothing bound. */
export function contextAt({file, owner, within}: Place, facts: PackageFacts): Context {
  return {facts, file, owner, within, bound: new Map(), depth: 0};
}

/** Returns the place of a fact that was found by following a name. */
export function placeOf(fact: Place, {facts, depth}: Context): Context {
  return {...contextAt(fact, facts), depth: depth + 1};
}

/** Returns the constants that a name means: local ones first, then those of the type, the file and the package. */
export function constantsNamed(
  path: readonly string[],
  context: Context,
): (Constant & {readonly file: string})[] {
  const owner = path.at(-2);
  const known = context.facts.constants.get(path.at(-1) ?? '') ?? [];
  // Compiled modules name what they import `errors_1`.
  if (/_\d+$/.test(owner ?? '')) return known.filter(({within}) => !within);
  if (owner && !['self', 'this', 'exports', 'Companion', ''].includes(owner)) {
    return known.filter((constant) => constant.owner === owner && !constant.within);
  }
  const isHere = (constant: (typeof known)[number]): boolean =>
    constant.file === context.file && constant.owner === context.owner;
  const local = known.filter((constant) => isHere(constant) && constant.within === context.within);
  if (local.length > 0 && context.within) return local;
  const outside = known.filter(({within}) => !within || within === 'init');
  const nearest = [
    outside.filter(isHere),
    outside.filter((constant) => constant.owner && constant.owner === context.owner),
    outside.filter(({file}) => file === context.file),
    /\.m?js$/.test(context.file)
      ? []
      : owner === ''
        ? outside
        : outside.filter((constant) => !constant.owner || constant.owner === 'Companion'),
  ];
  return nearest.find((constants) => constants.length > 0) ?? [];
}

/** Returns whether a name is that of a parameter, which hides constants of the same name. */
export function isParameter(path: readonly string[], {facts, file, within}: Context): boolean {
  const [first, ...rest] = path;
  if (rest.length > 0 || !within) return false;
  const here = (facts.functions.get(within) ?? []).filter((known) => known.file === file);
  return here.length > 0 && here.every(({parameters}) => parameters.some(({name}) => name === first));
}

/** Returns the functions that a name can mean, those of the same file first. */
export function functionsNamed(path: readonly string[], context: Context): FollowedFunction[] {
  const known = context.facts.functions.get(path.at(-1) ?? '') ?? [];
  return [...known].sort((a, b) => Number(b.file === context.file) - Number(a.file === context.file));
}

/** Returns the place inside a function that is called with `args`. */
export function insideOf(
  target: FollowedFunction,
  args: readonly Argument[],
  receiver: Value | undefined,
  context: Context,
): Context {
  const bound = new Map(bind(target.parameters, args, context));
  if (receiver) {
    bound.set('this', {value: receiver, context});
    bound.set('self', {value: receiver, context});
  }
  return {...placeOf({...target, within: target.name}, context), bound};
}

/** Returns the arguments by the names of their parameters: those with labels, then the others in their order. */
export function bind(
  parameters: readonly Parameter[],
  args: readonly Argument[],
  context: Context,
): [string, Bound][] {
  const free = args.filter(({label}) => !label || !parameters.some(({name}) => name === label));
  const labeled = args.filter((argument) => !free.includes(argument));
  const open = parameters.filter(({name}) => !labeled.some(({label}) => label === name));
  return [
    ...labeled.map(({label, value}): [string, Bound] => [label ?? '', {value, context}]),
    ...open.flatMap(({name}, index): [string, Bound][] => {
      const argument = free[index];
      return argument ? [[name, {value: argument.value, context}]] : [];
    }),
  ];
}
