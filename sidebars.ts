import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting Started',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'index',
          label: 'Introduction',
        },
        {
          type: 'doc',
          id: 'getting-started/environment-setup',
          label: 'Environment Setup',
        },
        {
          type: 'doc',
          id: 'getting-started/index',
          label: 'Installing Capacitor',
        },
        {
          type: 'doc',
          id: 'getting-started/ui',
          label: 'Building Your UI',
        },
        {
          type: 'doc',
          id: 'getting-started/with-ionic',
          label: 'Using with Ionic Framework',
        },
        {
          type: 'doc',
          id: 'getting-started/vscode-extension',
          label: 'VS Code Extension',
        },
        {
          type: 'doc',
          id: 'getting-started/templates',
          label: 'Capacitor Templates',
        },
        {
          type: 'doc',
          id: 'getting-started/faqs',
          label: 'FAQs',
        },
      ],
    },
    {
      type: 'category',
      label: 'Basics',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'basics/workflow',
          label: 'Development Workflow',
        },
        {
          type: 'doc',
          id: 'basics/using-plugins',
          label: 'Using Plugins',
        },
        {
          type: 'doc',
          id: 'basics/configuring-your-app',
          label: 'Configuring Your App',
        },
        {
          type: 'doc',
          id: 'basics/utilities',
          label: 'JavaScript API',
        },
      ],
    },
    {
      type: 'category',
      label: 'Upgrade Guides',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'updating/8-5',
          label: 'Updating to 8.5',
        },
        {
          type: 'doc',
          id: 'updating/8-0',
          label: 'Updating to 8.0',
        },
        {
          type: 'doc',
          id: 'updating/plugins/8-0',
          label: 'Updating plugins to 8.0',
        },
        {
          type: 'doc',
          id: 'updating/7-0',
          label: 'Updating to 7.0',
        },
        {
          type: 'doc',
          id: 'updating/plugins/7-0',
          label: 'Updating plugins to 7.0',
        },
        {
          type: 'doc',
          id: 'updating/6-0',
          label: 'Updating to 6.0',
        },
        {
          type: 'doc',
          id: 'updating/plugins/6-0',
          label: 'Updating plugins to 6.0',
        },
        {
          type: 'doc',
          id: 'updating/5-0',
          label: 'Updating to 5.0',
        },
        {
          type: 'doc',
          id: 'updating/plugins/5-0',
          label: 'Updating plugins to 5.0',
        },
        {
          type: 'doc',
          id: 'updating/4-0',
          label: 'Updating to 4.0',
        },
        {
          type: 'doc',
          id: 'updating/3-0',
          label: 'Updating to 3.0',
        },
        {
          type: 'doc',
          id: 'updating/2-0',
          label: 'Updating to 2.0',
        },
        {
          type: 'doc',
          id: 'updating/1-1',
          label: 'Updating to 1.1',
        },
        {
          type: 'doc',
          id: 'updating/plugins/3-0',
          label: 'Updating plugins to 3.0',
        },
      ],
    },
    {
      type: 'category',
      label: 'Cordova/PhoneGap',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'cordova/index',
          label: 'Overview',
        },
        {
          type: 'doc',
          id: 'cordova/migration-strategy',
          label: 'Migrating Strategy',
        },
        {
          type: 'doc',
          id: 'cordova/migrating-from-cordova-to-capacitor',
          label: 'Cordova to Capacitor Migration',
        },
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'guides/ads',
          label: 'Ads',
        },
        {
          type: 'doc',
          id: 'guides/angular',
          label: 'Angular',
        },
        {
          type: 'doc',
          id: 'guides/autofill-credentials',
          label: 'Autofill Credentials',
        },
        {
          type: 'doc',
          id: 'guides/automated-configuration',
          label: 'Automated Configuration',
        },
        {
          type: 'doc',
          id: 'guides/ci-cd',
          label: 'CI/CD',
        },
        {
          type: 'doc',
          id: 'guides/deep-links',
          label: 'Deep Links',
        },
        {
          type: 'doc',
          id: 'guides/deploying-updates',
          label: 'Deploying and Updating',
        },
        {
          type: 'doc',
          id: 'guides/environment-specific-configurations',
          label: 'Environment Specific Configurations',
        },
        {
          type: 'doc',
          id: 'guides/games',
          label: 'Games',
        },
        {
          type: 'doc',
          id: 'guides/in-app-purchases',
          label: 'In App Purchases',
        },
        {
          type: 'doc',
          id: 'guides/live-reload',
          label: 'Live Reload',
        },
        {
          type: 'doc',
          id: 'guides/mocking-plugins',
          label: 'Mocking Plugins',
        },
        {
          type: 'doc',
          id: 'guides/push-notifications-firebase',
          label: 'Push Notifications - Firebase',
        },
        {
          type: 'doc',
          id: 'guides/react-hooks',
          label: 'React Hooks',
        },
        {
          type: 'doc',
          id: 'guides/screen-orientation',
          label: 'Screen Orientation',
        },
        {
          type: 'doc',
          id: 'guides/security',
          label: 'Security',
        },
        {
          type: 'doc',
          id: 'guides/splash-screens-and-icons',
          label: 'Splash Screens and Icons',
        },
        {
          type: 'doc',
          id: 'guides/storage',
          label: 'Storage',
        },
        {
          type: 'doc',
          id: 'guides/community',
          label: 'Community Guides',
        },
      ],
    },
    {
      type: 'category',
      label: 'iOS',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'ios/index',
          label: 'Getting Started',
        },
        {
          type: 'doc',
          id: 'ios/configuration',
          label: 'Configuring iOS',
        },
        {
          type: 'doc',
          id: 'ios/custom-code',
          label: 'Custom Native iOS Code',
        },
        {
          type: 'doc',
          id: 'ios/privacy-manifest',
          label: 'Privacy Manifest',
        },
        {
          type: 'doc',
          id: 'ios/deploying-to-app-store',
          label: 'Deploying to App Store',
        },
        {
          type: 'doc',
          id: 'ios/viewcontroller',
          label: 'Custom ViewController',
        },
        {
          type: 'doc',
          id: 'ios/troubleshooting',
          label: 'Troubleshooting',
        },
        {
          type: 'doc',
          id: 'ios/spm',
          label: 'Swift Package Manager',
        },
      ],
    },
    {
      type: 'category',
      label: 'Android',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'android/index',
          label: 'Getting Started',
        },
        {
          type: 'doc',
          id: 'android/configuration',
          label: 'Configuration',
        },
        {
          type: 'doc',
          id: 'android/custom-code',
          label: 'Custom Native Code',
        },
        {
          type: 'doc',
          id: 'android/setting-target-sdk',
          label: 'Setting Target SDK',
        },
        {
          type: 'doc',
          id: 'android/deploying-to-google-play',
          label: 'Deploying to Google Play',
        },
        {
          type: 'doc',
          id: 'android/troubleshooting',
          label: 'Troubleshooting',
        },
      ],
    },
    {
      type: 'category',
      label: 'Web/PWA',
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'web/index',
          label: 'Getting Started',
        },
        {
          type: 'doc',
          id: 'web/progressive-web-apps',
          label: 'Building Progressive Web Apps',
        },
        {
          type: 'doc',
          id: 'web/pwa-elements',
          label: 'PWA Elements',
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'config',
          label: 'Config',
        },
        {
          type: 'doc',
          id: 'core-apis/ios',
          label: 'Capacitor iOS API',
        },
        {
          type: 'doc',
          id: 'core-apis/android',
          label: 'Capacitor Android API',
        },
        {
          type: 'doc',
          id: 'core-apis/web',
          label: 'Capacitor Web API',
        },
        {
          type: 'doc',
          id: 'core-apis/data-types',
          label: 'Capacitor Data Types',
        },
        {
          type: 'doc',
          id: 'core-apis/saving-calls',
          label: 'Persisting Plugin Calls',
        },
        {
          type: 'ref',
          id: 'apis/index',
          label: 'Plugin APIs',
        },
        {
          type: 'doc',
          id: 'reference/support-policy',
          label: 'Support Policy',
        },
        {
          type: 'ref',
          id: 'cli/index',
          label: 'CLI',
        },
      ],
    },
  ],
  api: [
    {
      type: 'category',
      label: 'Overview',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'plugins',
          label: 'Capacitor Plugins',
        },
        {
          type: 'doc',
          id: 'apis/index',
          label: 'Official Plugins',
        },
        {
          type: 'doc',
          id: 'plugins/community',
          label: 'Community Plugins',
        },
        {
          type: 'doc',
          id: 'plugins/cordova',
          label: 'Cordova Plugins',
        },
        {
          type: 'doc',
          id: 'plugins/enterprise',
          label: 'Enterprise Plugins',
        },
      ],
    },
    {
      type: 'category',
      label: 'APIs',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'apis/action-sheet',
          label: 'Action Sheet',
        },
        {
          type: 'doc',
          id: 'apis/app-launcher',
          label: 'App Launcher',
        },
        {
          type: 'doc',
          id: 'apis/app',
          label: 'App',
        },
        {
          type: 'doc',
          id: 'apis/background-runner',
          label: 'Background Runner',
        },
        {
          type: 'doc',
          id: 'apis/barcode-scanner',
          label: 'Barcode Scanner',
        },
        {
          type: 'doc',
          id: 'apis/browser',
          label: 'Browser',
        },
        {
          type: 'doc',
          id: 'apis/calendar',
          label: 'Calendar',
        },
        {
          type: 'doc',
          id: 'apis/camera',
          label: 'Camera',
        },
        {
          type: 'doc',
          id: 'apis/clipboard',
          label: 'Clipboard',
        },
        {
          type: 'doc',
          id: 'apis/cookies',
          label: 'Cookies',
        },
        {
          type: 'doc',
          id: 'apis/device',
          label: 'Device',
        },
        {
          type: 'doc',
          id: 'apis/dialog',
          label: 'Dialog',
        },
        {
          type: 'doc',
          id: 'apis/file-transfer',
          label: 'File Transfer',
        },
        {
          type: 'doc',
          id: 'apis/file-viewer',
          label: 'File Viewer',
        },
        {
          type: 'doc',
          id: 'apis/filesystem',
          label: 'Filesystem',
        },
        {
          type: 'doc',
          id: 'apis/geolocation',
          label: 'Geolocation',
        },
        {
          type: 'doc',
          id: 'apis/google-maps',
          label: 'Google Maps',
        },
        {
          type: 'doc',
          id: 'apis/haptics',
          label: 'Haptics',
        },
        {
          type: 'doc',
          id: 'apis/http',
          label: 'Http',
        },
        {
          type: 'doc',
          id: 'apis/inappbrowser',
          label: 'InAppBrowser',
        },
        {
          type: 'doc',
          id: 'apis/keyboard',
          label: 'Keyboard',
        },
        {
          type: 'doc',
          id: 'apis/local-llm',
          label: 'Local LLM',
        },
        {
          type: 'doc',
          id: 'apis/local-notifications',
          label: 'Local Notifications',
        },
        {
          type: 'doc',
          id: 'apis/motion',
          label: 'Motion',
        },
        {
          type: 'doc',
          id: 'apis/network',
          label: 'Network',
        },
        {
          type: 'doc',
          id: 'apis/preferences',
          label: 'Preferences',
        },
        {
          type: 'doc',
          id: 'apis/privacy-screen',
          label: 'Privacy Screen',
        },
        {
          type: 'doc',
          id: 'apis/push-notifications',
          label: 'Push Notifications',
        },
        {
          type: 'doc',
          id: 'apis/screen-orientation',
          label: 'Screen Orientation',
        },
        {
          type: 'doc',
          id: 'apis/screen-reader',
          label: 'Screen Reader',
        },
        {
          type: 'doc',
          id: 'apis/share',
          label: 'Share',
        },
        {
          type: 'doc',
          id: 'apis/splash-screen',
          label: 'Splash Screen',
        },
        {
          type: 'doc',
          id: 'apis/status-bar',
          label: 'Status Bar',
        },
        {
          type: 'doc',
          id: 'apis/system-bars',
          label: 'System Bars',
        },
        {
          type: 'doc',
          id: 'apis/text-zoom',
          label: 'Text Zoom',
        },
        {
          type: 'doc',
          id: 'apis/toast',
          label: 'Toast',
        },
        {
          type: 'doc',
          id: 'apis/watch',
          label: 'Watch 🧪',
        },
      ],
    },
    {
      type: 'category',
      label: 'Creating Plugins',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'plugins/creating-plugins',
          label: 'Overview',
        },
        {
          type: 'doc',
          id: 'plugins/workflow',
          label: 'Development Workflow',
        },
        {
          type: 'doc',
          id: 'plugins/ios',
          label: 'iOS Guide',
        },
        {
          type: 'doc',
          id: 'plugins/android',
          label: 'Android Guide',
        },
        {
          type: 'doc',
          id: 'plugins/web',
          label: 'Web/PWA Guide',
        },
        {
          type: 'doc',
          id: 'plugins/method-types',
          label: 'Method Types',
        },
        {
          type: 'doc',
          id: 'plugins/configuration-values',
          label: 'Configuration Values',
        },
        {
          type: 'doc',
          id: 'plugins/plugin-hooks',
          label: 'Plugin Hooks',
        },
      ],
    },
    {
      type: 'category',
      label: 'Plugin Tutorial',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'plugins/tutorial/introduction',
          label: 'Getting Started',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/designing-the-plugin-api',
          label: 'Designing the Plugin API',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/using-the-plugin-api',
          label: 'Using the Plugin API',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/web',
          label: 'Implementing for Web/PWA',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/code-abstraction-patterns',
          label: 'Code Abstraction Patterns',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/ios-implementation',
          label: 'Implementing for iOS',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/android-implementation',
          label: 'Implementing for Android',
        },
        {
          type: 'doc',
          id: 'plugins/tutorial/packaging-the-plugin',
          label: 'Packaging the Plugin',
        },
      ],
    },
  ],
  cli: [
    {
      type: 'category',
      label: 'CLI Documentation',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'cli/index',
          label: 'Overview',
        },
        {
          type: 'doc',
          id: 'cli/hooks',
          label: 'CLI Hooks',
        },
        {
          type: 'doc',
          id: 'cli/telemetry',
          label: 'Telemetry',
        },
      ],
    },
    {
      type: 'category',
      label: 'Command Reference',
      collapsed: false,
      items: [
        {
          type: 'doc',
          id: 'cli/commands/add',
          label: 'add',
        },
        {
          type: 'doc',
          id: 'cli/commands/build',
          label: 'build',
        },
        {
          type: 'doc',
          id: 'cli/commands/copy',
          label: 'copy',
        },
        {
          type: 'doc',
          id: 'cli/commands/doctor',
          label: 'doctor',
        },
        {
          type: 'doc',
          id: 'cli/commands/init',
          label: 'init',
        },
        {
          type: 'doc',
          id: 'cli/commands/ls',
          label: 'ls',
        },
        {
          type: 'doc',
          id: 'cli/commands/migrate',
          label: 'migrate',
        },
        {
          type: 'doc',
          id: 'cli/commands/open',
          label: 'open',
        },
        {
          type: 'doc',
          id: 'cli/commands/run',
          label: 'run',
        },
        {
          type: 'doc',
          id: 'cli/commands/spm-migration-assistant',
          label: 'spm-migration-assistant',
        },
        {
          type: 'doc',
          id: 'cli/commands/sync',
          label: 'sync',
        },
        {
          type: 'doc',
          id: 'cli/commands/update',
          label: 'update',
        },
      ],
    },
  ],
};

export default sidebars;
