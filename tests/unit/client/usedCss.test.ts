import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {keepUsedCss} from '../../../plugins/client/used-css';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'used-css-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const NAME = 'styles.0123abcd.css';

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
}

type Site = {readonly css: string; readonly html?: string; readonly script?: string};

/** Returns what is left of a site's style sheet. */
async function keep({css, html = '', script = ''}: Site): Promise<string> {
  write({[`assets/css/${NAME}`]: css, 'index.html': html, 'assets/js/main.js': script});
  await keepUsedCss(dir, path.join(dir, 'originals'));
  const [name = ''] = fs.readdirSync(path.join(dir, 'assets/css'));
  return fs.readFileSync(path.join(dir, 'assets/css', name), 'utf8');
}

/** Returns what is left of `css` as a style sheet of the theme, which is in a cascade layer. */
async function keepOfTheme(css: string, site: Omit<Site, 'css'>): Promise<string> {
  const rest = await keep({...site, css: `@layer theme{${css}}`});
  return rest.replace(/^@layer theme\{(.*)\}$/s, '$1');
}

describe('a rule of the theme', () => {
  test('is removed if neither a page nor a script has its name', async () => {
    const css = '.used{color:red}.unused{color:red}#gone{color:red}aside{color:red}[data-gone]{color:red}';
    expect(await keepOfTheme(css, {html: '<p class="used" title="a > b">'})).toBe('.used{color:red}');
  });

  test('is removed if only the text of a page has its name', async () => {
    const html = '<p>A card and "<b>another</b> card".</p>';
    expect(await keepOfTheme('.card{color:red}', {html})).toBe('');
  });

  test('is removed if a part of its selector is missing, and the rest of its list stays', async () => {
    const rest = await keepOfTheme('.used .unused,.used p{color:red}', {html: '<p class="used">'});
    expect(rest).toBe('.used p{color:red}');
  });

  test.each(['', '<ul class="tags_b">'])('for tags stays if a page has some (%j)', async (html) => {
    const css = '.tag_a{color:red}.tags_b{color:red}';
    expect(await keepOfTheme(css, {html, script: '"tag_a","tags_b"'})).toBe(html && css);
  });

  test.each([
    ['a script', {script: 'n.classList.add("menu--open")'}],
    ['an inline script', {html: `<script>if(a<b)x('menu--open')</script>`}],
    ['an attribute without quotes', {html: '<ul class=menu--open>'}],
    ['one of our rules', {css: '.menu--open:hover{color:blue}'}],
  ])('stays if %s has its name', async (_what, {css = '', ...site}: Partial<Site>) => {
    const rest = await keep({
      ...site,
      css: `@layer theme{.menu--open{color:red}.menu--shut{color:red}}${css}`,
    });
    expect(rest).toBe(`@layer theme{.menu--open{color:red}}${css}`);
  });

  test('stays if it is for print, the dark theme, an open dialog or any focused element', async () => {
    const css =
      '@media print{p{color:#000}}[data-theme=dark] p{color:red}dialog[open]{color:red}p:hover{color:red}::selection{color:red}:focus-visible{color:red}';
    const script = '"data-theme";"dark";"dialog";"open"';
    expect(await keepOfTheme(css, {html: '<p>', script})).toBe(css);
  });
});

test('a drawing is text, because that compresses better', async () => {
  const rest = await keep({css: 'p{mask:url(data:image/svg+xml;base64,PHAgYT0iI2IlIi8+)}'});
  expect(rest).toBe('p{mask:url("data:image/svg+xml,<p%20a=%22%23b%25%22/>")}');
});

test.each([
  '.panel--flipped{color:red}@media print{[data-in-view-only] p{color:red}}',
  "[class*='-id-apis/'] p{color:red}",
])('a rule of ours stays, because scripts may make up its name: %s', async (css) => {
  expect(await keep({css})).toBe(css);
});

test('unused custom properties and animations are removed', async () => {
  const css =
    ':root{--used:red;--via:var(--used);--gone:red;--page:red;--script:red}@keyframes turn{to{rotate:9deg}}@keyframes gone{to{rotate:9deg}}p{color:var(--via);animation:1s turn}';
  const html = '<html><p>var(--gone)</p><style>a{color:var(--page)}</style>';
  const rest = await keepOfTheme(css, {html, script: '"a{color:var(--script)}"'});
  expect(rest).toBe(
    ':root{--used:red;--via:var(--used);--page:red;--script:red}@keyframes turn{to{rotate:9deg}}p{color:var(--via);animation:1s turn}',
  );
});

test('the style sheet gets a name for its new content, in all pages', async () => {
  const css = '@layer theme{.used{color:red}.unused{color:red}}';
  const page = `<link href="/assets/css/${NAME}"><p class="used" title="é">Ünïcode<link href="/assets/css/${NAME}">`;
  write({'deep/page.html': page});
  expect(await keep({css, html: page})).toBe('@layer theme{.used{color:red}}');
  const [name = '', ...others] = fs.readdirSync(path.join(dir, 'assets/css'));
  expect(name).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect([name, ...others]).not.toContain(NAME);
  for (const file of ['index.html', 'deep/page.html'])
    expect(fs.readFileSync(path.join(dir, file), 'utf8')).toBe(page.replaceAll(NAME, name));
  expect(fs.readFileSync(path.join(dir, 'originals', name), 'utf8')).toBe(css);
});

test('the search index is not read', async () => {
  write({'search-index/page.html': '<p class="unused">'});
  expect(await keepOfTheme('.unused{color:red}', {})).toBe('');
});

test.each([
  ['no style sheet', [], 'has 0 files'],
  ['two style sheets', [NAME, 'more.0123abcd.css'], 'has 2 files'],
  ['a style sheet without a hash', ['styles.css'], 'styles.css contains no content hash'],
])('%s is an error', async (_what, names, message) => {
  write({'index.html': '<p>', 'assets/js/main.js': ''});
  write(Object.fromEntries(names.map((name) => [`assets/css/${name}`, 'p{color:red}'])));
  await expect(keepUsedCss(dir, path.join(dir, 'originals'))).rejects.toThrow(message);
});
