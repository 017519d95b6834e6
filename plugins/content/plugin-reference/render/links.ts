import type {InlineCode, PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {typeTokens} from '../api/typeText';
import {inlineCode, link, text} from '../../lib/markdown';
import type {Method, TypesModel} from '../../lib/referenceTypes';
import standardTypes from './standardTypes.json';

/** Where the names on a page lead: types by name, methods by name without parentheses. */
export type Links = {
  readonly types: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, string>;
  /** Names of enum members: in a comment, such a name is not that of a type. */
  readonly members: ReadonlySet<string>;
};

/** Returns the links of an API; what JavaScript, the browser and TypeScript define leads to their pages. */
export function linksOf(types: TypesModel, methods: readonly Method[]): Links {
  const own = [...types.interfaces, ...types.typeAliases, ...types.enums];
  return {
    types: new Map([
      ...Object.entries(standardTypes),
      ...own.map(({name, slug}): [string, string] => [name, `#${slug}`]),
    ]),
    // Of listeners and overloads the first, which is where reading starts.
    methods: new Map(methods.map(({name, slug}): [string, string] => [name, `#${slug}`]).reverse()),
    members: new Set(types.enums.flatMap(({members}) => members.map(({name}) => name))),
  };
}

/**
 * Returns inline code for the text of a type, in which the names of types link to their definitions.
 * It is an element, because Markdown's inline code cannot hold links.
 */
export function linkedCode(type: string, {types}: Links): InlineCode | MdxJsxTextElement {
  const tokens = typeTokens(type).map(({text: value, isName}): PhrasingContent => {
    const url = isName ? types.get(value) : undefined;
    return url ? link(url, text(value)) : text(value);
  });
  if (tokens.every((token) => token.type === 'text')) return inlineCode(type);
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], children: tokens};
}
