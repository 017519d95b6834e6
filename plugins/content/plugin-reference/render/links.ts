import type {InlineCode, PhrasingContent} from 'mdast';
import {
  memberAnchor,
  type Field,
  type InterfaceModel,
  type Method,
  type TypesModel,
} from '../../../../packages/facts';
import {uniqueBy} from '../../../../packages/lib/uniqueBy';
import {namesIn, typeTokens} from '../../../../packages/facts/typeText';
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
  /** The properties of types by name, with those of the types that they extend or consist of. */
  readonly objects: ReadonlyMap<string, readonly Property[]>;
  /** The names of the types that calls pass, whose lists mark what a call can't leave out. */
  readonly passed: ReadonlySet<string>;
  /** The values of short unions and the members of small enums, as one line of text, by the type's name. */
  readonly values: ReadonlyMap<string, string>;
  /** Returns the URL of a plugin package's page, if it has one. */
  readonly pageOf: PageOf;
};

export type PageOf = (packageName: string) => string | undefined;

/** A property of a type, and the anchor of its entry. */
export type Property = Field & {readonly anchor: string};

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
    objects: objectsOf(types),
    passed: passedTypes(types, methods),
    values: valuesOf(types),
    pageOf,
  };
}

/** A type, and the names of the types whose properties it has besides its own. */
type Extension = Pick<InterfaceModel, 'slug' | 'fields'> & {readonly bases: readonly string[]};

function objectsOf({interfaces, typeAliases}: TypesModel): ReadonlyMap<string, readonly Property[]> {
  const types = new Map<string, Extension>([
    ...interfaces.map((type): [string, Extension] => [type.name, {...type, bases: type.extends}]),
    // `A & B` has the properties of both, and `A` alone is another name for it.
    ...typeAliases.map((type): [string, Extension] => [type.name, {...type, bases: type.type.split(' & ')}]),
  ]);
  const propertiesOf = (name: string): Property[] => {
    const {slug = '', fields = [], bases = []} = types.get(name) ?? {};
    const inherited = bases.flatMap(propertiesOf);
    const declared = fields.map((field) => ({...field, anchor: memberAnchor(slug, field.name)}));
    return uniqueBy([...inherited, ...declared], (property) => property.name);
  };
  const objects = [...types.keys()].map((name) => [name, propertiesOf(name)] as const);
  return new Map(objects.filter(([, properties]) => properties.length > 0));
}

/** Returns the names of the types that methods take, and of the types that these consist of. */
function passedTypes({interfaces, typeAliases}: TypesModel, methods: readonly Method[]): ReadonlySet<string> {
  const parts = new Map([
    ...interfaces.map(
      (type) => [type.name, [...type.extends, ...type.fields.map((field) => field.type)]] as const,
    ),
    ...typeAliases.map(
      (type) => [type.name, [type.type, ...type.fields.map((field) => field.type)]] as const,
    ),
  ]);
  const passed = new Set<string>();
  const add = (type: string): void => {
    // What a function gets comes from the plugin.
    if (type.includes('=>')) return;
    for (const name of namesIn(type).filter((one) => parts.has(one) && !passed.has(one))) {
      passed.add(name);
      parts.get(name)?.forEach(add);
    }
  };
  for (const {parameters} of methods.filter((method) => !isListener(method)))
    parameters.forEach(({type}) => add(type));
  return passed;
}

/** The type of what a method of Google Maps calls when an event happens. */
const CALLBACK = /^\w+Callback</;

/** Whether a method takes a function that the plugin calls for events. What the function gets isn't an option. */
export function isListener({name, parameters}: Method): boolean {
  return name === 'addListener' || CALLBACK.test(parameters[0]?.type ?? '');
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
