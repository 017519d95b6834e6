import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {filesBelow} from '../../../packages/lib/filesBelow';
import {hashOf} from '../../../packages/lib/hashFiles';
import {INDEX_DIR} from '../../lib/searchIndexDir';

/**
 * Removes from the style sheet of the built site in `outDir` the rules that no page can use, writes its drawings as text,
 * names the file after the hash of what is left, and updates the pages. The original goes to the folder `originals` under the
 * new name. Throws if the site doesn't have exactly one style sheet, or if its name has no hash.
 */
export async function keepUsedCss(outDir: string, originals: string): Promise<void> {
  const original = styleSheetIn(path.join(outDir, 'assets/css'));
  const css = fs.readFileSync(original, 'utf8');
  const pages = filesOf(outDir, '.html');
  const scripts = filesOf(path.join(outDir, 'assets/js'), '.js').map((file) => fs.readFileSync(file, 'utf8'));
  const html = [...codeIn(pages)].join('\n');
  const unused = OPTIONAL_PARTS.filter(([mark]) => !html.includes(mark)).map(([, classes]) => classes);
  const used = withPlainDrawings(await purge(css, [html, ...scripts].join('\n'), unused));
  const [oldName, newName] = [path.basename(original), rehashedName(path.basename(original), used)];
  fs.rmSync(original);
  fs.writeFileSync(path.join(path.dirname(original), newName), used);
  renameIn(pages, oldName, newName);
  fs.rmSync(originals, {recursive: true, force: true});
  fs.mkdirSync(originals, {recursive: true});
  fs.writeFileSync(path.join(originals, newName), css);
}

function styleSheetIn(dir: string): string {
  const names = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new Error(
      `${dir} should have exactly one style sheet, which every page loads, but it has ${names.length} files. Check which styles the bundler splits off.`,
    );
  }
  return path.join(dir, name);
}

/** Returns the files of a type, without those of the search index, which is written at the same time. */
function filesOf(dir: string, extension: string): string[] {
  return filesBelow(dir, (folder) => folder === INDEX_DIR).filter((file) => file.endsWith(extension));
}

/** Tags with their attributes, and scripts and styles with their contents. The text of pages isn't code. */
const CODE = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Returns all tags, scripts and styles of HTML files. Pages have nearly all of them in common, so each is returned once. */
function codeIn(pages: readonly string[]): ReadonlySet<string> {
  const code = new Set<string>();
  for (const page of pages) {
    for (const piece of fs.readFileSync(page, 'utf8').match(CODE) ?? []) code.add(piece);
  }
  return code;
}

/**
 * Parts of the theme that are in the scripts of every site: a class that pages have if the part is in use, and all of its
 * classes. Without a sidebar that readers can hide, and without tags, they are 5 % of the theme's styles.
 */
const OPTIONAL_PARTS: readonly (readonly [mark: string, classes: RegExp])[] = [
  ['collapseSidebarButton_', /^(collapseSidebarButton|expandButton|sidebarHidden|doc\w+(Hidden|Enhanced)_)/],
  ['tags_', /^tag(s|Regular|WithCount)?_/],
];

/** PurgeCSS would remove a selector such as `:focus-visible`, because it contains no name that a page uses. */
const PSEUDO = /^::?[a-z-]+$/;

/** The name of a custom property, which a script or a style element reads. */
const PROPERTY = /--[a-z][\w-]*/g;

/** A name, or a part of an address, which a selector such as `[href*='apis/']` looks for. */
const WORDS = [/[\w-]+/g, /[\w-]*\/[\w/-]*/g];

function wordsIn(code: string): string[] {
  return WORDS.flatMap((words) => code.match(words) ?? []);
}

/**
 * Returns `css` with only the rules whose classes, IDs, attributes and elements are all words in `code`, and none of which
 * is in `unused`.
 */
async function purge(css: string, code: string, unused: RegExp[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: code + ownRules(css), extension: 'code'}],
    css: [{raw: css}],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
    blocklist: unused,
    // PurgeCSS looks for custom properties in the style sheet only.
    safelist: {standard: [PSEUDO], variables: code.match(PROPERTY) ?? []},
  });
  if (!result) throw new Error('PurgeCSS returned nothing for a style sheet.');
  return result.css;
}

/** The bundler writes an SVG image in Base64, in which compression finds no repetition: the icons would be twice as large. */
const DRAWING = /url\(data:image\/svg\+xml;base64,([\w+/=]+)\)/g;

function withPlainDrawings(css: string): string {
  return css.replace(DRAWING, (_, base64: string) => {
    const svg = Buffer.from(base64, 'base64').toString();
    return `url("data:image/svg+xml,${svg.replace(/[%#"\\\s]/g, encodeURIComponent)}")`;
  });
}

/**
 * Returns the rules outside any cascade layer. Those are ours, from `src/css`, and always stay, because scripts may make up
 * their names (`dataset.inViewOnly`).
 */
function ownRules(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    layer.remove();
  });
  return root.toString();
}

/** For example, `styles.51fba099.css`. */
const HASHED_NAME = /^(.+\.)([0-9a-f]{6,})(\.css)$/;

/** Returns `name` with its hash replaced by the hash of `content`, in the same number of digits. */
function rehashedName(name: string, content: string): string {
  const [, start, hash, end] = HASHED_NAME.exec(name) ?? [];
  if (start === undefined || hash === undefined || end === undefined) {
    throw new Error(
      `The file name ${name} contains no content hash, so caches could keep an old version of the file.`,
    );
  }
  return `${start}${hashOf(content).slice(0, hash.length)}${end}`;
}

/** Replaces `oldName` in HTML files. Other parts of the build read pages at the same time, so none may be half-written. */
function renameIn(pages: readonly string[], oldName: string, newName: string): void {
  for (const page of pages) {
    atomicWrite(page, fs.readFileSync(page, 'utf8').replaceAll(oldName, newName));
  }
}
