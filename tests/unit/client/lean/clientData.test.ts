import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {clientConfig, clientDocsData, navbarDocIds} from '../../../../plugins/client/lean/build/clientData';

describe('the configuration for the browser', () => {
  const config = {
    title: 'Docs',
    url: 'https://docs.test',
    baseUrl: '/docs/',
    trailingSlash: false,
    presets: [['classic', {secret: true}]],
    future: {experimental_router: 'browser', faster: {rspackBundler: true}},
    themeConfig: {navbar: {items: []}, prism: {additionalLanguages: ['swift']}, colorMode: {}},
  } as unknown as Parameters<typeof clientConfig>[0];

  test('is without what only the build reads', () => {
    expect(clientConfig(config)).toEqual({
      title: 'Docs',
      url: 'https://docs.test',
      baseUrl: '/docs/',
      trailingSlash: false,
      future: {experimental_router: 'browser'},
      themeConfig: {navbar: {items: []}, colorMode: {}},
    });
  });

  test('keeps what is false or empty, which is not the same as absent', () => {
    expect(clientConfig({...config, noIndex: false, tagline: ''})).toMatchObject({
      noIndex: false,
      tagline: '',
    });
  });
});

test('doc ids of the navbar are found in menus too', () => {
  const items = [
    {type: 'doc', docId: 'index'},
    {label: 'More', items: [{type: 'doc', docId: 'cli/index'}, {items: [{docId: 'deep'}]}]},
    {href: 'https://docs.test'},
    null,
    'text',
  ];
  expect(navbarDocIds(items)).toEqual(['index', 'cli/index', 'deep']);
});

test('the docs data keeps each version, its main doc and those of the navbar', () => {
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
        docs: [doc('home'), doc('cli'), doc('other'), doc('another')],
        draftIds: ['cli', 'other'],
        sidebars: {docs: {link: {path: '/docs/', label: 'home'}}},
      },
    ],
  } satisfies GlobalPluginData;
  const lean = clientDocsData(data, ['cli']);
  expect(lean).toEqual({
    ...data,
    versions: [{...data.versions[0], docs: [doc('home'), doc('cli')], draftIds: ['cli']}],
  });
});
