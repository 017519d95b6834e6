/** What the site says of Capacitor in one sentence: the landing pages show it, and give it as their description. */
export const TAGLINE =
  'Capacitor makes it easy to build modern web apps that run natively on iOS, Android and the Web.';

/**
 * The first script of a page. Tabs and copy buttons need scripts, so styles show them only where `data-js` is set. The
 * site's own script is deferred: a document that is ready without it will not get it.
 */
export const SCRIPTS_LOADED = `document.documentElement.dataset.js = '';
document.addEventListener('DOMContentLoaded', function () {
  if (!window.docusaurus) delete document.documentElement.dataset.js;
});`;
