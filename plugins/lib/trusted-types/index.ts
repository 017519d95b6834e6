/**
 * Trusted Types: what the site's scripts may write into the page. Under the site's security policy, Chromium accepts a
 * string for `innerHTML` or a script's URL only from a policy in this file. Other browsers ignore all of this.
 */

type Policy = {
  readonly createHTML: (html: string) => string;
  readonly createScript: (text: string) => string;
};
type Rules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScript?: (text: string) => string;
  readonly createScriptURL?: (url: string) => string | null;
};

declare global {
  interface Window {
    /** TypeScript's library doesn't declare it. The policy's results are objects that React passes on unchanged. */
    readonly trustedTypes?: {readonly createPolicy: (name: string, rules: Rules) => Policy};
  }
}

/**
 * A tag of an element that only marks text up. Its attributes are those of the progress bar and of links to pages, with
 * an address that begins like one of HTTP, so that it can't be a script, however it is written.
 */
const TAG =
  /<\/?(?:a|b|br|code|div|em|i|kbd|mark|p|small|span|strong)(?: (?:class|role)="[^"<>]*"| href="(?:https?:\/)?\/[^"<>]*")*>/g;

/** React makes script elements from an empty one. */
const EMPTY_SCRIPT = '<script></script>';

/** Returns HTML that others' code inserts, or null if it's more than text in such tags. */
export function harmlessHtml(html: string): string | null {
  return html === EMPTY_SCRIPT || !html.replace(TAG, '').includes('<') ? html : null;
}

/** Returns a script's URL, or null if it's on another host than `origin`, the site's own. */
export function ownScriptUrl(url: string, origin: string): string | null {
  return new URL(url, origin).origin === origin ? url : null;
}

const same = (text: string): string => text;
/** For what the build wrote: articles and their scripts. */
let built: Policy = {createHTML: same, createScript: same};

/** Returns HTML that the build wrote, in a form that `dangerouslySetInnerHTML` and `innerHTML` accept. */
export function builtHtml(html: string): string {
  return built.createHTML(html);
}

/** Returns a script that the build wrote into an article, in a form that a script element's `text` accepts. */
export function builtScript(text: string): string {
  return built.createScript(text);
}

if (typeof window !== 'undefined' && window.trustedTypes) {
  built = window.trustedTypes.createPolicy('docs', {createHTML: same, createScript: same});
  // For everything else, such as the bundler's chunks, the announcement and the progress bar.
  window.trustedTypes.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (url) => ownScriptUrl(url, location.origin),
  });
}
