import ts from 'typescript';
import type {Members} from './types';

/**
 * Returns the members of what declaration files export, by its name: those of interfaces and classes with inherited ones,
 * of enums, and of values such as `Camera`.
 */
export function webMembers(files: readonly string[]): Members {
  const program = ts.createProgram({
    rootNames: [...files],
    options: {
      noLib: true,
      skipLibCheck: true,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.Preserve,
    },
  });
  const checker = program.getTypeChecker();
  const members = new Map<string, Set<string>>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const known = members.get(exported.getName()) ?? new Set();
      for (const name of namesOf(exported, checker)) known.add(name);
      if (known.size > 0) members.set(exported.getName(), known);
    }
  }
  return members;
}

function namesOf(exported: ts.Symbol, checker: ts.TypeChecker): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const types = [
    ...(symbol.flags & ts.SymbolFlags.Value ? [checker.getTypeOfSymbol(symbol)] : []),
    ...(symbol.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(symbol)] : []),
  ];
  return types
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .flatMap((type) => checker.getPropertiesOfType(type))
    .map((property) => property.getName());
}
