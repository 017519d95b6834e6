import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {PageMenu} from '@site/src/components/PageMenu';
import {PrintedSource} from '@site/src/components/PrintedSource';
import {SectionLabel} from '@site/src/components/SectionLabel';

/**
 * An article, with the title from its front matter, the label of its section above that, its menu, and what only paper
 * shows. On pages that have a title of their own, such as the landing pages, the menu is at the end. The lean client takes
 * the article from this component's HTML, so these have to be inside of it.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className="theme-doc-markdown markdown">
      <PrintedSource />
      {hasTitle && (
        <header>
          <PageMenu />
          <SectionLabel />
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
      {!hasTitle && <PageMenu />}
    </div>
  );
}
