import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {keepUsedCss} from '../../../plugins/client/used-css';
import {BUILT_OR_NEVER, type BuiltOrNever} from '../../../plugins/client/used-css/builtOrNever';
import {inlineConstants} from '../../../plugins/client/used-css/constants';
import {dropOverridden} from '../../../plugins/client/used-css/overridden';
import {purgeCss, type Evidence} from '../../../plugins/client/used-css/purge';
import {rehashedName} from '../../../plugins/client/used-css/renameFile';
import {svgAsText} from '../../../plugins/client/used-css/svgText';
import {
  collectTags,
  collectTexts,
  collectVariables,
  readTags,
  readTexts,
} from '../../../plugins/client/used-css/tokens';

type Given = {
  readonly html?: string;
  readonly script?: string;
  readonly builtOrNever?: readonly BuiltOrNever[];
};

function evidence({html = '', script = '', builtOrNever = []}: Given): Evidence {
  const tags = new Set<string>();
  collectTags(html, tags);
  const texts = new Set<string>();
  collectTexts(script, texts);
  collectVariables(html, texts);
  return {pages: readTags(tags), scripts: readTexts(texts), builtOrNever};
}

/** Returns what is left of `css` as a style sheet of the theme, which lies in a cascade layer. */
async function purge(css: string, given: Given): Promise<string> {
  const rest = await purgeCss(`@layer theme{${css}}`, evidence(given));
  return rest.replace(/^@layer theme\{(.*)\}$/s, '$1');
}

describe('of the pages', () => {
  test('classes, ids, attributes and elements are read from the tags', () => {
    const {pages} = evidence({
      html: `<title>a <b class="no"> title</title><script>if (a<b.c) x('<i class="never">')</script>
<p class="one two" id=three data-state='on' title="more > less" style="color:var(--own)"><br/>`,
    });
    expect([...pages.classes].sort()).toEqual(['no', 'one', 'two']);
    expect([...pages.ids]).toEqual(['three']);
    expect([...pages.variables]).toEqual(['--own']);
    expect(pages.tags).toContain('br');
    expect(pages.attributes).toContain('data-state');
    expect(pages.values).toContain('on');
  });

  test('the elements after a title or a style are read, too', () => {
    const {pages} = evidence({html: '<title>t</title><style>a{}</style><em class="seen">'});
    expect(pages.classes).toContain('seen');
  });
});

test('the variables that style elements read count', () => {
  const {scripts} = evidence({html: '<p>var(--no)</p><style>a{margin:var(--space)}</style><b style="x">'});
  expect([...scripts]).toEqual(['--space']);
});

describe('of the scripts', () => {
  test('literals that are names, keys of objects and variables count; prose does not', () => {
    const {scripts} = evidence({
      script:
        'x("menu menu--open",{is_on:1},`theme-${k}`,"This is prose, and longer.");y.style.background="var(--deep)"',
    });
    expect([...scripts].sort()).toEqual(['--deep', 'is_on', 'menu', 'menu--open', 'theme-']);
  });

  test('a stray quote hides nothing', () => {
    const {scripts} = evidence({script: `a=/["]/;b="first";c='second'` + ';d=`it\'s`;e="third"'});
    expect([...scripts]).toEqual(expect.arrayContaining(['first', 'second', 'third']));
  });
});

describe('a rule', () => {
  test('goes when no page and no script has its class', async () => {
    const css = '.used{color:red}.unused{color:red}#gone{color:red}aside{color:red}[data-gone]{color:red}';
    expect(await purge(css, {html: '<p class="used">'})).toBe('.used{color:red}');
  });

  test('of which one part is missing goes, and the rest of its list stays', async () => {
    expect(await purge('.used .unused,.used p{color:red}', {html: '<p class="used">'})).toBe(
      '.used p{color:red}',
    );
  });

  test('that only an action of the reader brings about stays, as the script has its class', async () => {
    const css = '.menu--open{color:red}.menu--shut{color:red}';
    expect(await purge(css, {html: '<p>', script: 'n.classList.add("menu--open")'})).toBe(
      '.menu--open{color:red}',
    );
  });

  test('of which the script writes the beginning stays', async () => {
    const css = '.note-tip{color:red}.other-tip{color:red}';
    expect(await purge(css, {script: '`note-${kind}`'})).toBe('.note-tip{color:red}');
  });

  test('for a state that nothing names goes, but stays if it is ours, outside any layer', async () => {
    const css = '.panel--flipped{color:red}#flip{color:red}flip-box{color:red}p[data-flip=over]{color:red}';
    expect(await purge(css, {html: '<p>'})).toBe('');
    expect(await purgeCss(css, evidence({html: '<p>'}))).toBe(css);
    const conditional = `@media print{${css}}`;
    expect(await purgeCss(conditional, evidence({html: '<p>'}))).toBe(conditional);
  });

  test('of the theme stays when a rule of ours has the same name', async () => {
    const css = '@layer theme{.panel{color:red}.other{color:red}}.panel:hover{color:blue}';
    expect(await purgeCss(css, evidence({}))).toBe('@layer theme{.panel{color:red}}.panel:hover{color:blue}');
  });

  test('of a part that is built or never goes although the script has it, until a page has it', async () => {
    const css = '.crumbs__item_a1B2{color:red}';
    const given = {
      script: 'x("crumbs__item_a1B2")',
      builtOrNever: [{classes: /^crumbs/, reason: 'test'}],
    };
    expect(await purge(css, given)).toBe('');
    expect(await purge(css, {...given, html: '<ul class="crumbs_c3D4">'})).toBe(css);
  });

  test('for the print, the dark theme and an open dialog stays', async () => {
    const css =
      '@media print{p{color:#000}}[data-theme=dark] p{color:red}dialog[open]{color:red}p:hover{color:red}::selection{color:red}';
    const script = '"data-theme";"dark";"dialog";"open"';
    expect(await purge(css, {html: '<p>', script, builtOrNever: BUILT_OR_NEVER})).toBe(css);
  });

  test('for any element stays, and not with a class that is unused', async () => {
    const css =
      ':focus-visible{color:red}.used :focus{color:red}:where(.unused):hover{color:red}.unused:focus{color:red}';
    expect(await purge(css, {html: '<p class="used">'})).toBe(
      ':focus-visible{color:red}.used :focus{color:red}',
    );
  });

  test('takes unused variables and animations with it', async () => {
    const css =
      ':root{--used:red;--via:var(--used);--gone:red;--inline:red;--script:red}@keyframes turn{to{rotate:9deg}}@keyframes gone{to{rotate:9deg}}p{color:var(--via);animation:1s turn}';
    const rest = await purge(css, {html: '<p style="color:var(--inline)">', script: '"--script"'});
    expect(rest).toBe(
      ':root{--used:red;--via:var(--used);--inline:red;--script:red}@keyframes turn{to{rotate:9deg}}p{color:var(--via);animation:1s turn}',
    );
  });
});

describe('a declaration in a layer', () => {
  test('goes when a rule outside sets the same for the same selector', () => {
    expect(
      dropOverridden('@layer a{:root{--x:1;--y:1}@media print{p{color:red}}}:root{--x:2}p{color:blue}'),
    ).toBe('@layer a{:root{--y:1}}:root{--x:2}p{color:blue}');
  });

  test('stays when it is important, when one of its selectors does not lose, or the winner has a condition', () => {
    const css =
      '@layer a{p{color:red!important}h1,h2{color:red}b{color:red}}p{color:blue}h1{color:blue}@media print{b{color:blue}}';
    expect(dropOverridden(css)).toBe(css);
  });
});

test('of equal declarations that follow each other, one stays, and a fallback does', () => {
  expect(
    dropOverridden('p{-webkit-mask:none;-webkit-mask:none;mask:none;color:red;color:lab(50% 0 0)}'),
  ).toBe('p{-webkit-mask:none;mask:none;color:red;color:lab(50% 0 0)}');
});

test('a prefix goes where the word needs none, and stays where it does', () => {
  const css =
    'a{-webkit-text-decoration:none!important;text-decoration:none!important}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}';
  expect(dropOverridden(css)).toBe(
    'a{text-decoration:none!important}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
  );
});

test('a list of layers names only those with rules', () => {
  expect(dropOverridden('@layer a,b.c;@layer b.c{p{color:red}}@layer d,e;')).toBe(
    '@layer b.c;@layer b.c{p{color:red}}',
  );
});

describe('a custom property', () => {
  test('with one value is written out, through others', () => {
    expect(inlineConstants(':root{--b:calc(var(--a)*2);--a:1px}p{margin:var(--b) var(--a)}', new Set())).toBe(
      'p{margin:calc(1px*2) 1px}',
    );
  });

  test('does not become one word with what stands beside it', () => {
    const css = ':root{--a:1.65;--b:90%}p{font:var(--b)/var(--a)var(--b)var(--c);margin:0 var(--b)auto}';
    expect(inlineConstants(css, new Set())).toBe('p{font:90%/1.65 90% var(--c);margin:0 90% auto}');
  });

  test.each([
    ['a second value', ':root{--a:1px}p{--a:2px;margin:var(--a)}'],
    ['a value for a medium', '@media print{:root{--a:1px}}p{margin:var(--a)}'],
    ['a value elsewhere', 'div{--a:1px}p{margin:var(--a)}'],
    ['a use that provides for its absence', ':root{--a:1px}p{margin:var(--a,2px)}'],
    ['a keyword about itself', ':root{--a:inherit}p{color:var(--a)}'],
    ['a reference to what is not set', ':root{--a:var(--none)}p{color:var(--a)}'],
    ['a long value used twice', `:root{--a:${'1px '.repeat(9).trim()}}p{margin:var(--a);padding:var(--a)}`],
  ])('with %s stays', (_reason, css) => {
    expect(inlineConstants(css, new Set())).toBe(css);
  });

  test('that a page or a script uses stays', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}';
    expect(inlineConstants(css, new Set(['--a']))).toBe(css);
  });
});

test('a picture in base64 becomes text', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0"/></svg>';
  const css = svgAsText(
    `a{background:url(data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})}`,
  );
  const [, data = ''] = /url\("data:image\/svg\+xml,(.*)"\)/.exec(css) ?? [];
  expect(decodeURIComponent(data)).toBe(svg.replaceAll('"', "'"));
  expect(data).not.toMatch(/[#<>"]/);
});

describe('the built site', () => {
  let sites: string;
  beforeAll(async () => {
    sites = await fs.mkdtemp(path.join(os.tmpdir(), 'used-css-'));
  });
  afterAll(() => fs.rm(sites, {recursive: true}));

  async function site(files: Readonly<Record<string, string>>): Promise<string> {
    const dir = await fs.mkdtemp(path.join(sites, 'site-'));
    for (const [name, text] of Object.entries(files)) {
      await fs.mkdir(path.dirname(path.join(dir, name)), {recursive: true});
      await fs.writeFile(path.join(dir, name), text);
    }
    return dir;
  }
  const CSS = '@layer theme{.used{color:red}.unused{color:red}}';
  const USED = '@layer theme{.used{color:red}}';
  const NAME = 'styles.0123abcd.css';

  test('names the style sheet by its new content', async () => {
    const page = `<link href="/assets/css/${NAME}"><p class="used" title="é">Ünïcode<link href="/assets/css/${NAME}">`;
    const dir = await site({
      [`assets/css/${NAME}`]: CSS,
      'index.html': page,
      'deep/page.html': `é${page}`,
    });
    const {files, before, after} = await keepUsedCss(dir, {originals: path.join(dir, 'originals')});
    const [file = ''] = files;
    expect(file).toBe(`assets/css/${rehashedName(NAME, USED)}`);
    expect(file).not.toContain('0123abcd');
    expect(await fs.readFile(path.join(dir, file), 'utf8')).toBe(USED);
    expect(await fs.readdir(path.join(dir, 'assets/css'))).toHaveLength(1);
    const expected = page.replaceAll(`assets/css/${NAME}`, file);
    expect(await fs.readFile(path.join(dir, 'index.html'), 'utf8')).toBe(expected);
    expect(await fs.readFile(path.join(dir, 'deep/page.html'), 'utf8')).toBe(`é${expected}`);
    expect(await fs.readFile(path.join(dir, 'originals', path.basename(file)), 'utf8')).toBe(CSS);
    expect(after).toBeLessThan(before);
  });

  test('must not name its style sheet in a script, whose name would be old', async () => {
    const dir = await site({[`assets/css/${NAME}`]: CSS, 'assets/js/main.js': `load("${NAME}")`});
    await expect(keepUsedCss(dir)).rejects.toThrow(/main\.js refers to styles\.0123abcd\.css/);
  });

  test('needs a style sheet, with a hash in its name', async () => {
    const dir = await site({'assets/css/styles.css': CSS, 'index.html': '<p class="used">'});
    await expect(keepUsedCss(dir)).rejects.toThrow('styles.css contains no content hash');
    await fs.rm(path.join(dir, 'assets/css/styles.css'));
    await expect(keepUsedCss(dir)).rejects.toThrow('has no style sheets');
  });

  test('does not read the search index, which is written at the same time', async () => {
    const css = '@layer theme{.used{color:red}.unused{color:red}}';
    const dir = await site({
      [`assets/css/${NAME}`]: css,
      'index.html': `<link href="/assets/css/${NAME}"><p class="used">`,
      'search-index/pagefind.js': 'x("unused")',
    });
    const {files} = await keepUsedCss(dir);
    expect(await fs.readFile(path.join(dir, files[0] ?? ''), 'utf8')).toBe('@layer theme{.used{color:red}}');
  });
});
