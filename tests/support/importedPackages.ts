import path from 'node:path';
import ts from 'typescript';

/** The package in `@acme/camera/types` or `acme`. */
const PACKAGE = /^(?:@[\w.-]+\/)?\w[\w.-]*/;

/**
 * Returns the names of the packages that a source loads when it runs, sorted: those that it imports, requires or
 * resolves, and those of the files that its strings name, such as `tree-sitter-wasms/out/tree-sitter-bash.wasm`.
 * Imports of types are left out, because compilers remove them.
 */
export function importedPackages(file: string, source: string): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isStringLiteralLike(node) && loads(node) ? PACKAGE.exec(node.text)?.[0] : undefined;
    if (name !== undefined) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return [...names].sort();
}

function loads(literal: ts.StringLiteralLike): boolean {
  const {parent} = literal;
  if (ts.isImportDeclaration(parent)) return !importsTypes(parent);
  if (ts.isExportDeclaration(parent)) return !parent.isTypeOnly;
  if (ts.isLiteralTypeNode(parent)) return false;
  return isLoadingCall(parent) || namesPackageFile(literal.text);
}

function importsTypes({importClause}: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const {name, namedBindings} = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({isTypeOnly}) => isTypeOnly)
  );
}

function isLoadingCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const {expression} = node;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    /^(?:require|require\.resolve|import\.meta\.resolve)$/.test(expression.getText())
  );
}

/** Returns whether a string is the path of a file in a package, or the name of a package with a scope. */
function namesPackageFile(text: string): boolean {
  return /^@[\w.-]+\/[\w.-]+$/.test(text) || path.posix.extname(text) !== '';
}
