import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEquivalents} from '@site/plugins/lib/browser/useEquivalents';
import type {PageData as Data} from '../../../lib/fragment';

/**
 * Adds to a doc's head what the browser needs: the page's data as JSON, and the script with its version's table, before
 * the site's own scripts. Replaces `plugins/lib/browser/PageData.ts` on the server.
 */
export function PageData(): ReactNode {
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const equivalents = useEquivalents();
  const doc = useDoc();
  // `generate.ts` adds the table's URL to the version's metadata.
  const {table} = useDocsVersion() as PropVersionMetadata & {readonly table: string};
  if (!activeDoc || !activeVersion) {
    throw new Error(`lean-client: no version has ${doc.metadata.id}.`);
  }
  const {frontMatter, assets, toc, contentTitle} = doc;
  const {source, sourceDirName, slug, sidebarPosition, frontMatter: kept, ...metadata} = doc.metadata;
  const others = Object.entries(alternateDocVersions).filter(([name]) => name !== activeVersion.name);
  const data: Data = {
    path: activeDoc.path,
    id: activeDoc.id,
    alternates: Object.fromEntries(others.map(([name, {path}]) => [name, path])),
    equivalents,
    metadata,
    frontMatter,
    assets,
    toc,
    contentTitle,
  };
  return (
    <Head>
      <script id="docs-page" type="application/json">
        {JSON.stringify(data).replaceAll('<', '\\u003c')}
      </script>
      {/* React Helmet writes `defer={true}` as `defer="true"`, which isn't valid HTML, but writes an attribute
          with the value `undefined` without a value. */}
      <script defer={undefined} src={table} />
    </Head>
  );
}
