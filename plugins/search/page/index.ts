import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Adds the `/search` route and leads browsers to `static/opensearch.xml` while no hosted search is configured; otherwise,
 * theme-search-algolia does both, and replaces the file.
 */
export function searchPage({siteConfig: {baseUrl, title}}: LoadContext): Plugin {
  return {
    name: 'search-page',
    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
  };
}
