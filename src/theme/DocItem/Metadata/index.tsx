import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {PreloadFont} from '@site/src/components/PreloadFont';
import {TwitterMetadata} from '@site/src/components/TwitterMetadata';

/** The doc's metadata, with a title and description for the Twitter card. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const hideFooter = (frontMatter as {hide_footer?: boolean}).hide_footer === true;
  return (
    <>
      <Metadata />
      <PreloadFont />
      <TwitterMetadata title={metadata.title} description={metadata.description} />
      {hideFooter && <HtmlClassNameProvider className="hide-footer">{null}</HtmlClassNameProvider>}
    </>
  );
}
