import {groupBy} from '../../../lib/groupBy';
import type {CaseFact, Constant, FunctionFact, Parameter, SourceFacts, TypeFact} from './facts';

type Placed<T> = T & {readonly file: string};

/** What all sources of one platform of a package state, by name. */
export type PackageFacts = {
  readonly constants: ReadonlyMap<string, readonly Placed<Constant>[]>;
  readonly functions: ReadonlyMap<string, readonly Placed<FunctionFact>[]>;
  readonly types: ReadonlyMap<string, TypeFact>;
  /** The file of each type. */
  readonly files: ReadonlyMap<string, string>;
  readonly cases: ReadonlyMap<string, readonly Placed<CaseFact>[]>;
};

/** Returns the facts of a package from those of its files. */
export function packageFacts(
  files: readonly {readonly file: string; readonly facts: SourceFacts}[],
): PackageFacts {
  const placed = <T>(list: (facts: SourceFacts) => readonly T[]): Placed<T>[] =>
    files.flatMap(({file, facts}) => list(facts).map((fact) => ({...fact, file})));
  return {
    constants: byName(placed((facts) => facts.constants)),
    functions: byName(placed((facts) => facts.functions)),
    types: typesByName(files.flatMap(({facts}) => facts.types)),
    files: new Map(files.flatMap(({file, facts}) => facts.types.map(({name}) => [name, file]))),
    cases: byName(placed((facts) => facts.cases)),
  };
}

const byName = <T extends {readonly name: string}>(items: readonly T[]): Map<string, T[]> =>
  groupBy(items, ({name}) => name);

/** Returns the types; an extension adds to the type that it extends. */
function typesByName(types: readonly TypeFact[]): Map<string, TypeFact> {
  const named = new Map<string, TypeFact>();
  for (const type of types) {
    const known = named.get(type.name);
    const parameters: readonly Parameter[] = known?.parameters.length ? known.parameters : type.parameters;
    named.set(type.name, {...known, ...type, parameters, cases: [...(known?.cases ?? []), ...type.cases]});
  }
  return named;
}
