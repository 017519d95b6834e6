import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {BuiltOrNever} from './builtOrNever';
import type {Tokens} from './tokens';

export type Evidence = {
  /** What the built pages have. */
  readonly pages: Tokens;
  /** What the scripts can put into pages; a name that ends in `-` stands for all that begin so. */
  readonly scripts: ReadonlySet<string>;
  readonly builtOrNever: readonly BuiltOrNever[];
};

/** Returns `css` with only the rules that a page can come to use. */
export async function purgeCss(css: string, evidence: Evidence): Promise<string> {
  const names = namesIn(css);
  const fromScripts = withPrefixed(evidence.scripts, names);
  const absent = absentClasses(names, evidence);
  const own = ownNames(css);
  const {pages} = evidence;
  const found = {
    classes: [...pages.classes, ...fromScripts.filter((name) => !absent.has(name)), ...own],
    ids: [...pages.ids, ...fromScripts, ...own],
    tags: [...pages.tags, ...fromScripts, ...own],
    attributes: {
      names: [...pages.attributes, ...fromScripts, ...own],
      values: [...pages.values, ...fromScripts, ...own],
    },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'tokens'}],
    extractors: [{extensions: ['tokens'], extractor: () => found}],
    css: [{raw: css}],
    keyframes: true,
    fontFace: true,
    variables: true,
    safelist: {standard: [PSEUDO], variables: [...pages.variables, ...fromScripts]},
  });
  if (!result) throw new Error('PurgeCSS returned nothing for a style sheet.');
  return result.css;
}

/** PurgeCSS would cut a rule for any element, such as `:focus-visible`, as one without a name that is used. */
const PSEUDO = /^::?[a-z-]+$/;

const NAME = /-?-?[A-Za-z_][\w-]*/g;

/** Returns all words of a style sheet that may be names. */
function namesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(NAME));
}

/**
 * Returns the names in the selectors of our own style sheets, the ones outside any cascade layer. Our rules are written
 * on purpose, and their classes may come from where nobody looks for them, such as an inline script.
 */
function ownNames(css: string): readonly string[] {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    layer.remove();
  });
  root.walkRules(({selector}) => namesIn(selector).forEach((name) => names.add(name)));
  return [...names];
}

/** Returns which of `names` the scripts have, whole or by a beginning that they complete. */
function withPrefixed(scripts: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  const prefixes = [...scripts].filter((name) => /\w{2}[-_]+$/.test(name));
  return [...names].filter((name) => scripts.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Returns the classes of all parts of which no page has any. */
function absentClasses(
  names: ReadonlySet<string>,
  {pages, builtOrNever}: Pick<Evidence, 'pages' | 'builtOrNever'>,
): ReadonlySet<string> {
  const onPages = [...pages.classes].map(withoutHash);
  const absent = builtOrNever.filter(({classes}) => !onPages.some((name) => classes.test(name)));
  return new Set([...names].filter((name) => absent.some(({classes}) => classes.test(withoutHash(name)))));
}

/** CSS modules end in `_` and a hash of four characters. */
function withoutHash(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_[\w-]{4}$/, '');
}
