import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useActiveDocContext, useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {PageData} from '../types';
import {without} from '../build/without';

/**
 * The doc with what the browser needs to take over: the page's data as JSON, and the script that holds
 * its version's table, before the site's own. Stands in for `@theme/DocItem` on the server.
 */
export default function ServerDocItem(props: Props): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  // `generate.ts` puts the table's address there.
  const {table} = useDocsVersion() as PropVersionMetadata & {readonly table: string};
  if (!activeDoc || !activeVersion) {
    throw new Error(`lean-client: no version has ${props.content.metadata.id}.`);
  }
  const {metadata, frontMatter, assets, toc, contentTitle} = props.content;
  const shown = without(metadata, 'source', 'sourceDirName', 'slug', 'sidebarPosition', 'frontMatter');
  const others = Object.entries(alternateDocVersions).filter(([name]) => name !== activeVersion.name);
  const data: PageData = {
    path: activeDoc.path,
    id: activeDoc.id,
    alternates: Object.fromEntries(others.map(([name, doc]) => [name, doc.path])),
    metadata: shown,
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
        {/* React Helmet writes `defer={true}` as `defer="true"`, which HTML does not allow, and only the name of an
            attribute whose value is undefined. */}
        <script defer={undefined} src={table} />
      </Head>
      <DocItem {...props} />
    </>
  );
}
