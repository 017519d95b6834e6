/** The sections that results are filtered by, named as in the sidebar, by the first folder or the page of the route. */
const SECTIONS: Readonly<Record<string, string>> = {
  '': 'Getting Started',
  android: 'Android',
  apis: 'Plugin APIs',
  basics: 'Basics',
  cli: 'CLI',
  config: 'Reference',
  cordova: 'Cordova/PhoneGap',
  'core-apis': 'Core APIs',
  'getting-started': 'Getting Started',
  guides: 'Guides',
  ios: 'iOS',
  main: 'Reference',
  plugins: 'Creating Plugins',
  reference: 'Reference',
  updating: 'Upgrade Guides',
  vscode: 'VS Code Extension',
  web: 'Web/PWA',
};

/** A doc as Docusaurus loads it: its file (`@site/docs/cli/index.md`), and its route with the base URL. */
export type SourcedDoc = {readonly source: string; readonly permalink: string};

const ADVICE =
  'Add it to SECTIONS in plugins/search/index/sections.ts, or move the page to a folder that is listed there.';

/** Returns the section of a route (without base URL). Throws when its folder is not listed. */
export function sectionOf(route: string): string {
  const folder = folderOf(route);
  const section = Object.hasOwn(SECTIONS, folder) ? SECTIONS[folder] : undefined;
  if (section === undefined) {
    throw new Error(
      `search-index: ${route} is in the section "${folder}", which search does not recognize. ${ADVICE}`,
    );
  }
  return section;
}

/** Returns what is wrong with those of the docs whose section is not listed, one a line; undefined if there are none. */
export function unknownSections(docs: readonly SourcedDoc[], baseUrl: string): string | undefined {
  const lines = docs.flatMap(({source, permalink}) => {
    const folder = folderOf(permalink.slice(baseUrl.length));
    return Object.hasOwn(SECTIONS, folder)
      ? []
      : [`  ${source.replace('@site/', '')} is in the section "${folder}"`];
  });
  return lines.length > 0
    ? [`search-index: search does not recognize the section of these pages. ${ADVICE}`, ...lines].join('\n')
    : undefined;
}

/** Returns the first part of a route below its version; nothing for the first page of a version. */
function folderOf(route: string): string {
  return route.replace(/^(?:next|v\d+)(?:\/|$)/, '').split('/')[0] ?? '';
}
