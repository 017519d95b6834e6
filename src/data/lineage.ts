/**
 * An address within a version, relative to the version's root and without a trailing slash: `/apis/storage`, `/` for
 * the version's home, or `/apis/storage#get` for a section.
 */
export type Address = string;

/**
 * What happened to a subject when the version with the label `in` came out. `before` is its address in the previous
 * version, and `after` its address in the new one. Several entries with the same `before` are a split, and several
 * with the same `after` are a merge; the first one counts where only one page can be shown. A subject that only one of
 * the two versions has comes with the `nearest` address of the other version instead.
 */
export type Change =
  | {readonly in: string; readonly before: Address; readonly after: Address}
  | {readonly in: string; readonly after: Address; readonly nearest: Address}
  | {readonly in: string; readonly before: Address; readonly nearest: Address};

/**
 * An address that changed in versions that were already published (`within`, labels). A page's old address redirects to
 * the new one. A section's old address opens its page, because a redirect can't depend on an anchor.
 */
export type Move = {readonly within: readonly string[]; readonly before: Address; readonly after: Address};

type Pairs = Readonly<Record<Address, Address>>;

/** Subjects with another address since the version `label`: the new address by the old one. */
function renamedIn(label: string, pairs: Pairs): Change[] {
  return Object.entries(pairs).map(([before, after]) => ({in: label, before, after}));
}

/** Subjects that the version `label` was the first to have: the nearest address of the previous version by theirs. */
function addedIn(label: string, pairs: Pairs): Change[] {
  return Object.entries(pairs).map(([after, nearest]) => ({in: label, after, nearest}));
}

/** Subjects that the version `label` no longer has: its nearest address by theirs in the previous version. */
function removedIn(label: string, pairs: Pairs): Change[] {
  return Object.entries(pairs).map(([before, nearest]) => ({in: label, before, nearest}));
}

const V3: readonly Change[] = [
  // CLI commands moved into a folder of their own, and some became packages or options.
  ...renamedIn('v3', {
    '/cli/add': '/cli/commands/add',
    '/cli/copy': '/cli/commands/copy',
    '/cli/doctor': '/cli/commands/doctor',
    '/cli/init': '/cli/commands/init',
    '/cli/ls': '/cli/commands/ls',
    '/cli/open': '/cli/commands/open',
    '/cli/sync': '/cli/commands/sync',
    '/cli/update': '/cli/commands/update',
    '/cli/cap': '/cli',
  }),
  ...addedIn('v3', {
    '/updating/changes': '/android/updating',
    '/cli/commands/run': '/basics/running-your-app',
    '/cli/hooks': '/cli',
    '/cli/telemetry': '/cli',
    '/android/setting-target-sdk': '/android/configuration',
    '/getting-started/faqs': '/getting-started',
    '/getting-started/ui': '/getting-started/with-ionic',
  }),
  ...removedIn('v3', {
    '/cli/create': '/getting-started#starting-a-new-app',
    '/cli/serve': '/web#develop-in-a-browser',
    '/cli/plugin-generate': '/plugins/creating-plugins#plugin-generator',
  }),

  // The plugins of core became packages. Modals was split in two, and App lost the methods that open other apps.
  ...renamedIn('v3', {
    '/apis/accessibility': '/apis/screen-reader',
    '/apis/modals': '/apis/dialog',
    '/apis/modals#showactions': '/apis/action-sheet#showactions',
    '/apis/app#canopenurl': '/apis/app-launcher#canopenurl',
    '/apis/app#openurl': '/apis/app-launcher#openurl',
  }),
  ...addedIn('v3', {
    '/apis/action-sheet': '/apis/modals#offer-actions-and-ask-before-deleting',
    '/apis/app-launcher': '/apis/app#openurl',
    '/apis/google-maps': '/apis',
    '/apis/text-zoom': '/apis/accessibility',
  }),
  ...removedIn('v3', {
    '/apis/background-task': '/apis/app#react-to-the-background',
    '/apis/console': '/config',
    '/apis/permissions': '/updating/3-0#official-plugins',
    '/apis/photos': '/apis/camera',
  }),

  // The steps of the workflow became sections of one page.
  ...renamedIn('v3', {
    '/basics/building-your-app': '/basics/workflow#build-your-web-code',
    '/basics/building-your-app#copy-it-into-the-native-projects': '/basics/workflow#sync-your-project',
    '/basics/building-your-app#build-the-native-binary': '/basics/workflow#compiling-your-native-binary',
    '/basics/opening-native-projects': '/basics/workflow#open-the-native-project',
    '/basics/running-your-app': '/basics/workflow#run-on-a-device-or-emulator',
    '/basics/progressive-web-app': '/web/progressive-web-apps',
    '/getting-started/dependencies': '/getting-started/environment-setup',
  }),
  ...renamedIn('v3', {
    '/getting-started#add-capacitor-to-your-web-app': '/getting-started#adding-capacitor-to-your-app',
    '/getting-started#create-a-new-project': '/getting-started#starting-a-new-app',
  }),
  ...addedIn('v3', {
    '/getting-started/templates': '/getting-started#create-a-new-project',
    '/getting-started/vscode-extension': '/getting-started',
  }),

  ...renamedIn('v3', {
    '/cordova/using-cordova-plugins': '/plugins/cordova',
    '/cordova/known-incompatible-plugins': '/plugins/cordova#known-incompatible-plugins',
  }),

  // Capacitor's own APIs got pages, and so did plugin development.
  ...renamedIn('v3', {
    '/plugins/ios#answer-later': '/core-apis/saving-calls#one-answer-later',
  }),
  ...addedIn('v3', {
    '/core-apis': '/basics/utilities',
    '/core-apis/android': '/plugins/android',
    '/core-apis/data-types': '/plugins/ios#read-the-options',
    '/core-apis/ios': '/plugins/ios',
    '/core-apis/saving-calls': '/plugins/ios#answer-later',
    '/core-apis/web': '/basics/utilities',
    '/plugins/configuration-values': '/plugins/creating-plugins',
    '/plugins/method-types': '/plugins/ios#answer-the-call',
    '/plugins/tutorial/introduction': '/plugins/creating-plugins',
    '/plugins/tutorial/designing-the-plugin-api': '/plugins/creating-plugins#decide-before-you-start',
    '/plugins/tutorial/code-abstraction-patterns': '/plugins/creating-plugins',
    '/plugins/tutorial/using-the-plugin-api': '/plugins/workflow#local-testing',
    '/plugins/tutorial/web': '/plugins/web',
    '/plugins/tutorial/ios-implementation': '/plugins/ios',
    '/plugins/tutorial/android-implementation': '/plugins/android',
    '/plugins/tutorial/packaging-the-plugin': '/plugins/workflow#publish',
    '/ios/viewcontroller': '/ios/custom-code#code-that-javascript-does-not-call',
  }),
  ...removedIn('v3', {
    '/plugins/js': '/plugins/creating-plugins',
  }),

  ...renamedIn('v3', {
    '/apis#plugins-and-angular': '/guides/angular',
  }),
  ...addedIn('v3', {
    '/guides/automated-configuration': '/basics/configuring-your-app',
    '/guides/environment-specific-configurations': '/config#values-by-environment',
    '/guides/mocking-plugins': '/basics/using-plugins',
  }),

  // Each platform's page about updating became a section of each version's guide.
  ...renamedIn('v3', {
    '/android/updating': '/updating/2-0',
    '/android/updating#from-10-to-11': '/updating/1-1#android',
    '/android/updating#from-151-and-older-to-20': '/updating/2-0#android',
    '/android/updating#move-to-androidx': '/updating/2-0#migrate-to-androidx',
    '/android/updating#keep-versions-in-one-file': '/updating/2-0#android-shared-variables',
    '/android/updating#update-gradle-and-its-plugins': '/updating/2-0#android-gradle',
    '/android/updating#handle-more-configuration-changes': '/updating/2-0#android-manifest',
    '/ios/updating': '/updating/2-0#ios',
    '/ios/updating#from-10-to-11': '/updating/1-1#ios',
    '/ios/updating#from-151-and-older-to-20': '/updating/2-0#ios',
  }),
  ...addedIn('v3', {
    '/updating/1-1': '/android/updating#from-10-to-11',
    '/updating/3-0': '/basics/workflow#5-check-and-update-capacitor',
    '/updating/plugins/3-0': '/plugins/workflow',
  }),
];

const V4: readonly Change[] = [
  ...renamedIn('v4', {
    '/apis/storage': '/apis/preferences',
    '/getting-started#adding-capacitor-to-your-app': '/getting-started#add-capacitor-to-your-web-app',
    '/getting-started#starting-a-new-app': '/getting-started#create-a-new-app',
  }),
  ...addedIn('v4', {
    '/apis/cookies': '/apis',
    '/apis/http': '/apis',
    '/apis/screen-orientation': '/guides/screen-orientation',
    '/cli/commands/build': '/basics/workflow#compiling-your-native-binary',
    '/cli/commands/migrate': '/updating/3-0',
    '/guides/autofill-credentials': '/guides/deep-links',
    '/guides/games': '/getting-started',
    '/ios/privacy-manifest': '/ios/deploying-to-app-store',
    '/updating/4-0': '/updating/3-0',
  }),
  ...removedIn('v4', {
    '/basics': '/basics/workflow',
    '/basics/managing-platforms': '/cli/commands/add',
  }),

  // The section about the VS Code extension.
  ...addedIn('v4', {
    '/vscode/getting-started': '/getting-started/vscode-extension#install-the-extension',
    '/vscode/web-to-native': '/getting-started/vscode-extension#add-capacitor-to-a-web-app',
    '/vscode/new-project': '/getting-started/templates',
    '/vscode/build-and-run': '/getting-started/vscode-extension#run-the-app',
    '/vscode/debugging': '/getting-started/vscode-extension#debug',
    '/vscode/native-settings': '/getting-started/vscode-extension#change-native-settings',
    '/vscode/cordova': '/getting-started/vscode-extension#migrate-from-cordova',
    '/vscode/advanced': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/bundle': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/dependencies': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/framework': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/monorepos': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/recommendations': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/release': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/run-scripts': '/getting-started/vscode-extension#find-other-tasks',
    '/vscode/splash-icon': '/guides/splash-screens-and-icons',
  }),
];

const V5: readonly Change[] = addedIn('v5', {
  '/apis/background-runner': '/apis/app',
  '/apis/watch': '/apis',
  '/reference/support-policy': '/updating/4-0',
  '/updating/5-0': '/updating/4-0',
  '/updating/plugins/5-0': '/updating/plugins/3-0',
  '/vscode/plugins': '/vscode/dependencies',
});

const V6: readonly Change[] = addedIn('v6', {
  '/apis/barcode-scanner': '/apis/camera',
  '/apis/inappbrowser': '/apis/browser',
  '/ios/spm': '/ios',
  '/plugins/plugin-hooks': '/cli/hooks',
  '/updating/6-0': '/updating/5-0',
  '/updating/plugins/6-0': '/updating/plugins/5-0',
});

const V7: readonly Change[] = [
  ...addedIn('v7', {
    '/updating/assistant': '/updating/6-0',
    '/apis/file-transfer': '/apis/filesystem',
    '/apis/file-viewer': '/apis/filesystem',
    '/apis/privacy-screen': '/guides/security',
    '/cli/commands/spm-migration-assistant': '/ios/spm#using-spm-in-an-existing-capacitor-project',
    '/updating/7-0': '/updating/6-0',
    '/updating/plugins/7-0': '/updating/plugins/6-0',
    '/guides/frameworks': '/getting-started',
    '/guides/nextjs': '/getting-started',
    '/guides/nuxt': '/getting-started',
    '/guides/sveltekit': '/getting-started',
    '/guides/vite': '/getting-started',
    '/guides/quasar': '/getting-started/ui#quasar',
  }),

  // The Ionic extension was succeeded by WebNative, which has its own documentation.
  ...removedIn('v7', {
    '/vscode/advanced': '/getting-started/vscode-extension',
    '/vscode/build-and-run': '/getting-started/vscode-extension',
    '/vscode/bundle': '/getting-started/vscode-extension',
    '/vscode/cordova': '/cordova/migrating-from-cordova-to-capacitor',
    '/vscode/debugging': '/getting-started/vscode-extension',
    '/vscode/dependencies': '/getting-started/vscode-extension',
    '/vscode/framework': '/getting-started/vscode-extension',
    '/vscode/getting-started': '/getting-started/vscode-extension',
    '/vscode/monorepos': '/getting-started/vscode-extension',
    '/vscode/native-settings': '/getting-started/vscode-extension',
    '/vscode/new-project': '/getting-started/templates',
    '/vscode/plugins': '/getting-started/vscode-extension',
    '/vscode/recommendations': '/getting-started/vscode-extension',
    '/vscode/release': '/getting-started/vscode-extension',
    '/vscode/run-scripts': '/getting-started/vscode-extension',
    '/vscode/splash-icon': '/guides/splash-screens-and-icons',
    '/vscode/web-to-native': '/getting-started',
  }),
];

const V8: readonly Change[] = addedIn('v8', {
  '/apis/calendar': '/apis',
  '/apis/local-llm': '/apis',
  '/apis/system-bars': '/apis/status-bar',
  '/updating/8-0': '/updating/7-0',
  '/updating/8-5': '/updating/7-0',
  '/updating/plugins/8-0': '/updating/plugins/7-0',
});

/** Every subject whose address differs between a version and the next. `tests/unit/docs/lineage.test.ts` checks it. */
export const LINEAGE: readonly Change[] = [...V3, ...V4, ...V5, ...V6, ...V7, ...V8];

/** A table of the plugins page, in whose place is the index of official plugins. */
function movedTable(id: string, within: Move['within']): Move {
  return {within, before: `/plugins#${id}`, after: '/apis#all-plugins'};
}

/** Every published address that changed without a new version. The build names the line to add. */
export const MOVED_PAGES: readonly Move[] = [
  ...[
    'camera-files-and-data',
    'location-device-and-network',
    'other-apps-links-and-sharing',
    'screen-and-interaction',
  ].map((id) => movedTable(id, ['v8', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2'])),
  movedTable('notifications-and-background-work', ['v8', 'v7', 'v6', 'v5', 'v2']),
  movedTable('notifications', ['v4', 'v3']),
  movedTable('plugins-inside-capacitorcore', ['v8', 'v7', 'v6', 'v5', 'v4']),
  movedTable('plugin-inside-capacitorcore', ['v3']),
  {within: ['v8', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2'], before: '/#configure-your-app', after: '/#look-it-up'},
  {within: ['v8', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2'], before: '/#look-up-an-error', after: '/#look-it-up'},
  {
    within: ['v8'],
    before: '/errors#updating-8-0.dependencies-could-not-be-resolved-because',
    after: '/errors#ios-spm.dependencies-could-not-be-resolved-because',
  },
  {
    within: ['v8'],
    before: '/errors#updating-8-0.depends-on-capacitor-swift-pm-7-0-0-8-0-0',
    after: '/errors#ios-spm.dependencies-could-not-be-resolved-because',
  },
];
