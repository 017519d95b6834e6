import sections from './sectionNames.json';

/** The sections that readers filter results by, named as in the sidebar, by a route's first folder or page. */
const SECTIONS = new Map(Object.entries(sections));

/** A doc as Docusaurus loads it: its file (`@site/docs/cli/index.md`), and its route with the base URL. */
export type SourcedDoc = {readonly source: string; readonly permalink: string};

const ADVICE =
  'Add it to plugins/search/index/sectionNames.json, or move the page to a folder that is listed there.';

/** Returns the section of a route without its base URL. Throws if its folder isn't listed. */
export function sectionOf(route: string): string {
  const folder = folderOf(route);
  const section = SECTIONS.get(folder);
  if (section === undefined) {
    throw new Error(`search-index: ${route} is in the section "${folder}", which is unknown. ${ADVICE}`);
  }
  return section;
}

/** Returns a line for each doc whose section isn't listed, or undefined if there are none. */
export function unknownSections(docs: readonly SourcedDoc[], baseUrl: string): string | undefined {
  const lines = docs.flatMap(({source, permalink}) => {
    const folder = folderOf(permalink.slice(baseUrl.length));
    return SECTIONS.has(folder) ? [] : [`  ${source.replace('@site/', '')} is in the section "${folder}"`];
  });
  return lines.length > 0
    ? [`search-index: search does not recognize the section of these pages. ${ADVICE}`, ...lines].join('\n')
    : undefined;
}

/** Returns whether a route without its base URL is the home page of a version. */
export function isHome(route: string): boolean {
  return folderOf(route) === '';
}

/** Returns the first segment of a route after its version, or an empty string for a version's home page. */
function folderOf(route: string): string {
  return route.replace(/^(?:next|v\d+)(?:\/|$)/, '').split('/')[0] ?? '';
}
