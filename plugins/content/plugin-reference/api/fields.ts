import type {DocsInterfaceMethod, DocsInterfaceProperty} from '@capacitor/docgen';
import type {Field, Method} from '../../lib/referenceTypes';
import type {DeclaredMember} from './declarations';
import {cleanDocs, tagTexts, type TagTexts} from './tags';
import {cleanType, withoutUndefined} from './typeText';

/**
 * Returns the field for a property in docgen's data. Its type and whether it may be left out come from
 * its declaration, if that is known: docgen loses the `?` of most and the `[]` of some.
 */
export function fieldFromDocs(property: DocsInterfaceProperty, declared: DeclaredMember | undefined): Field {
  const type = cleanType(property.type);
  return {
    name: property.name,
    type: withoutUndefined(declared?.type ?? type),
    optional: declared?.optional ?? type !== withoutUndefined(type),
    ...comment(property.docs || declared?.docs || '', tagTexts(property.tags)),
  };
}

/** Returns the field for a member that only its declaration tells of. */
export function fieldFromDeclaration(member: DeclaredMember): Field {
  return {
    name: member.name,
    type: withoutUndefined(member.type),
    optional: member.optional,
    ...comment(member.docs, tagTexts(member.tags)),
  };
}

/**
 * Returns fields for the members of the objects that are the type of `members`, where they are
 * documented: `coords.latitude`. Undocumented ones say no more than the type of the object does.
 */
export function nestedFields(member: DeclaredMember): Field[] {
  if (!member.members.some(({docs}) => docs)) return [];
  return member.members.flatMap((inner) => {
    const named = {...inner, name: `${member.name}.${inner.name}`};
    return [fieldFromDeclaration(named), ...nestedFields(named)];
  });
}

function comment(docs: string, tags: TagTexts): Pick<Field, 'docs'> & Partial<Field> {
  const {since, deprecated, defaultValue, example, platforms} = tags;
  return {
    docs: [cleanDocs(docs), platformSentence(platforms)].filter(Boolean).join('\n\n'),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(defaultValue ? {defaultValue} : {}),
    ...(example ? {example} : {}),
  };
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = {ios: 'iOS', android: 'Android', web: 'the web'};

function platformSentence(platforms: readonly string[]): string {
  const names = platforms.map((platform) => PLATFORM_NAMES[platform.toLowerCase()] ?? platform);
  return names.length > 0 ? `Only available on ${names.join(' and ')}.` : '';
}

/** The parts of a method that docgen's data and declarations share. */
export type MethodSource = {
  readonly docs: DocsInterfaceMethod;
  /** Of the interface's member. */
  readonly declared: DeclaredMember | undefined;
  /** Of the class that implements it, for what the interface leaves unsaid. */
  readonly implemented: DeclaredMember | undefined;
};

/** Returns the method for what docgen and the declarations say of it. */
export function methodFromDocs({docs, declared, implemented}: MethodSource): Method {
  const said = docs.docs || docs.tags.length > 0 ? docs : (implemented ?? docs);
  const {since, deprecated, returns, example} = tagTexts(said.tags);
  return {
    name: docs.name,
    slug: anchorOf(docs),
    signature: cleanType(declared?.type ?? docs.signature),
    parameters: parametersOf(docs, declared, implemented),
    returns: cleanType(declared?.returns ?? docs.returns),
    ...(returns ? {returnsDocs: returns} : {}),
    docs: [cleanDocs(said.docs), example && `Example:\n\n${example}`].filter(Boolean).join('\n\n'),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

/**
 * The anchor of a listener is that of its heading, `addListener('pause', ...)`, as published pages have
 * it: older docgen, of Capacitor 3 and 4, left out the hyphen at its end.
 */
function anchorOf({name, slug, parameters}: DocsInterfaceMethod): string {
  return name === 'addListener' && parameters.length > 0 ? slug.replace(/-?$/, '-') : slug;
}

function parametersOf(
  docs: DocsInterfaceMethod,
  declared: DeclaredMember | undefined,
  implemented: DeclaredMember | undefined,
): Field[] {
  return docs.parameters.map((parameter, index) => {
    const known = declared?.parameters[index];
    const said = parameter.docs || known?.docs || implemented?.parameters[index]?.docs || '';
    const type = cleanType(known?.type ?? parameter.type);
    return {
      name: parameter.name,
      type: withoutUndefined(type),
      docs: cleanDocs(said.replace(/^-\s+/, '')),
      optional: known?.optional ?? type !== withoutUndefined(type),
    };
  });
}

/** Returns docgen's data for a method that only its declaration tells of; it has no anchor of its own. */
export function docsFromDeclaration(member: DeclaredMember): DocsInterfaceMethod {
  const {name, docs, type, returns} = member;
  const parameters = member.parameters.map((parameter) => ({...parameter}));
  return {
    name,
    docs,
    tags: [...member.tags],
    signature: type,
    returns,
    parameters,
    complexTypes: [],
    slug: '',
  };
}
