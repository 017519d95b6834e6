import type {ReactNode} from 'react';
import {useActiveVersion, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {plainAddress} from '@site/plugins/lib/plainAddress';
import {markdownPath} from '../../plugins/lib/markdownPath';
import {reportUrl} from '../../plugins/lib/browser/reportUrl';
import {FULL_TEXT, INDEX, textPath} from '../../plugins/lib/textPath';

/**
 * The menu next to a page's title: its Markdown, the texts of its version for assistants, and a form to report a problem.
 * It is a part of the article, so only the server renders it; `plugins/client` handles its button, its keys and its closing.
 * The preview doesn't have it, because it has no Markdown.
 */
export function PageMenu(): ReactNode {
  const {permalink, title, editUrl} = useDoc().metadata;
  const {label} = useDocsVersion();
  const root = useActiveVersion(undefined)?.path ?? '';
  const {siteConfig} = useDocusaurusContext();
  if (process.env.NODE_ENV !== 'production') return null;
  const newIssue = siteConfig.customFields?.newIssue as string;
  const markdown = markdownPath(permalink, siteConfig.baseUrl);
  const page = siteConfig.url + plainAddress(permalink, siteConfig.baseUrl);
  const links: readonly (readonly [name: string, address: string])[] = [
    ['View as Markdown', markdown],
    [`List of all ${label} pages (${INDEX})`, textPath(root, INDEX)],
    [`Text of all ${label} pages (${FULL_TEXT})`, textPath(root, FULL_TEXT)],
    ...(editUrl ? [['Edit this page', editUrl] as const] : []),
  ];
  return (
    <details className="menu-box page-menu">
      <summary className="menu-box__button">Page options</summary>
      <ul className="menu-box__list">
        <li>
          <button type="button" className="clean-btn" value={markdown}>
            Copy page as Markdown
          </button>
          <span className="menu-box__note" role="status" />
        </li>
        {links.map(([name, address]) => (
          <li key={name}>
            <a href={address}>{name}</a>
          </li>
        ))}
        <li>
          <a data-report="" href={reportUrl(newIssue, {page, title, version: label})}>
            Report a problem
          </a>
        </li>
      </ul>
    </details>
  );
}
