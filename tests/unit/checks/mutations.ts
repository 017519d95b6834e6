/** One planted mistake: the page it is planted in, the text that gives way to it, and who has to find it. */
export type Mutation = {
  readonly page: string;
  readonly find: string;
  readonly replace: string;
  readonly rule: string;
  /** Part of what the finding says. */
  readonly says: string;
};

const v = (n: number, page: string): string => `versioned_docs/version-v${n}/${page}.md`;

/** Mistakes that writers make, planted in real pages. */
export const MUTATIONS: readonly Mutation[] = [
  // Samples in TypeScript
  {
    page: v(7, 'apis/camera'),
    find: "from '@capacitor/camera';\n\n/** An",
    replace: "from '@capacitor/cameras';\n\n/** An",
    rule: 'typescript',
    says: '@capacitor/cameras',
  },
  {
    page: v(7, 'apis/camera'),
    find: 'await Camera.getPhoto({',
    replace: 'await Camera.getPicture({',
    rule: 'typescript',
    says: 'getPicture',
  },
  {
    page: v(7, 'apis/camera'),
    find: '      quality: 85,',
    replace: "      quality: 'high',",
    rule: 'typescript',
    says: "'string' is not assignable",
  },
  {
    page: v(5, 'basics/using-plugins'),
    find: 'await Device.getBatteryInfo()',
    replace: 'await Device.getBattery()',
    rule: 'typescript',
    says: 'getBattery',
  },
  {
    page: v(5, 'basics/using-plugins'),
    find: "from './about';",
    replace: "from './abuot';",
    rule: 'typescript',
    says: './abuot',
  },
  {
    page: v(3, 'basics/using-plugins'),
    find: "from '@capacitor/core';",
    replace: "from '@capacitor/runtime';",
    rule: 'typescript',
    says: '@capacitor/runtime',
  },
  {
    page: v(2, 'apis/push-notifications'),
    find: 'PushNotifications.requestPermission()',
    replace: 'PushNotifications.requestPermissions()',
    rule: 'typescript',
    says: 'requestPermissions',
  },
  {
    page: v(2, 'apis/push-notifications'),
    find: 'const { PushNotifications } = Plugins;',
    replace: 'const { PushNotification } = Plugins;',
    rule: 'typescript',
    says: 'PushNotification',
  },
  {
    page: v(3, 'apis/storage'),
    find: "from '@capacitor/storage'",
    replace: "from '@capacitor/preferences'",
    rule: 'typescript',
    says: '@capacitor/preferences',
  },
  {
    page: v(6, 'apis/preferences'),
    find: "from '@capacitor/preferences'",
    replace: "from '@capacitor/storage'",
    rule: 'typescript',
    says: '@capacitor/storage',
  },
  // The configuration
  {
    page: v(3, 'basics/configuring-your-app'),
    find: "    contentInset: 'automatic',",
    replace: "    contentInsets: 'automatic',",
    rule: 'config',
    says: 'contentInsets',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '"webDir": "dist"',
    replace: '"webdir": "dist"',
    rule: 'config',
    says: 'webdir',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '"launchShowDuration": 1500',
    replace: '"launchShowDuration": "1500"',
    rule: 'config',
    says: 'launchShowDuration',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '"appendUserAgent": "FieldNotesAndroid"',
    replace: '"adjustMarginsForEdgeToEdge": "auto"',
    rule: 'config',
    says: 'adjustMarginsForEdgeToEdge',
  },
  {
    page: v(2, 'apis/push-notifications'),
    find: '"presentationOptions": [',
    replace: '"presentationOption": [',
    rule: 'config',
    says: 'presentationOption',
  },
  // Commands
  {
    page: v(6, 'cli/commands/migrate'),
    find: '\nnpx cap migrate --noprompt',
    replace: '\nnpx cap migrate --no-prompt',
    rule: 'shell',
    says: '--no-prompt',
  },
  {
    page: v(6, 'cli/index'),
    find: 'npx cap run --help',
    replace: 'npx cap start --help',
    rule: 'shell',
    says: 'start',
  },
  {
    page: v(7, 'apis/camera'),
    find: 'npm install @ionic/pwa-elements',
    replace: 'npm install @capacitor/camera',
    rule: 'shell',
    says: '@capacitor/camera',
  },
  {
    page: v(7, 'apis/camera'),
    find: 'npm install @ionic/pwa-elements',
    replace: 'npm install @capacitor/camera@6',
    rule: 'shell',
    says: '@capacitor/camera@6',
  },
  {
    page: v(7, 'apis/camera'),
    find: 'npm install @ionic/pwa-elements',
    replace: '$ npm install @ionic/pwa-elements',
    rule: 'shell',
    says: 'prompt',
  },
  {
    page: v(7, 'apis/camera'),
    find: '::install{packages="@capacitor/camera" sync}',
    replace: '::install{packages="@capacitor/kamera" sync}',
    rule: 'directives',
    says: '@capacitor/kamera',
  },
  {
    page: v(7, 'apis/share'),
    find: "`Can't share while sharing is in progress`",
    replace: "`Can't share when sharing is in progress`",
    rule: 'errors',
    says: 'while sharing',
  },
  // Other languages
  {
    page: v(7, 'apis/camera'),
    find: '<string>Takes pictures for your notes.</string>',
    replace: '<string>Takes pictures for your notes.',
    rule: 'syntax',
    says: '<string> is never closed',
  },
  {
    page: v(7, 'apis/camera'),
    find: '      android:enabled="false"',
    replace: '      android:enabled=false',
    rule: 'syntax',
    says: 'unquoted attribute value',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '  "webDir": "dist",',
    replace: '  "webDir": "dist"',
    rule: 'syntax',
    says: 'comma expected',
  },
  {
    page: 'docs/core-apis/ios.md',
    find: 'let minutes = getConfig().getInt("timeoutMinutes", 10)',
    replace: 'let minutes = getConfig().getInt("timeoutMinutes", 10',
    rule: 'syntax',
    says: '"(" is never closed',
  },
  {
    page: 'docs/core-apis/android.md',
    find: 'public class',
    replace: 'public klass',
    rule: 'syntax',
    says: '";" is missing here',
  },
  // Names
  {
    page: v(7, 'apis/camera'),
    find: '`CameraSource.Prompt` has no',
    replace: '`CameraSource.Ask` has no',
    rule: 'names',
    says: 'CameraSource.Ask',
  },
  {
    page: v(7, 'apis/camera'),
    find: '[getPhoto()](#getphoto) requires',
    replace: '[getPhoto()](#install) requires',
    rule: 'names',
    says: 'getphoto',
  },
  {
    page: v(7, 'apis/camera'),
    find: '`androidxExifInterfaceVersion`',
    replace: '`androidxExifVersion`',
    rule: 'names',
    says: 'androidxExifVersion',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '`server.iosScheme`',
    replace: '`server.appleScheme`',
    rule: 'names',
    says: 'server.appleScheme',
  },
  {
    page: 'docs/core-apis/ios.md',
    find: '`CAPBridgeProtocol`',
    replace: '`CAPBridgeProtocoll`',
    rule: 'names',
    says: 'CAPBridgeProtocoll',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: '`UISupportedInterfaceOrientations`',
    replace: '`UISupportedOrientations`',
    rule: 'names',
    says: 'UISupportedOrientations',
  },
  // Numbers
  {
    page: v(7, 'getting-started/environment-setup'),
    find: 'Node.js %req.nodeMin%',
    replace: 'Node.js %req.nodMin%',
    rule: 'tokens',
    says: 'Did you mean %req.nodeMin%',
  },
  {
    page: v(4, 'getting-started/environment-setup'),
    find: 'Install Xcode %req.xcodeMin% or later',
    replace: 'Install Xcode 13 or later',
    rule: 'numbers',
    says: 'xcodeMin',
  },
  {
    page: v(4, 'getting-started/environment-setup'),
    find: 'run on iOS %req.iosMin% and later',
    replace: 'run on iOS 13.0 and later',
    rule: 'numbers',
    says: 'iosMin',
  },
  {
    page: v(4, 'getting-started/environment-setup'),
    find: '| Web | Node.js | Node.js %req.nodeMin% |',
    replace: '| Web | Node.js | Node.js 12.4.0 |',
    rule: 'numbers',
    says: 'nodeMin',
  },
  {
    page: v(3, 'basics/configuring-your-app'),
    find: 'API level %req.androidMinSdk%',
    replace: 'API level 21',
    rule: 'numbers',
    says: 'androidMinSdk',
  },
  // Directives
  {
    page: v(7, 'apis/camera'),
    find: '::install{',
    replace: '::instal{',
    rule: 'directives',
    says: '::instal',
  },
  // Words and structure
  {
    page: v(4, 'getting-started/environment-setup'),
    find: 'accept the license',
    replace: 'accept the licence',
    rule: 'spelling',
    says: 'licence',
  },
  {
    page: v(4, 'getting-started/environment-setup'),
    find: 'The download is several gigabytes.',
    replace: 'The downlaod is several gigabytes.',
    rule: 'spelling',
    says: 'downlaod',
  },
  {
    page: v(6, 'cli/index'),
    find: '## Global options',
    replace: '## Commands',
    rule: 'structure',
    says: 'Commands',
  },
  {
    page: v(6, 'cli/index'),
    find: '## Global options',
    replace: '## Global Options',
    rule: 'structure',
    says: '"Options" is capitalized',
  },
  {
    page: v(6, 'cli/index'),
    find: '## Global options',
    replace: '#### Global options',
    rule: 'structure',
    says: 'is on level 4',
  },
  {
    page: v(5, 'basics/using-plugins'),
    find: "description: Install a Capacitor plugin, call it from TypeScript, handle its errors and find out what happens if it's unavailable on iOS, Android or the web.",
    replace: 'description: Plugins.',
    rule: 'structure',
    says: 'description',
  },
  {
    page: v(5, 'basics/using-plugins'),
    find: 'see [Cordova plugins](#cordova-plugins)',
    replace: 'click [here](#cordova-plugins)',
    rule: 'wording',
    says: 'here',
  },
  {
    page: v(7, 'apis/camera'),
    find: '\n## Install\n',
    replace: '\n## Install anew\n',
    rule: 'wording',
    says: '"anew" is literary',
  },
];
