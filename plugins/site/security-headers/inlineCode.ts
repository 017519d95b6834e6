import crypto from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What a page's HTML contains that the security policy has to allow, or forbids. */
export type InlineCode = {
  /** The hashes of the inline scripts, as in the policy: `sha256-…`. */
  readonly hashes: readonly string[];
  /** What the policy forbids, such as `<div style="color: red">`. */
  readonly forbidden: readonly string[];
};

/** The types of scripts that browsers run: the others are data, which the policy doesn't apply to. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap']);

/**
 * Returns the inline scripts of a page, and what its policy forbids: style elements, `style` attributes, attributes with
 * code such as `onclick`, and `javascript:` URLs. What is in `<noscript>` doesn't count, because browsers that apply the
 * policy to it don't run scripts.
 */
export function inlineCodeOf(html: string): InlineCode {
  const hashes: string[] = [];
  const forbidden: string[] = [];
  let script: string | undefined;
  let noscript = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') noscript++;
      if (noscript > 0) return;
      forbidden.push(...forbiddenIn(name, attributes));
      if (name === 'script' && attributes.src === undefined && EXECUTABLE.has(attributes.type ?? ''))
        script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name === 'noscript') noscript--;
      if (name !== 'script' || script === undefined) return;
      hashes.push(hashOfScript(script));
      script = undefined;
    },
  });
  parser.end(html);
  return {hashes, forbidden};
}

/** Returns the hash of a script's text as the policy names it. */
export function hashOfScript(text: string): string {
  return `sha256-${crypto.createHash('sha256').update(text).digest('base64')}`;
}

function forbiddenIn(name: string, attributes: Readonly<Record<string, string>>): string[] {
  if (name === 'style') return ['<style>'];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const isCode = attribute === 'style' || attribute.startsWith('on') || /^\s*javascript:/i.test(value);
    return isCode ? [`<${name} ${attribute}="${value}">`] : [];
  });
}
