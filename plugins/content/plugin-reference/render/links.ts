import type {InlineCode, PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {typeTokens} from '../api/typeText';
import {inlineCode, link, text} from '../../lib/markdown';
import type {Method, TypesModel} from '../../lib/referenceTypes';
import standardTypes from './standardTypes.json';

/** The link targets of the names on a page: types by name, and methods by name without parentheses. */
export type Links = {
  readonly types: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, string>;
  /** The names of enum members. In a comment, such a name doesn't refer to a type. */
  readonly members: ReadonlySet<string>;
};

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
  };
}

/**
 * Returns a type's text as inline code whose type names link to their definitions. It is an MDX element if it has
 * links, because Markdown's inline code can't contain any.
 */
export function linkedCode(type: string, {types}: Links): InlineCode | MdxJsxTextElement {
  const tokens = typeTokens(type).map(({text: value, isName}): PhrasingContent => {
    const url = isName ? types.get(value) : undefined;
    return url ? link(url, text(value)) : text(value);
  });
  if (tokens.every((token) => token.type === 'text')) return inlineCode(type);
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], children: tokens};
}
