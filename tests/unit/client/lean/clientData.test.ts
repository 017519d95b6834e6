import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {clientConfig, clientDocsData} from '../../../../plugins/client/lean/build/clientData';

describe('the configuration for the browser', () => {
  const config = {
    title: 'Docs',
    tagline: '',
    noIndex: false,
    presets: [['classic', {secret: true}]],
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {items: []}, prism: {additionalLanguages: ['swift']}, colorMode: {}},
  } as unknown as Parameters<typeof clientConfig>[0];

  test('is without what only the build reads, and keeps what is false or empty', () => {
    expect(clientConfig(config)).toEqual({
      title: 'Docs',
      tagline: '',
      noIndex: false,
      future: {experimental_router: 'browser'},
      themeConfig: {navbar: {items: []}, colorMode: {}},
    });
  });
});

test('the docs data keeps each version, its main doc and those of the navbar and its menus, without titles', () => {
  const doc = (id: string) => ({id, path: `/docs/${id}`, sidebar: 'docs'});
  const data = {
    path: '/docs/',
    breadcrumbs: false,
    versions: [
      {
        name: 'v7',
        label: 'v7',
        isLast: true,
        path: '/docs/',
        mainDocId: 'home',
        docs: ['home', 'cli', 'deep', 'other'].map((id) => ({...doc(id), title: id})),
        draftIds: [],
        sidebars: {docs: {link: {path: '/docs/', label: 'home'}}},
      },
    ],
  } satisfies GlobalPluginData;
  const items = [{docId: 'cli'}, {items: [{docId: 'index'}, {items: [{docId: 'deep'}]}]}];
  expect(clientDocsData(data, items)).toEqual({
    ...data,
    versions: [{...data.versions[0], docs: ['home', 'cli', 'deep'].map(doc)}],
  });
});
