import ts from 'typescript';
import {classesOf, descendants, type ScriptClass} from './scriptClass';

/** A plugin that a script registers, with the class that implements it on each platform that has one. */
export type ScriptRegistration = {
  readonly jsName: string;
  /** The variable that holds the plugin, if any. */
  readonly variable?: string;
  readonly implementations: Readonly<Record<string, string>>;
};

/** What one JavaScript file of a package defines. */
export type Script = {
  readonly classes: readonly ScriptClass[];
  readonly registrations: readonly ScriptRegistration[];
  /** The file's own names by exported name, if they differ, as in minified bundles. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The names that it imports, as used in the file. */
  readonly imports: readonly string[];
};

/** Returns the classes in a JavaScript file and the plugins that it registers. */
export function readScript(text: string): Script {
  const file = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const nodes = descendants(file);
  const imports = nodes.filter(ts.isImportSpecifier);
  const renamed = imports.filter(({propertyName}) => propertyName?.text === 'registerPlugin');
  const registers = ['registerPlugin', ...renamed.map(({name}) => name.text)];
  return {
    classes: classesOf(nodes),
    registrations: nodes.flatMap((node) => registrationOf(node, registers) ?? configuredPlugin(node) ?? []),
    aliases: Object.fromEntries(nodes.map(aliasOf).filter((alias) => alias !== undefined)),
    imports: imports.map(({name}) => name.text),
  };
}

/** Returns the plugin that a call of `registerPlugin('Name', {web: …})` registers, on any receiver. */
function registrationOf(node: ts.Node, registers: readonly string[]): ScriptRegistration | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  const [name, implementations] = node.arguments;
  if (!ts.isIdentifier(callee) || !registers.includes(callee.text)) return undefined;
  if (!name || !ts.isStringLiteralLike(name)) return undefined;
  const {parent} = node;
  return {
    jsName: name.text,
    ...(ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) && {variable: parent.name.text}),
    implementations: implementationsOf(implementations),
  };
}

function implementationsOf(node: ts.Expression | undefined): ScriptRegistration['implementations'] {
  if (!node || !ts.isObjectLiteralExpression(node)) return {};
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      const created = createdClass(property);
      return property.name && created !== undefined ? [[property.name.getText(), created]] : [];
    }),
  );
}

/** Returns the class of the last `new Name()` or `new module.Name()` in a piece of code. */
function createdClass(node: ts.Node): string | undefined {
  const created = descendants(node).filter(ts.isNewExpression).at(-1)?.expression;
  if (!created) return undefined;
  if (ts.isPropertyAccessExpression(created)) return created.name.text;
  return ts.isIdentifier(created) ? created.text : undefined;
}

/**
 * Returns the plugin that a Capacitor 2 class registers itself as, from the name that it passes to the constructor of
 * `WebPlugin`: `_super.call(this, {name: 'Name', …})`.
 */
function configuredPlugin(node: ts.Node): ScriptRegistration | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== '_super.call') return undefined;
  const className = ts.findAncestor(node, ts.isFunctionDeclaration)?.name?.text;
  const config = node.arguments[1];
  if (className === undefined || !config || !ts.isObjectLiteralExpression(config)) return undefined;
  const properties = config.properties.filter(ts.isPropertyAssignment);
  const name = properties.find((property) => property.name.getText() === 'name')?.initializer;
  if (!name || !ts.isStringLiteralLike(name)) return undefined;
  // `mergeWebPlugin` in web/index.js also uses the web plugin on iOS and Android if they have no such plugin.
  return {jsName: name.text, implementations: {web: className, ios: className, android: className}};
}

/** Returns the exported and the own name in `export {a as Name}` or, in a bundle's module object, `{Name: a}`. */
function aliasOf(node: ts.Node): readonly [string, string] | undefined {
  if (ts.isExportSpecifier(node) && node.propertyName && ts.isIdentifier(node.propertyName)) {
    return [node.name.text, node.propertyName.text];
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isIdentifier(node.initializer)) {
    return [node.name.text, node.initializer.text];
  }
  return undefined;
}
