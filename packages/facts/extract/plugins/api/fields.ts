import {correctTexts} from '../../correctTexts';
import {limitTo, platformLimit} from '../../../platformLimit';
import type {Field, Method} from '../../../schema/plugin';
import type {DeclaredMember} from './declarations';
import {tagTexts} from './tags';
import {withoutUndefined} from '../../../typeText';

/** Returns the field for a property, an index signature or the member of an enum. */
function fieldOf(member: DeclaredMember): Field {
  const {since, deprecated, defaultValue, example, platforms} = tagTexts(member.tags);
  const {docs, limit = limitTo(platforms)} = platformLimit(correctTexts(member.docs));
  return {
    name: member.name,
    type: withoutUndefined(member.type),
    optional: member.optional,
    docs,
    limit,
    since,
    deprecated,
    defaultValue,
    example,
  };
}

/** Returns the fields for all members but methods, each with those that are documented inside its type. */
export function fieldsOf(members: readonly DeclaredMember[]): Field[] {
  return members
    .filter(({kind}) => kind !== 'method')
    .flatMap((member) => [fieldOf(member), ...nestedFields(member)]);
}

/**
 * Returns fields for the members of `member`'s object type, such as `coords.latitude`, if any of them is documented.
 * Otherwise, the object's type already shows them.
 */
function nestedFields(member: DeclaredMember): Field[] {
  if (!member.members.some(({docs}) => docs)) return [];
  return fieldsOf(member.members.map((inner) => ({...inner, name: `${member.name}.${inner.name}`})));
}

/**
 * Returns a method, whose anchor is that of its heading. What its comment doesn't say is taken from `implemented`, the
 * member of the class that implements the interface.
 */
export function methodOf(declared: DeclaredMember, implemented?: DeclaredMember): Method {
  const isDocumented = declared.docs !== '' || declared.tags.length > 0;
  const commented = isDocumented ? declared : (implemented ?? declared);
  const {since, deprecated, returns} = tagTexts(commented.tags);
  return {
    name: declared.name,
    slug: anchorOf(declared),
    signature: declared.type,
    parameters: declared.parameters.map((parameter, index): Field => {
      const docs = parameter.docs || implemented?.parameters[index]?.docs || '';
      return {
        name: parameter.name,
        type: withoutUndefined(parameter.type),
        docs: docs.replace(/^-\s+/, ''),
        optional: parameter.optional,
      };
    }),
    returns: declared.returns,
    returnsDocs: returns,
    docs: commented.docs,
    since,
    deprecated,
  };
}

/** Published pages have the anchor of the heading that Capacitor's docgen writes: `addListener('pause', ...)`. */
function anchorOf({name, parameters: [first]}: DeclaredMember): string {
  const heading = name === 'addListener' && first ? `${name}(${first.type}, ...)` : name;
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
