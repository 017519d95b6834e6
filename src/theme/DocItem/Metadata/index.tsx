import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {withoutSlash} from '@site/packages/lib/withoutSlash';
import {PageData} from '@site/plugins/lib/browser/PageData';
import {PreloadFonts} from '@site/plugins/lib/browser/PreloadFonts';
import {useVersionTarget} from '@site/src/components/useVersionTarget';
import {markdownPath} from '@site/plugins/lib/markdownPath';
import {TwitterMetadata} from '@site/plugins/lib/browser/TwitterMetadata';

/** The doc's metadata, with its data for the browser and a title and description for the Twitter card. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const hideFooter = (frontMatter as {hide_footer?: boolean}).hide_footer === true;
  return (
    <>
      <Metadata />
      <PageData />
      <CanonicalLink />
      <MarkdownLink path={metadata.permalink} />
      <PreloadFonts />
      <TwitterMetadata title={metadata.title} description={metadata.description} />
      {hideFooter && <HtmlClassNameProvider className="hide-footer">{null}</HtmlClassNameProvider>}
    </>
  );
}

/** Leads programs to the Markdown of the page, which only builds write. */
function MarkdownLink({path}: {readonly path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(path, siteConfig.baseUrl)} />
    </Head>
  );
}

/**
 * Names the page of the latest version as canonical if it is about the same subject. A page without one keeps its own
 * address, which Docusaurus's `SiteMetadata` adds.
 */
function CanonicalLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latest = useLatestVersion(undefined);
  const {page} = useVersionTarget()(latest);
  if (page === undefined) return null;
  // Docusaurus ends the paths of index pages with a slash, whereas the site's addresses have none.
  const path = page === latest.path ? page : withoutSlash(page);
  return (
    <Head>
      <link rel="canonical" href={`${siteConfig.url}${path}`} />
    </Head>
  );
}
