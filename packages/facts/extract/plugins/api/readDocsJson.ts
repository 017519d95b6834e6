import fs from 'node:fs';
import * as z from 'zod';
import {cleanType} from '../../../typeText';
import {PROPERTY, type Declaration, type Declarations} from './declarations';
import {cleanDocs} from './tags';

const named = z.object({name: z.string().min(1)});
const commented = named.extend({docs: z.string()});

/** What is read of the reference data that Capacitor's docgen made of a package. */
const docsJson = z.object({
  api: named,
  interfaces: z.array(commented.extend({properties: z.array(commented.extend({type: z.string()}))})),
  typeAliases: z.array(commented.extend({types: z.array(z.object({text: z.string()}))})),
  enums: z.array(named),
});
export type DocsJson = z.infer<typeof docsJson>;

/**
 * Returns the reference data that a package ships in `file`, or nothing if there is no such file. Throws if it isn't that
 * data; the error names the file and what is missing.
 */
export function readDocsJson(file: string): DocsJson | undefined {
  if (!fs.existsSync(file)) return undefined;
  const {data, error} = docsJson.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file} is not docgen's output:\n${z.prettifyError(error)}`);
  return data;
}

/**
 * Returns the declarations with what only the reference data says, because it's in packages that aren't installed here: the
 * comments that google-maps inherits from Google's types, and types of GeoJSON.
 */
export function withDocs(declarations: Declarations, docs: DocsJson): Declarations {
  const isOwn = ({name}: {name: string}): boolean => declarations.has(name) || !LIBRARY.test(name);
  const interfaces = docs.interfaces
    .filter(isOwn)
    .map((type) => interfaceWith(type, declarations.get(type.name)));
  const aliases = docs.typeAliases
    .filter((type) => isOwn(type) && (declarations.get(type.name)?.kind ?? 'alias') === 'alias')
    .map((type) => aliasWith(type, declarations.get(type.name)));
  return new Map([...declarations, ...[...interfaces, ...aliases].map((type) => [type.name, type] as const)]);
}

/** What docgen lists of TypeScript's library. It belongs to no plugin. */
const LIBRARY = /^(?:Date|Partial|Required|Readonly|Record|Pick|Omit|Exclude|Extract)$/;
const UNDECLARED = {file: '', tags: [], extends: [], members: [], type: ''};

/** A constant of the same name adds its comment. */
function aliasWith(
  {name, docs, types}: DocsJson['typeAliases'][number],
  declared: Declaration | undefined,
): Declaration {
  const alias = declared ?? {...UNDECLARED, name, docs, kind: 'alias', type: types[0]?.text ?? ''};
  return {...alias, docs: cleanDocs(docs) || alias.docs};
}

function interfaceWith(
  {properties, ...type}: DocsJson['interfaces'][number],
  declared: Declaration | undefined,
): Declaration {
  const find = (name: string) => properties.find((property) => property.name === name);
  const isListed = properties.every(({name}) => declared?.members.some((member) => member.name === name));
  // Otherwise, docgen found a type of the same name in another package, such as GeoJSON's `Point`.
  const isSame = declared?.members.every(({name}) => find(name) !== undefined);
  if (declared && (isListed || !isSame)) {
    const members = declared.members.map((member) => ({
      ...member,
      docs: member.docs || (find(member.name)?.docs ?? ''),
    }));
    return {...declared, members};
  }
  const members = properties.map((property) => ({...PROPERTY, ...property, type: cleanType(property.type)}));
  return {...UNDECLARED, ...declared, ...type, kind: 'interface', members};
}
