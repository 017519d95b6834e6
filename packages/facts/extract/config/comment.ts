import ts from 'typescript';
import type {Field} from '../../schema/plugin';

export type Comment = Pick<Field, 'docs' | 'since' | 'deprecated' | 'defaultValue'>;

/** Returns the JSDoc comment before a declaration: its text as Markdown, and the tags that pages show. */
export function commentOf(node: ts.Node): Comment {
  const docs = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join('\n\n');
  const since = tagOf(node, 'since');
  const deprecated = tagOf(node, 'deprecated');
  // The sources write the same kind of default with quotes, with backticks or with neither.
  const defaultValue = tagOf(node, 'default')?.replace(/^(['"`])(.*)\1$/, '$2');
  return {
    docs: listValues(docs.trim()),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(defaultValue ? {defaultValue} : {}),
  };
}

/**
 * Returns the text of the first tag of that name: empty if the tag has no text, `undefined` if there is no such tag.
 */
function tagOf(node: ts.Node, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find(({tagName}) => tagName.text === name);
  return tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
}

/** Returns the text with a list item for each line such as `'debug' = …`, in which the sources explain one value. */
export function listValues(docs: string): string {
  return docs.replace(/^(['"`])([^'"`\n]+)\1 = /gm, '- `$2`: ');
}
