import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting Started',
      collapsed: false,
      items: [
        {type: 'doc', id: 'index', label: 'Introduction'},
        {type: 'doc', id: 'getting-started/environment-setup', label: 'Environment Setup'},
        {type: 'doc', id: 'getting-started/index', label: 'Installing Capacitor'},
        {type: 'doc', id: 'getting-started/ui', label: 'Building Your UI'},
        {type: 'doc', id: 'getting-started/with-ionic', label: 'Using with Ionic Framework'},
        {type: 'doc', id: 'getting-started/vscode-extension', label: 'VS Code Extension'},
        {type: 'doc', id: 'getting-started/templates', label: 'Capacitor Templates'},
        {type: 'doc', id: 'getting-started/faqs', label: 'FAQs'},
      ],
    },
    {
      type: 'category',
      label: 'Basics',
      collapsed: false,
      items: [
        {type: 'doc', id: 'basics/workflow', label: 'Development Workflow'},
        {type: 'doc', id: 'basics/using-plugins', label: 'Using Plugins'},
        {type: 'doc', id: 'basics/configuring-your-app', label: 'Configuring Your App'},
        {type: 'doc', id: 'basics/utilities', label: 'JavaScript API'},
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: [
        {type: 'ref', id: 'plugins', label: 'Plugin APIs'},
        {type: 'ref', id: 'cli/index', label: 'CLI'},
      ],
    },
  ],
  api: [
    {
      type: 'category',
      label: 'Overview',
      collapsed: false,
      items: [{type: 'doc', id: 'plugins', label: 'Capacitor Plugins'}],
    },
  ],
  cli: [
    {
      type: 'category',
      label: 'CLI Documentation',
      collapsed: false,
      items: [{type: 'doc', id: 'cli/index', label: 'Overview'}],
    },
  ],
};

export default sidebars;
