import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesBelow} from '@site/packages/lib/filesBelow';
import {folderOf} from './independentCount';

/** What a declaration says about a member, as text. An object's type is empty, because its members are declared by themselves. */
export const FACTS = ['signature', 'type', 'presence', 'default'] as const;
export type Declarations = ReadonlyMap<string, Readonly<Partial<Record<(typeof FACTS)[number], string>>>>;

/**
 * Returns what a package's declaration files say about each member, by its name: `ImageOptions.quality`,
 * `CameraPlugin.getPhoto()`, `AppPlugin.addListener('pause')`. Parses the text only, so that it shares no code and no
 * reference data with the site's model.
 */
export function declaredFacts(version: string, name: string): Declarations {
  const root = path.join(folderOf(version, name), 'dist');
  const found = new Map() as Found;
  for (const file of filesBelow(root).filter((one) => one.endsWith('.d.ts'))) {
    const text = fs.readFileSync(file, 'utf8');
    readStatements(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements, found);
  }
  return found;
}

type Found = Map<string, Partial<Record<(typeof FACTS)[number], string>>>;

function readStatements(statements: readonly ts.Statement[], found: Found): void {
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      found.set(statement.name.text, {type: ''});
      readMembers(statement.members, statement.name.text, found);
    }
    if (ts.isTypeAliasDeclaration(statement)) {
      const {name, type} = statement;
      const isObject = ts.isTypeLiteralNode(type);
      found.set(name.text, {type: isObject ? '' : oneLine(type.getText())});
      if (isObject) readMembers(type.members, name.text, found);
    }
    if (ts.isEnumDeclaration(statement)) {
      found.set(statement.name.text, {type: ''});
      for (const {name} of statement.members) found.set(`${statement.name.text}.${name.getText()}`, {});
    }
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
      readStatements(statement.body.statements, found);
  }
}

function readMembers(members: readonly ts.TypeElement[], owner: string, found: Found): void {
  for (const member of members) {
    const name = member.name?.getText().replaceAll(/['"]/g, '');
    if (name === undefined) continue;
    if (ts.isMethodSignature(member))
      found.set(`${owner}.${name}(${eventOf(member)})`, {signature: signatureOf(member)});
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const {type} = member;
    const isObject = ts.isTypeLiteralNode(type);
    found.set(`${owner}.${name}`, {
      ...(isObject ? {} : {type: oneLine(type.getText())}),
      presence: member.questionToken ? 'optional' : '',
      default: defaultOf(member),
    });
    if (isObject) readMembers(type.members, `${owner}.${name}`, found);
  }
}

/** The literal that tells the overloads of `addListener` apart. */
function eventOf({parameters}: ts.MethodSignature): string {
  const type = parameters[0]?.type;
  return type && ts.isLiteralTypeNode(type) ? oneLine(type.getText()) : '';
}

function signatureOf({parameters, type}: ts.MethodSignature): string {
  const list = parameters.map((parameter) => oneLine(parameter.getText())).join(', ');
  return `(${list}) => ${oneLine(type?.getText() ?? '')}`;
}

function defaultOf(member: ts.Node): string {
  const tag = ts.getJSDocTags(member).find(({tagName}) => tagName.text === 'default');
  return oneLine(ts.getTextOfJSDocComment(tag?.comment) ?? '')
    .replace(/^: /, '')
    .replaceAll('`', '');
}

/** Packages were formatted differently over the years. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/^\| |;? (?=\})/g, (found) => (found.startsWith('|') ? '' : ' '))
    .trim();
}
