import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {categoryOf} from '../../../src/components/categoryOf';

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const category = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: false,
  collapsible: true,
});

const SIDEBAR = [
  link('/docs/search'),
  category('Getting Started', link('/docs/'), category('VS Code Extension', link('/docs/vscode'))),
  category('APIs', link('/docs/apis/camera')),
];

test.each([
  ['/docs/apis/camera', 'APIs'],
  ['/docs/', 'Getting Started'],
  ['/docs/vscode', 'VS Code Extension'],
  ['/docs/search', undefined],
  ['/docs/apis', undefined],
])('%s is in the category %s', (path, label) => {
  expect(categoryOf(SIDEBAR, path)).toBe(label);
});
