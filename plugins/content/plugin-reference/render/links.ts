import type {InlineCode, PhrasingContent} from 'mdast';
import {typeTokens} from '../api/typeText';
import {element, inlineCode, link, text, type ElementNode} from '../../lib/markdown';
import type {InterfaceModel, Method, TypesModel} from '../../lib/referenceTypes';
import standardTypes from './standardTypes.json';

/** The link targets of the names on a page: types by name, and methods by name without parentheses. */
export type Links = {
  readonly types: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, string>;
  /** The names of enum members. In a comment, such a name doesn't refer to a type. */
  readonly members: ReadonlySet<string>;
  /** The types with properties, by name. */
  readonly objects: ReadonlyMap<string, ObjectType>;
};

/** A type with properties, and its anchor. */
type ObjectType = Pick<InterfaceModel, 'slug' | 'fields'>;

/** Returns an API's links. Names that JavaScript, browsers or TypeScript define link to their own documentation. */
export function linksOf(types: TypesModel, methods: readonly Method[]): Links {
  const own = [...types.interfaces, ...types.typeAliases, ...types.enums];
  return {
    types: new Map([
      ...Object.entries(standardTypes),
      ...own.map(({name, slug}): [string, string] => [name, `#${slug}`]),
    ]),
    // Listeners and overloads share a name, which links to the first of them.
    methods: new Map(methods.map(({name, slug}): [string, string] => [name, `#${slug}`]).reverse()),
    members: new Set(types.enums.flatMap(({members}) => members.map(({name}) => name))),
    objects: new Map(
      [...types.interfaces, ...types.typeAliases]
        .filter(({fields}) => fields.length > 0)
        .map((type): [string, ObjectType] => [type.name, type]),
    ),
  };
}

/**
 * Returns a type's text as inline code whose type names link to their definitions. It is an element if it has links,
 * because Markdown's inline code can't contain any.
 */
export function linkedCode(type: string, links: Links): InlineCode | ElementNode {
  const parts = linkedType(type, links);
  return parts.every((part) => part.type === 'text') ? inlineCode(type) : element('code', ...parts);
}

/** Returns a type's text, in which type names link to their definitions. */
export function linkedType(type: string, {types}: Links): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (const {text: value, isName} of typeTokens(type)) {
    const url = isName ? types.get(value) : undefined;
    const last = parts.at(-1);
    if (url) parts.push(link(url, text(value)));
    else if (last?.type === 'text') last.value += value;
    else parts.push(text(value));
  }
  return parts;
}
