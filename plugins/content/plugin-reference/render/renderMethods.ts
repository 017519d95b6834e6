import type {RootContent} from 'mdast';
import {heading, paragraph, text} from '../../lib/markdown';
import type {Method} from '../../lib/referenceTypes';
import {commentBlocks} from './comment';
import {deprecation, fieldsTable, sinceLine} from './fields';
import {linkedCode, type Links} from './links';

/** Returns the methods' reference, each method below its own heading with its published anchor. */
export function renderMethods(methods: readonly Method[], links: Links): RootContent[] {
  return methods.flatMap((method) => [
    heading(3, text(methodTitle(method)), method.slug),
    ...deprecation(method.deprecated, links),
    {type: 'code', lang: 'ts', value: method.name + method.signature} as const,
    ...commentBlocks(method.docs, links),
    ...fieldsTable('Parameter', method.parameters, links),
    ...returnsLine(method, links),
    ...sinceLine(method.since),
  ]);
}

/** Returns a method's short form, such as `getPhoto()` or `addListener('pause', …)`. */
function methodTitle({name, parameters}: Pick<Method, 'name' | 'parameters'>): string {
  const [first] = parameters;
  return name === 'addListener' && first ? `addListener(${first.type}, …)` : `${name}()`;
}

function returnsLine({returns, returnsDocs}: Method, links: Links): RootContent[] {
  if (returns === 'void' || returns === 'Promise<void>') return [];
  const [docs, ...more] = returnsDocs ? commentBlocks(returnsDocs, links) : [];
  const line = paragraph(
    {type: 'strong', children: [text('Returns:')]},
    text(' '),
    linkedCode(returns, links),
  );
  if (docs?.type !== 'paragraph') return [line, ...(docs ? [docs] : []), ...more];
  return [{...line, children: [...line.children, text(' '), ...docs.children]}, ...more];
}
