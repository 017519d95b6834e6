/** The sections that results are filtered by: the first folder of the route, named as in the sidebar. */
const SECTIONS: Readonly<Record<string, string>> = {
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

/** Returns the section of a route (without base URL). Pages that no folder names are the start of a version. */
export function sectionOf(route: string): string {
  const folder = route.replace(/^(?:next|v\d+)(?:\/|$)/, '').split('/')[0] ?? '';
  return SECTIONS[folder] ?? 'Getting Started';
}
