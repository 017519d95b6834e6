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

/** What docgen says of a method, which is only some of what the declaration says. */
type MethodDocs = Pick<DocsInterfaceMethod, 'docs' | 'tags' | 'slug'> & {
  readonly parameters: readonly {readonly docs: string}[];
};

/**
 * Returns a method. `docs` is docgen's data about it, or the declaration for a method that docgen doesn't list, which has no
 * anchor. What these don't document is taken from `implemented`, the member of the class that implements the interface.
 */
export function methodFrom(
  declared: DeclaredMember,
  docs: MethodDocs = {...declared, tags: [...declared.tags], slug: ''},
  implemented?: DeclaredMember,
): Method {
  const said = docs.docs || docs.tags.length > 0 ? docs : (implemented ?? docs);
  const {since, deprecated, returns} = tagTexts(said.tags);
  return {
    name: declared.name,
    slug: anchorOf(declared, docs.slug),
    signature: cleanType(declared.type),
    parameters: declared.parameters.map((parameter, index): Field => {
      const words =
        docs.parameters[index]?.docs || parameter.docs || implemented?.parameters[index]?.docs || '';
      return {
        name: parameter.name,
        type: withoutUndefined(cleanType(parameter.type)),
        docs: cleanDocs(words.replace(/^-\s+/, '')),
        optional: parameter.optional,
      };
    }),
    returns: cleanType(declared.returns),
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
function anchorOf({name, parameters}: DeclaredMember, slug: string): string {
  return name === 'addListener' && parameters.length > 0 ? slug.replace(/-?$/, '-') : slug;
}
