/**
 * The functions that Docusaurus puts on `window` and that its own links call: `prefetch` for every link in the viewport
 * and `preload` for the link under the pointer. Neither fetches anything, because `SiteLinks` fetches what the reader is
 * about to follow, within the limit per view. Replaces `@docusaurus/core/lib/client/docusaurus`.
 */
export default Object.freeze({prefetch: (): false => false, preload: (): false => false});
