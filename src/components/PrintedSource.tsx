import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {plainAddress} from '@site/plugins/lib/plainAddress';

/**
 * The version and the address of a page, for paper. It is an attribute that only the print style sheet shows, so it is
 * no part of the article's text: not for search, for screen readers, or in the page's Markdown. Only the server renders
 * it, as a part of the article.
 */
export function PrintedSource(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const address = url + plainAddress(permalink, baseUrl);
  return <div className="print-source" data-text={`Capacitor ${label.replace(/^v/, '')} · ${address}`} />;
}
