import type {InlineCode, PhrasingContent} from 'mdast';
import type {InterfaceModel, Method, TypesModel} from '../../../../packages/facts';
import {typeTokens} from '../../../../packages/facts/typeText';
import {
  breakableName,
  element,
  inlineCode,
  link,
  text,
  type ElementNode,
} from '../../../../packages/pages/markdown';
import standardTypes from './standardTypes.json';

/** The link targets of the names on a page: types by name, and methods by name without parentheses. */
export type Links = {
  readonly types: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, string>;
  /** The names of enum members. In a comment, such a name doesn't refer to a type. */
  readonly members: ReadonlySet<string>;
  /** The types with properties, by name. */
  readonly objects: ReadonlyMap<string, ObjectType>;
  /** The values of short unions and the members of small enums, as one line of text, by the type's name. */
  readonly values: ReadonlyMap<string, string>;
  /** Returns the URL of a plugin package's page, if it has one. */
  readonly pageOf: PageOf;
};

export type PageOf = (packageName: string) => string | undefined;

/** A type with properties, and its anchor. */
export type ObjectType = Pick<InterfaceModel, 'slug' | 'fields'>;

/** Returns an API's links. Names that JavaScript, browsers or TypeScript define link to their own documentation. */
export function linksOf(
  types: TypesModel,
  methods: readonly Method[],
  pageOf: PageOf = () => undefined,
): Links {
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
    values: valuesOf(types),
    pageOf,
  };
}

/** The most characters of a list of values that fit beside a type's name. */
const LONGEST_VALUES = 60;

/** Matches a union of strings or numbers. */
const UNION = /^(?:'[^']*'|-?\d+)(?: \| (?:'[^']*'|-?\d+))*$/;

function valuesOf({typeAliases, enums}: TypesModel): ReadonlyMap<string, string> {
  const unions = typeAliases.filter(({type}) => UNION.test(type));
  const values = [
    ...unions.map(({name, type}) => [name, type] as const),
    ...enums.map(({name, members}) => [name, members.map((one) => one.name).join(' | ')] as const),
  ];
  return new Map(values.filter(([, list]) => list.length <= LONGEST_VALUES));
}

/**
 * Returns a type's text as inline code whose type names link to their definitions. It is an element if it has links,
 * because Markdown's inline code can't contain any.
 */
export function linkedCode(type: string, {types}: Links): InlineCode | ElementNode {
  const parts = typeTokens(type).map(({text: value, isName}) => {
    const url = isName ? types.get(value) : undefined;
    return url ? link(url, ...breakableName(value)) : text(value);
  });
  return parts.some((part) => part.type === 'link') ? element('code', ...parts) : inlineCode(type);
}

/** Matches a string, a name or a number, or what stands between these. */
const PART = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\w$]+|[^\w$'"]+|['"]/g;

/**
 * Returns a type's text with the colors of code, in which type names link to their definitions. Punctuation has the
 * color of the element around it, and the names of parameters and properties are `var` elements, because there are
 * fewer of them.
 */
export function coloredType(type: string, {types}: Links): PhrasingContent[] {
  return typeTokens(type).flatMap(({text: value, isName}): PhrasingContent[] => {
    if (!isName) return (value.match(PART) ?? []).map(coloredPart);
    const url = types.get(value);
    if (url) return [link(url, text(value))];
    return [element(/^[a-z]/.test(value) ? 'span.t-keyword' : 'span.t-number', text(value))];
  });
}

function coloredPart(part: string): PhrasingContent {
  if (part.length > 1 && /^['"]/.test(part)) return element('span.t-string', text(part));
  return /^[\w$]/.test(part) ? element('var', text(part)) : text(part);
}
