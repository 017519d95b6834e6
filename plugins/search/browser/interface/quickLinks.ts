import type {Icon} from './KindIcon';

type PageLink = {readonly label: string; readonly route: string; readonly icon: Icon};

/** Where readers who don't know what to search for usually want to go: routes that every docs version has. */
export const QUICK_LINKS: readonly PageLink[] = [
  {label: 'Get started', route: 'getting-started', icon: 'start'},
  {label: 'Official plugins', route: 'apis', icon: 'plugins'},
  {label: 'Command line', route: 'cli', icon: 'command'},
  {label: 'Configuration', route: 'config', icon: 'settings'},
  {label: 'Troubleshooting on iOS', route: 'ios/troubleshooting', icon: 'ios'},
  {label: 'Troubleshooting on Android', route: 'android/troubleshooting', icon: 'android'},
];

/** What the not-found page offers: the same, and where readers find out what an error means. */
export const POPULAR_PAGES: readonly PageLink[] = [
  ...QUICK_LINKS,
  {label: 'Error messages', route: 'errors', icon: 'error'},
];
