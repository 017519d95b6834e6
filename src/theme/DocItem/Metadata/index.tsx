import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';

/** The doc's metadata with the Twitter card's own title and description, and the footer switch. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const hideFooter = (frontMatter as {hide_footer?: boolean}).hide_footer === true;
  return (
    <>
      <Metadata />
      <Head>
        <meta name="twitter:title" content={metadata.title} />
        {metadata.description && <meta name="twitter:description" content={metadata.description} />}
      </Head>
      {hideFooter && <HtmlClassNameProvider className="hide-footer">{null}</HtmlClassNameProvider>}
    </>
  );
}
