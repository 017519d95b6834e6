import type {Diagram} from '../types';

/** Tasks that developers repeat while making an app, or once for each major version. */
export const developmentDiagrams: Readonly<Record<string, Diagram>> = {
  'development-loop': {
    description:
      'The development loop has four steps. Change the web code, build it into the web folder, run npx cap sync to copy the build and ' +
      'update the native projects, then run the app on a device or emulator. Repeat the steps for the next change.',
    drawing: {
      kind: 'steps',
      columns: 4,
      steps: [
        {title: 'Change', text: 'your web code'},
        {title: 'Build', text: '`npm run build` fills the web folder'},
        {title: 'Sync', text: '`npx cap sync` copies it and updates plugins', strong: true},
        {title: 'Run', text: '`npx cap run`, Xcode or Android Studio'},
      ],
      loop: 'repeat for the next change',
    },
  },
  'upgrade-path': {
    description:
      'The upgrade path goes one major version at a time: from Capacitor 1 to 2, where the native projects move to Swift 5 and AndroidX; ' +
      'to 3, where each plugin becomes its own package; to 4, where Storage becomes Preferences; to 5, with newer tools; to 6, with the ' +
      'https scheme on Android; to 7, with newer tools; and to 8, with the SystemBars plugin.',
    drawing: {
      kind: 'steps',
      columns: 4,
      steps: [
        {title: '1 → 2', text: 'Swift 5, AndroidX'},
        {title: '2 → 3', text: 'a package for each plugin'},
        {title: '3 → 4', text: 'Storage becomes Preferences'},
        {title: '4 → 5', text: 'new tools, package IDs'},
        {title: '5 → 6', text: '`https` scheme on Android'},
        {title: '6 → 7', text: 'new tools and minimums'},
        {title: '7 → 8', text: 'SystemBars, newer tools'},
      ],
    },
  },
};
