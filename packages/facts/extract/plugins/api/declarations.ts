import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageFolder, readManifest} from '../../installedPackage';
import {cleanDocs, type Tag} from './tags';
import {cleanType} from '../../../typeText';

type Commented = {
  readonly name: string;
  /** The Markdown of its doc comment. */
  readonly docs: string;
  readonly tags: readonly Tag[];
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

/** Declarations by name. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** A file's declarations, in order, and the absolute paths of the files that it imports. */
type DeclarationFile = {readonly declarations: readonly Declaration[]; readonly imports: readonly string[]};

/** Memoized by file, because nearly every plugin imports core's declarations. */
const files = new Map<string, DeclarationFile>();

/**
 * Returns the declarations of a declaration file, and those of the files that it imports from its own package and from
 * Capacitor's packages. Of several with a name, it is the one in the nearest file, with the members of all interfaces that
 * are merged there. Types are the source text.
 */
export function readDeclarations(file: string): Declarations {
  const declarations = new Map<string, Declaration>();
  const queue = [file];
  for (const next of queue) {
    const {declarations: declared, imports} = readFile(next);
    for (const declaration of declared) {
      const {name, members} = declaration;
      const nearest = declarations.get(name);
      if (!nearest) declarations.set(name, declaration);
      else if (nearest.file === next)
        declarations.set(name, {...nearest, members: [...nearest.members, ...members]});
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
  const folder = packageFolder(dir, from);
  if (folder === undefined) return undefined;
  const {types, typings} = readManifest(folder);
  const entry = types ?? typings;
  return entry && path.join(folder, entry);
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
  const common = {...commentOf(node), file: node.getSourceFile().fileName, extends: [], type: ''};
  if (ts.isInterfaceDeclaration(node) || (ts.isClassDeclaration(node) && node.name)) {
    return {
      ...common,
      kind: ts.isInterfaceDeclaration(node) ? 'interface' : 'class',
      name: node.name?.text ?? '',
      extends: (node.heritageClauses ?? [])
        .filter(({token}) => token === ts.SyntaxKind.ExtendsKeyword)
        .flatMap(({types}) => types.map(textOf)),
      members: membersOf(node.members),
    };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const members = ts.isTypeLiteralNode(node.type) ? membersOf(node.type.members) : [];
    return {...common, kind: 'alias', name: node.name.text, members, type: textOf(node.type)};
  }
  if (ts.isEnumDeclaration(node))
    return {...common, kind: 'enum', name: node.name.text, members: node.members.map(enumMemberOf)};
  return undefined;
}

function membersOf(members: ts.NodeArray<ts.TypeElement | ts.ClassElement>): DeclaredMember[] {
  return members.flatMap((member) => {
    const hidden =
      ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
    if (hidden || ts.getJSDocTags(member).some(({tagName}) => tagName.text === 'hidden')) return [];
    if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return [methodOf(member)];
    if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) return [propertyOf(member)];
    if (ts.isIndexSignatureDeclaration(member)) return [indexOf(member)];
    return [];
  });
}

/** A property without a comment and a type. */
export const PROPERTY = {
  kind: 'property',
  tags: [],
  optional: false,
  parameters: [],
  returns: '',
  members: [],
} as const;

function methodOf(node: ts.MethodSignature | ts.MethodDeclaration): DeclaredMember {
  const parameters = node.parameters.map(parameterOf);
  const returns = node.type ? textOf(node.type) : 'void';
  const generics = node.typeParameters ? `<${node.typeParameters.map(textOf).join(', ')}>` : '';
  return {
    ...PROPERTY,
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
    ...PROPERTY,
    ...commentOf(node),
    name: node.name.getText(),
    optional: Boolean(node.questionToken),
    type: node.type ? textOf(node.type) : 'any',
    members: node.type && ts.isTypeLiteralNode(node.type) ? membersOf(node.type.members) : [],
  };
}

function indexOf(node: ts.IndexSignatureDeclaration): DeclaredMember {
  const name = `[${node.parameters.map(textOf).join(', ')}]`;
  return {...PROPERTY, ...commentOf(node), kind: 'index', name, type: textOf(node.type)};
}

function enumMemberOf(node: ts.EnumMember): DeclaredMember {
  const type = node.initializer ? textOf(node.initializer) : '';
  return {...PROPERTY, ...commentOf(node), name: node.name.getText(), type};
}

const printer = ts.createPrinter({removeComments: true});

function textOf(node: ts.Node): string {
  return cleanType(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/**
 * Returns a comment with its tags. TypeScript parses a package's scope (`@capacitor/…`) as a tag, so this appends it to the
 * text before it.
 */
function commentOf(node: ts.Node): Omit<Commented, 'name'> {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const texts = [{name: '', text: ts.getTextOfJSDocComment(comment?.comment) ?? ''}];
  for (const {tagName, comment: text} of comment?.tags ?? []) {
    const tag = {name: tagName.text, text: ts.getTextOfJSDocComment(text) ?? ''};
    const previous = texts.at(-1);
    if (tag.text.startsWith('/') && previous) previous.text += ` @${tag.name}${tag.text}`;
    else texts.push(tag);
  }
  const [main, ...tags] = texts.map(({name, text}) => ({name, text: text.trim()}));
  return {docs: cleanDocs(main?.text ?? ''), tags};
}
