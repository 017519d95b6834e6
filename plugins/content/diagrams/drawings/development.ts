import type {Diagram} from '../types';

/** Tasks that developers repeat while making an app. */
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
};
