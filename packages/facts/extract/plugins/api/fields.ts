import type {DocsInterfaceMethod, DocsInterfaceProperty} from '@capacitor/docgen';
import {correctTexts} from '../../correctTexts';
import {limitTo, platformLimit} from '../../../platformLimit';
import type {Field, Method} from '../../../schema/plugin';
import type {DeclaredMember} from './declarations';
import {cleanDocs, tagTexts, type TagTexts} from './tags';
import {cleanType, withoutUndefined} from '../../../typeText';

/**
 * Returns the field for a property in docgen's data. Its type and whether it is optional come from its declaration,
 * if there is one, because docgen drops the `?` of most properties and the `[]` of some.
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

/** Returns the field for a member that is only in the declarations. */
export function fieldFromDeclaration(member: DeclaredMember): Field {
  return {
    name: member.name,
    type: withoutUndefined(member.type),
    optional: member.optional,
    ...comment(member.docs, tagTexts(member.tags)),
  };
}

/**
 * Returns fields for the members of `member`'s object type, such as `coords.latitude`, if any of them is documented.
 * Otherwise, the object's type already shows them.
 */
export function nestedFields(member: DeclaredMember): Field[] {
  if (!member.members.some(({docs}) => docs)) return [];
  return member.members.flatMap((inner) => {
    const named = {...inner, name: `${member.name}.${inner.name}`};
    return [fieldFromDeclaration(named), ...nestedFields(named)];
  });
}

function comment(text: string, tags: TagTexts): Pick<Field, 'docs'> & Partial<Field> {
  const {since, deprecated, defaultValue, example, platforms} = tags;
  const {docs, limit = limitTo(platforms)} = platformLimit(correctTexts(cleanDocs(text)));
  return {
    docs,
    ...(limit ? {limit} : {}),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(defaultValue ? {defaultValue} : {}),
    ...(example ? {example} : {}),
  };
}

/** The parts of a method that both docgen's data and the declarations have. */
export type MethodSource = {
  readonly docs: DocsInterfaceMethod;
  /** The interface's member. */
  readonly declared: DeclaredMember | undefined;
  /** The member of the class that implements the interface, for what the interface doesn't document. */
  readonly implemented: DeclaredMember | undefined;
};

/** Returns the method as docgen and the declarations describe it. */
export function methodFromDocs({docs, declared, implemented}: MethodSource): Method {
  const said = docs.docs || docs.tags.length > 0 ? docs : (implemented ?? docs);
  const {since, deprecated, returns} = tagTexts(said.tags);
  return {
    name: docs.name,
    slug: anchorOf(docs),
    signature: cleanType(declared?.type ?? docs.signature),
    parameters: parametersOf(docs, declared, implemented),
    returns: cleanType(declared?.returns ?? docs.returns),
    ...(returns ? {returnsDocs: returns} : {}),
    docs: cleanDocs(said.docs),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

/**
 * A listener's anchor is that of its heading, `addListener('pause', ...)`, as on published pages. The docgen versions
 * of Capacitor 3 and 4 omitted the hyphen at its end.
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

/** Returns docgen's data for a method that is only in the declarations. It has no anchor. */
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
