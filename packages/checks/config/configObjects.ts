import ts from 'typescript';
import type {CodeBlock} from '../types';

/** The configuration objects in a block, and how far their positions are shifted from the block's. */
export type ConfigSource = {
  readonly source: ts.SourceFile;
  readonly objects: readonly ts.ObjectLiteralExpression[];
  /** The number of characters added before the code to complete it. */
  readonly shift: number;
  /** The file is the copy that the CLI puts in a native project, which has more keys than the original. */
  readonly isNativeCopy: boolean;
};

const TITLE = /(?:^|\/)capacitor\.config\.(?:ts|js|json)$/;
const NATIVE_COPY = /^ios\/|\/assets\//;
const SCRIPT = /^(?:ts|typescript|js|javascript)$/;
const JSON_LANG = /^json[5c]?$/;

/** Returns the configuration in a block, or `undefined` if the block is about something else. */
export function configIn(block: CodeBlock): ConfigSource | undefined {
  const title = block.title?.split(/\s/)[0];
  const isTitled = title !== undefined && TITLE.test(title);
  const isNativeCopy = title !== undefined && NATIVE_COPY.test(title);
  if (JSON_LANG.test(block.lang)) {
    const found = jsonConfig(block.code);
    const isConfig = isTitled || (title === undefined && found.objects.some(isPlainlyConfig));
    return isConfig ? {...found, isNativeCopy} : undefined;
  }
  if (!SCRIPT.test(block.lang) || !(isTitled || /\bCapacitorConfig\b/.test(block.code))) return undefined;
  return {...scriptConfig(block, isTitled), isNativeCopy};
}

type Found = Omit<ConfigSource, 'isNativeCopy'>;

/** Parses a piece of a file, such as `"server": {…}`, as if it were in braces. */
function jsonConfig(code: string): Found {
  const isPiece = /^\s*"/.test(code);
  const text = isPiece ? `{${code}}` : code;
  const source = ts.createSourceFile('capacitor.config.json', text, ts.ScriptTarget.JSON, true);
  const [root] = source.statements;
  const objects = root && ts.isExpressionStatement(root) ? objectsIn(root.expression) : [];
  return {source, objects, shift: isPiece ? 1 : 0};
}

/** Whether a JSON sample without a title has keys that only a Capacitor configuration has. */
function isPlainlyConfig(object: ts.ObjectLiteralExpression): boolean {
  const names = object.properties.map(({name}) => (name && ts.isStringLiteral(name) ? name.text : ''));
  return ['appId', 'webDir', 'bundledWebRuntime'].some((name) => names.includes(name));
}

function scriptConfig({code, fragment}: CodeBlock, isTitled: boolean): Found {
  const source = parse(code);
  const objects = configObjects(source, isTitled);
  if (objects.length > 0 || !fragment || !isTitled) return {source, objects, shift: 0};
  const before = 'export default {';
  const whole = parse(`${before}${code}\n}`);
  return {source: whole, objects: configObjects(whole, true), shift: before.length};
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('capacitor.config.ts', code, ts.ScriptTarget.Latest, true);
}

/**
 * Returns the objects assigned to variables of type `CapacitorConfig` and, in a configuration file, the exported ones.
 */
function configObjects(source: ts.SourceFile, isConfigFile: boolean): ts.ObjectLiteralExpression[] {
  const names = configVariables(source, isConfigFile);
  const found: ts.ObjectLiteralExpression[] = [];
  const add = (value: ts.Expression | undefined): void => {
    if (value) found.push(...objectsIn(value));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && names.has(node.name.getText(source))) add(node.initializer);
    else if (isConfigFile && ts.isExportAssignment(node)) add(node.expression);
    else if (isAssignment(node) && isTarget(node.left.getText(source), names, isConfigFile)) add(node.right);
    else if (ts.isSatisfiesExpression(node) && isConfigType(node.type, source)) add(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

function isTarget(target: string, names: ReadonlySet<string>, isConfigFile: boolean): boolean {
  return names.has(target) || (isConfigFile && target === 'module.exports');
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Returns the names of the variables that contain a configuration, by their type or because the file exports them. */
function configVariables(source: ts.SourceFile, isConfigFile: boolean): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && isConfigType(ts.getJSDocType(node) ?? node.type, source)) {
      names.add(node.name.getText(source));
    } else if (isConfigFile && ts.isExportAssignment(node) && ts.isIdentifier(node.expression)) {
      names.add(node.expression.text);
    } else if (isConfigFile && isAssignment(node) && node.left.getText(source) === 'module.exports') {
      if (ts.isIdentifier(node.right)) names.add(node.right.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isConfigType(type: ts.TypeNode | undefined, source: ts.SourceFile): boolean {
  return /^(?:Partial<)?(?:import\(.*\)\.)?CapacitorConfig>?$/.test(type?.getText(source) ?? '');
}

/** Returns the object literals that an expression can evaluate to, such as both sides of a condition. */
export function objectsIn(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  return valuesOf(expression).filter(ts.isObjectLiteralExpression);
}

/** Returns the expressions that an expression's value can come from. */
export function valuesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(expression)) {
    return [...valuesOf(expression.whenTrue), ...valuesOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) return binaryValues(expression);
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return valuesOf(expression.expression);
  }
  return [expression];
}

function binaryValues({left, right, operatorToken}: ts.BinaryExpression): ts.Expression[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return valuesOf(right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [...valuesOf(left), ...valuesOf(right)];
    default:
      return [];
  }
}
