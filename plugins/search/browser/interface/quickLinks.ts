type PageLink = {readonly label: string; readonly route: string};

/** Where readers who don't know what to search for usually want to go: routes that every docs version has. */
export const QUICK_LINKS: readonly PageLink[] = [
  {label: 'Get started', route: 'getting-started'},
  {label: 'Official plugins', route: 'apis'},
  {label: 'Command line', route: 'cli'},
  {label: 'Configuration', route: 'config'},
  {label: 'Troubleshooting on iOS', route: 'ios/troubleshooting'},
  {label: 'Troubleshooting on Android', route: 'android/troubleshooting'},
];

/** What the not-found page offers: the same, and where readers find out what an error means. */
export const POPULAR_PAGES: readonly PageLink[] = [
  ...QUICK_LINKS,
  {label: 'Error messages', route: 'errors'},
];
