/**
 * Stands in for Docusaurus's prefetch (`@docusaurus/core/lib/client/prefetch.js`), in the preview only: an update
 * has the page fetch what all its links lead to once more, before it shows the update.
 */
export default function noPrefetch(): Promise<void> {
  return Promise.resolve();
}
