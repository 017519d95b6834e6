/** Where readers who don't know what to search for usually want to go: routes that every docs version has. */
export const QUICK_LINKS: readonly {readonly label: string; readonly route: string}[] = [
  {label: 'Get started', route: 'getting-started'},
  {label: 'Official plugins', route: 'apis'},
  {label: 'Command line', route: 'cli'},
  {label: 'Configuration', route: 'config'},
  {label: 'Troubleshooting on iOS', route: 'ios/troubleshooting'},
  {label: 'Troubleshooting on Android', route: 'android/troubleshooting'},
];
