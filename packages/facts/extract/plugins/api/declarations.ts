import fs from 'node:fs';
import path from 'node:path';
import type {DocsTagInfo} from '@capacitor/docgen';
import ts from 'typescript';
import {cleanDocs} from './tags';
import {cleanType} from '../../../typeText';

type Commented = {
  readonly name: string;
  /** The Markdown of its doc comment. */
  readonly docs: string;
  readonly tags: readonly DocsTagInfo[];
};

type DeclaredParameter = {
  readonly name: string;
  readonly docs: string;
  readonly type: string;
  readonly optional: boolean;
};

/** A member of an interface, class, object type or enum. */
export type DeclaredMember = Commented & {
  readonly kind: 'method' | 'property' | 'index';
  readonly optional: boolean;
  /** A method's signature, or an enum member's value. */
  readonly type: string;
  readonly parameters: readonly DeclaredParameter[];
  readonly returns: string;
  /** The members of its type, if the type is an object type literal. */
  readonly members: readonly DeclaredMember[];
};

export type Declaration = Commented & {
  readonly kind: 'interface' | 'class' | 'alias' | 'enum';
  readonly file: string;
  readonly extends: readonly string[];
  readonly members: readonly DeclaredMember[];
  /** What an alias stands for. Empty for other declarations. */
  readonly type: string;
};

/** Declarations by name. A name has several if interfaces are merged or if several files use the name. */
export type Declarations = ReadonlyMap<string, readonly Declaration[]>;

/** A file's declarations, in order, and the absolute paths of the files that it imports. */
type DeclarationFile = {readonly declarations: readonly Declaration[]; readonly imports: readonly string[]};

/** Memoized by file, because nearly every plugin imports core's declarations. */
const files = new Map<string, DeclarationFile>();

/**
 * Returns the declarations of a declaration file, followed by those of the files that it imports from its own package
 * and from Capacitor's packages. Types are the source text.
 */
export function readDeclarations(file: string): Declarations {
  const declarations = new Map<string, Declaration[]>();
  const queue = [file];
  for (const next of queue) {
    const {declarations: declared, imports} = readFile(next);
    for (const declaration of declared) {
      declarations.set(declaration.name, [...(declarations.get(declaration.name) ?? []), declaration]);
    }
    for (const imported of imports) if (!queue.includes(imported)) queue.push(imported);
  }
  return declarations;
}

function readFile(file: string): DeclarationFile {
  const known = files.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const read = {declarations: declarationsIn(source), imports: importsOf(source)};
  files.set(file, read);
  return read;
}

function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) return [];
    return resolveImport(from.text, path.dirname(source.fileName)) ?? [];
  });
}

function resolveImport(from: string, dir: string): string | undefined {
  if (from.startsWith('.')) {
    const base = path.resolve(dir, from.replace(/\.js$/, ''));
    return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => fs.existsSync(file));
  }
  if (!from.startsWith('@capacitor/')) return undefined;
  const folder = path.join(dir, 'node_modules', from);
  const manifest = path.join(folder, 'package.json');
  if (fs.existsSync(manifest)) {
    const {types} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {types?: string};
    return types && path.join(folder, types);
  }
  return path.dirname(dir) === dir ? undefined : resolveImport(from, path.dirname(dir));
}

/** Returns a file's declarations, at its top level or in `declare module` blocks. */
function declarationsIn(node: ts.SourceFile | ts.ModuleBlock): Declaration[] {
  return node.statements.flatMap((statement) => {
    if (ts.isModuleDeclaration(statement)) {
      return statement.body && ts.isModuleBlock(statement.body) ? declarationsIn(statement.body) : [];
    }
    return declarationOf(statement) ?? [];
  });
}

function declarationOf(node: ts.Statement): Declaration | undefined {
  const file = node.getSourceFile().fileName;
  if (ts.isInterfaceDeclaration(node) || (ts.isClassDeclaration(node) && node.name)) {
    return {
      ...commentOf(node),
      kind: ts.isInterfaceDeclaration(node) ? 'interface' : 'class',
      file,
      name: node.name?.text ?? '',
      extends: (node.heritageClauses ?? [])
        .filter(({token}) => token === ts.SyntaxKind.ExtendsKeyword)
        .flatMap(({types}) => types.map(textOf)),
      members: membersOf(node.members),
      type: '',
    };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const members = ts.isTypeLiteralNode(node.type) ? membersOf(node.type.members) : [];
    const type = textOf(node.type);
    return {...commentOf(node), kind: 'alias', file, name: node.name.text, extends: [], members, type};
  }
  if (ts.isEnumDeclaration(node)) {
    const members = node.members.map(enumMemberOf);
    return {...commentOf(node), kind: 'enum', file, name: node.name.text, extends: [], members, type: ''};
  }
  return undefined;
}

function membersOf(members: ts.NodeArray<ts.TypeElement | ts.ClassElement>): DeclaredMember[] {
  return members.flatMap((member) => {
    const hidden =
      ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
    if (hidden) return [];
    if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return [methodOf(member)];
    if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) return [propertyOf(member)];
    if (ts.isIndexSignatureDeclaration(member)) return [indexOf(member)];
    return [];
  });
}

const PLAIN = {optional: false, parameters: [], returns: '', members: []};

function methodOf(node: ts.MethodSignature | ts.MethodDeclaration): DeclaredMember {
  const parameters = node.parameters.map(parameterOf);
  const returns = node.type ? textOf(node.type) : 'void';
  const generics = node.typeParameters ? `<${node.typeParameters.map(textOf).join(', ')}>` : '';
  return {
    ...PLAIN,
    ...commentOf(node),
    kind: 'method',
    name: node.name.getText(),
    type: `${generics}(${node.parameters.map(textOf).join(', ')}) => ${returns}`,
    parameters,
    returns,
  };
}

function parameterOf(node: ts.ParameterDeclaration): DeclaredParameter {
  const tag = ts.getJSDocParameterTags(node)[0];
  return {
    name: node.name.getText(),
    docs: commentOf(node).docs || (ts.getTextOfJSDocComment(tag?.comment) ?? '').trim(),
    type: node.type ? textOf(node.type) : 'any',
    optional: Boolean(node.questionToken),
  };
}

function propertyOf(node: ts.PropertySignature | ts.PropertyDeclaration): DeclaredMember {
  return {
    ...PLAIN,
    ...commentOf(node),
    kind: 'property',
    name: node.name.getText(),
    optional: Boolean(node.questionToken),
    type: node.type ? textOf(node.type) : 'any',
    members: node.type && ts.isTypeLiteralNode(node.type) ? membersOf(node.type.members) : [],
  };
}

function indexOf(node: ts.IndexSignatureDeclaration): DeclaredMember {
  const name = `[${node.parameters.map(textOf).join(', ')}]`;
  return {...PLAIN, ...commentOf(node), kind: 'index', name, type: textOf(node.type)};
}

function enumMemberOf(node: ts.EnumMember): DeclaredMember {
  const type = node.initializer ? textOf(node.initializer) : '';
  return {...PLAIN, ...commentOf(node), kind: 'property', name: node.name.getText(), type};
}

const printer = ts.createPrinter({removeComments: true});

function textOf(node: ts.Node): string {
  return cleanType(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

function commentOf(node: ts.Node): Omit<Commented, 'name'> {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return {
    docs: cleanDocs(ts.getTextOfJSDocComment(comment?.comment) ?? ''),
    tags: (comment?.tags ?? []).map((tag) => ({
      name: tag.tagName.text,
      text: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim(),
    })),
  };
}
