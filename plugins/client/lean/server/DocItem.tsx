import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useActiveDocContext, useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {useEquivalents} from '@site/plugins/lib/browser/useEquivalents';
import type {PageData} from '../../../lib/fragment';

/**
 * Renders the doc and adds to its head what the browser needs: the page's data as JSON, and the script with its
 * version's table, before the site's own scripts. Replaces `@theme/DocItem` on the server.
 */
export default function ServerDocItem(props: Props): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  const equivalents = useEquivalents();
  // `generate.ts` adds the table's URL to the version's metadata.
  const {table} = useDocsVersion() as PropVersionMetadata & {readonly table: string};
  if (!activeDoc || !activeVersion) {
    throw new Error(`lean-client: no version has ${props.content.metadata.id}.`);
  }
  const {frontMatter, assets, toc, contentTitle} = props.content;
  const {
    source,
    sourceDirName,
    slug,
    sidebarPosition,
    frontMatter: kept,
    ...metadata
  } = props.content.metadata;
  const others = Object.entries(alternateDocVersions).filter(([name]) => name !== activeVersion.name);
  const data: PageData = {
    path: activeDoc.path,
    id: activeDoc.id,
    alternates: Object.fromEntries(others.map(([name, doc]) => [name, doc.path])),
    equivalents,
    metadata,
    frontMatter,
    assets,
    toc,
    contentTitle,
  };
  return (
    <>
      <Head>
        <script id="docs-page" type="application/json">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
        {/* React Helmet writes `defer={true}` as `defer="true"`, which isn't valid HTML, but writes an attribute
            with the value `undefined` without a value. */}
        <script defer={undefined} src={table} />
      </Head>
      <DocItem {...props} />
    </>
  );
}
