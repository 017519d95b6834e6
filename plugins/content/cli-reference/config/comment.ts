import ts from 'typescript';
import type {Field} from '../../lib/referenceTypes';

export type Comment = Pick<Field, 'docs' | 'since' | 'deprecated' | 'defaultValue'>;

/** Returns what the JSDoc comment before a declaration says: its text as Markdown, and the tags we show. */
export function commentOf(node: ts.Node): Comment {
  const docs = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join('\n\n');
  const since = tagOf(node, 'since');
  const deprecated = tagOf(node, 'deprecated');
  // The sources write the same kind of default with quotes, with backticks and without any.
  const defaultValue = tagOf(node, 'default')?.replace(/^(['"`])(.*)\1$/, '$2');
  return {
    docs: keepValueLines(docs.trim()),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(defaultValue ? {defaultValue} : {}),
  };
}

/** The text of the first tag of that name: empty for a tag without text, `undefined` for none. */
function tagOf(node: ts.Node, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find(({tagName}) => tagName.text === name);
  return tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
}

/**
 * Returns the text with a hard break before each line such as `'debug' = …`: the sources list values so,
 * one a line, which CommonMark would run together.
 */
export function keepValueLines(docs: string): string {
  return docs.replace(/([^\n])\n(?=(['"`])[^'"`\n]+\2 = )/g, '$1\\\n');
}
