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
  category('Getting started', link('/docs/'), category('VS Code extension', link('/docs/vscode'))),
  category('APIs', link('/docs/apis/app'), link('/docs/apis/camera')),
];

test.each([
  ['/docs/apis/camera', {label: 'APIs', href: '/docs/apis/app'}],
  ['/docs/', {label: 'Getting started', href: '/docs/'}],
  ['/docs/vscode', {label: 'VS Code extension', href: '/docs/vscode'}],
  ['/docs/search', undefined],
  ['/docs/apis', undefined],
])('the category of %s', (path, found) => {
  expect(categoryOf(SIDEBAR, path)).toEqual(found);
});
