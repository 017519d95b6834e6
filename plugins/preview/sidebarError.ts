import {nearMatches} from '../../packages/lib/nearMatches';

/** Docusaurus's message about IDs that no doc has (`plugin-content-docs/lib/sidebars/utils.js`). */
const MESSAGE =
  /^Invalid sidebar file at "(?<file>[^"]+)"\.\nThese sidebar document ids do not exist:\n(?<unknown>(?:- .*\n)+)\nAvailable document ids are:\n(?<known>(?:- .*\n)+)/;

/**
 * Returns Docusaurus's message about unknown IDs in a sidebars file, without its list of all other IDs: one line per
 * unknown ID, `file:line  what is wrong`, with similar IDs. `read` returns a file's text. Returns nothing for any
 * other message.
 */
export function shortSidebarError(message: string, read: (file: string) => string): string | undefined {
  const {file, unknown, known} = MESSAGE.exec(message)?.groups ?? {};
  if (file === undefined || unknown === undefined || known === undefined) return undefined;
  const lines = read(file).split('\n');
  return itemsOf(unknown)
    .map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)) + 1;
      const near = nearMatches(id, itemsOf(known)).map((match) => `"${match}"`);
      const hint =
        near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'An id is the path of the page without .md.';
      return `${file}${line > 0 ? `:${line}` : ''}  There is no doc "${id}". ${hint}`;
    })
    .join('\n');
}

function itemsOf(list: string): string[] {
  return list
    .trimEnd()
    .split('\n')
    .map((item) => item.slice('- '.length));
}
