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
