/**
 * Replaces Docusaurus's prefetch (`@docusaurus/core/lib/client/prefetch.js`) in the preview only. With it, every
 * update makes the page fetch the targets of all its links again before it shows the update.
 */
export default function noPrefetch(): Promise<void> {
  return Promise.resolve();
}
