/**
 * The site's description of Capacitor in one sentence. The landing pages show it and use it as their meta
 * description.
 */
export const TAGLINE =
  'Capacitor makes it easy to build modern web apps that run natively on iOS, Android and the Web.';

/**
 * The first script of a page. Tabs and copy buttons need scripts, so styles show them only if `data-js` is set. The
 * attribute is removed if the main script hasn't run when the document is ready: that script is deferred, so it has
 * then failed to load.
 */
export const SCRIPTS_LOADED = `document.documentElement.dataset.js = '';
document.addEventListener('DOMContentLoaded', function () {
  if (!window.docusaurus) delete document.documentElement.dataset.js;
});`;
