import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {suggestPages, type SuggestableVersion, type Suggestion} from '@site/src/components/suggestPages';
import {useVersionsWithDocs} from '@site/plugins/lib/browser/useVersionsWithDocs';

type Props = {
  readonly pathname: string;
  /** The version that an address without a version belongs to. */
  readonly read: {readonly path: string} | undefined;
};

/** The pages that the reader of an unknown address most likely wants, as soon as the addresses of all pages are known. */
export function PageSuggestions({pathname, read}: Props): ReactNode {
  const withDocs = useVersionsWithDocs();
  if (!withDocs?.some(({docs}) => docs.length > 0)) return null;
  const {version, pages, change} = suggestPages(pathname, withDocs, read);
  return (
    <>
      {change && <p>This page {change}.</p>}
      {pages.length > 0 && (
        <>
          <h2 id="did-you-mean">Did you mean</h2>
          <ul className="message-page__list" aria-labelledby="did-you-mean">
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{nameOf(page, version)}</Link>
                <span className="message-page__kind">
                  {page.kind}
                  {page.isNearest && ' · the nearest page'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns a page's title, with its version unless that is `own`: the same title in several versions isn't enough. */
function nameOf(page: Suggestion, own: SuggestableVersion): string {
  const title = page.title ?? page.path;
  return page.version === own ? title : `${title}, ${page.version.label}`;
}
