import crypto from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What a page's HTML contains that the security policy has to allow, or forbids. */
export type InlineCode = {
  /** The texts of the inline scripts. */
  readonly scripts: readonly string[];
  /** The texts of the style elements, which only pages with styles of their own have. */
  readonly styles: readonly string[];
  /** What the policy forbids, such as `<div style="color: red">`. */
  readonly forbidden: readonly string[];
};

/** The types of scripts that browsers run: the others are data, which the policy doesn't apply to. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap']);

/**
 * Returns the inline scripts and style elements of a page, and what its policy forbids: `style` attributes, attributes
 * with code such as `onclick`, and `javascript:` URLs. What is in `<noscript>` doesn't count, because browsers that apply the
 * policy to it don't run scripts.
 */
export function inlineCodeOf(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const forbidden: string[] = [];
  let open: {readonly texts: string[]; text: string} | undefined;
  let noscript = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') noscript++;
      if (noscript > 0) return;
      forbidden.push(...forbiddenIn(name, attributes));
      if (name === 'style') open = {texts: styles, text: ''};
      if (name === 'script' && attributes.src === undefined && EXECUTABLE.has(attributes.type ?? ''))
        open = {texts: scripts, text: ''};
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name === 'noscript') noscript--;
      if (!open || (name !== 'script' && name !== 'style')) return;
      open.texts.push(open.text);
      open = undefined;
    },
  });
  parser.end(html);
  return {scripts, styles, forbidden};
}

/** Returns the hash of the text of a script or style element as the policy names it. */
export function hashOf(text: string): string {
  return `sha256-${crypto.createHash('sha256').update(text).digest('base64')}`;
}

function forbiddenIn(name: string, attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const isCode = attribute === 'style' || attribute.startsWith('on') || /^\s*javascript:/i.test(value);
    return isCode ? [`<${name} ${attribute}="${value}">`] : [];
  });
}
