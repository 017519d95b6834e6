import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {escapeRegExp} from '../../../packages/lib/escapeRegExp';
import {REDIRECT_SCRIPT} from '../../../plugins/site/redirects';
import {policyForMeta, securityHeaders} from '../../../plugins/site/security-headers/headers';
import {hashOf, inlineCodeOf} from '../../../plugins/site/security-headers/inlineCode';
import {inlineHashes} from '../../../plugins/site/security-headers/readPages';
import {shapeOf} from '../../../plugins/site/security-headers/scriptShape';

const NOTHING = {
  scriptHashes: ['sha256-b', 'sha256-a'],
  styleHashes: [],
  imageOrigins: [],
  services: {},
  trustedTypes: true,
};

function directivesOf(needs: Parameters<typeof securityHeaders>[0]): Record<string, string> {
  const policy = securityHeaders(needs)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the security policy', () => {
  it('of a build without services allows only the site itself', () => {
    expect(directivesOf(NOTHING)).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-a' 'sha256-b' 'wasm-unsafe-eval'",
      'img-src': "'self' data:",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'docs default',
    });
  });

  it('allows the style elements of pages with styles of their own', () => {
    expect(directivesOf({...NOTHING, styleHashes: ['sha256-c']})['style-src']).toBe("'self' 'sha256-c'");
  });

  it('allows the hosts of pictures of promotions', () => {
    expect(directivesOf({...NOTHING, imageOrigins: ['https://images.example']})['img-src']).toBe(
      "'self' data: https://images.example",
    );
  });

  it.each([
    'https://evil.test;script-src',
    'https://*',
    'https://a, https://b',
    "https://a 'unsafe-inline'",
    'https:',
    '*',
  ])('refuses what is no host: %s', (origin) => {
    expect(() => securityHeaders({...NOTHING, imageOrigins: [origin]})).toThrow(
      `The security policy can't have "${origin}" in img-src.`,
    );
  });

  it('allows the hosts of hosted search, and then no WebAssembly', () => {
    const algolia = {appId: 'APPID', apiKey: 'key', indexName: 'index'};
    const directives = directivesOf({...NOTHING, services: {algolia}});
    expect(directives['connect-src']).toBe(
      "'self' https://appid-dsn.algolia.net https://appid-1.algolianet.com https://appid-2.algolianet.com https://appid-3.algolianet.com",
    );
    expect(directives['script-src']).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(directives['require-trusted-types-for']).toBe("'script'");
  });

  it("allows a tag manager's hosts, and requires no Trusted Types then", () => {
    const directives = directivesOf({...NOTHING, services: {googleTagManager: {containerId: 'GTM-1'}}});
    expect(directives['script-src']).toContain('https://*.googletagmanager.com');
    expect(directives['connect-src']).toContain('https://*.google-analytics.com');
    expect(directives['frame-src']).toBe('https://www.googletagmanager.com');
    expect(directives['require-trusted-types-for']).toBeUndefined();
  });

  it.each([
    {},
    {algolia: {appId: 'A', apiKey: 'k', indexName: 'i'}},
    {googleTagManager: {containerId: 'GTM-1'}},
  ])('never allows inline code or eval(): %j', (services) => {
    const policy = securityHeaders({...NOTHING, services})['Content-Security-Policy'];
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|unsafe-hashes|\*(?:;| |$)/);
  });

  it('leaves out of a meta element what browsers ignore there', () => {
    const headers = securityHeaders(NOTHING);
    expect(policyForMeta(headers)).toBe(
      headers['Content-Security-Policy']?.replace(" frame-ancestors 'none';", ''),
    );
  });
});

describe('the code in a page', () => {
  it('is in scripts and style elements, without data and files', () => {
    const html =
      '<script>a("<b>")</script><script type=module>b</script><script src=x.js></script><script type="application/json">{}</script><style>a > b {}</style>';
    expect(inlineCodeOf(html)).toEqual({
      scripts: ['a("<b>")', 'b'],
      styles: ['a > b {}'],
      forbidden: [],
    });
    // The value is from the specification's own example: https://www.w3.org/TR/CSP3/#example-hash
    expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });

  it.each([
    ['<p style="color: red">', '<p style="color: red">'],
    ['<b onclick=go()>', '<b onclick="go()">'],
    ['<a href=" javascript:go()">', '<a href=" javascript:go()">'],
  ])('is forbidden in %s', (html, forbidden) => {
    expect(inlineCodeOf(html).forbidden).toEqual([forbidden]);
  });

  it('is not the text of a sample, or what only browsers without scripts see', () => {
    const html =
      '<code>&lt;p style="x" onclick></code><noscript><iframe style="display:none"></iframe></noscript>';
    expect(inlineCodeOf(html)).toEqual({scripts: [], styles: [], forbidden: []});
  });

  describe('of a build', () => {
    let dir: string;
    beforeEach(() => {
      dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    });
    afterEach(() => fs.rmSync(dir, {recursive: true}));

    /** Writes pages, and returns their hashes. */
    const hashesOf = (pages: readonly string[]): ReturnType<typeof inlineHashes> => {
      pages.forEach((html, i) => fs.writeFileSync(path.join(dir, `${i}.html`), html));
      return inlineHashes(
        dir,
        pages.map((_page, i) => ({html: `${i}.html`, source: `docs/page-${i}.md`})),
      );
    };

    it('has a hash if it is a script that somebody has read, whatever its values are', () => {
      const other = REDIRECT_SCRIPT.replace("'href'", "'data-href'");
      expect(other).not.toBe(REDIRECT_SCRIPT);
      expect(hashesOf([`<script>${REDIRECT_SCRIPT}</script>`, `<script>${other}</script>`])).toEqual({
        scripts: [hashOf(REDIRECT_SCRIPT), hashOf(other)].sort(),
        styles: [],
      });
    });

    it('fails it if it is a new or a changed script, with the page and what to do', () => {
      const changed = `${REDIRECT_SCRIPT};alert(1)`;
      expect(() => hashesOf([`<script>${REDIRECT_SCRIPT}</script>`, `<script>${changed}</script>`])).toThrow(
        new RegExp(
          `^docs/page-1\\.md  The page has an inline script that isn't known: .* add \\{"shape":"${escapeRegExp(shapeOf(changed))}","does":"…"\\} to plugins/site/security-headers/inlineScripts\\.json`,
        ),
      );
    });

    it('fails it if it is in an attribute, with the Markdown file and what to do', () => {
      expect(() => hashesOf(['<p>1</p>', '<p style="x">', '<p style="x">'])).toThrow(
        /^The security policy forbids .*\ndocs\/page-1\.md and 1 more {2}A component or a generated part of the page has <p style="x">\.\nMove styles/,
      );
    });
  });
});
