import type {ReactNode} from 'react';
import {
  DraftBannerMessage,
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility';

/**
 * Says that a page is unlisted or a draft, and keeps search engines away from an unlisted one.
 * The theme's own banner would bring its callouts with all their icons into the script of every page.
 */
export default function ContentVisibility({metadata}: Props): ReactNode {
  const {unlisted, frontMatter} = metadata;
  return (
    <>
      {(unlisted || frontMatter.unlisted) && (
        <>
          <UnlistedMetadata />
          <aside className={`version-banner ${ThemeClassNames.common.unlistedBanner}`}>
            <UnlistedBannerMessage />
          </aside>
        </>
      )}
      {frontMatter.draft && (
        <aside className={`version-banner ${ThemeClassNames.common.draftBanner}`}>
          <DraftBannerMessage />
        </aside>
      )}
    </>
  );
}
