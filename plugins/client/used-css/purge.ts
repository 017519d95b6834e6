import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {BuiltOrNever} from './builtOrNever';
import type {Tokens} from './tokens';

export type Evidence = {
  /** What the built pages contain. */
  readonly pages: Tokens;
  /** The names that the scripts can add to pages. A name that ends in `-` stands for all names with that prefix. */
  readonly scripts: ReadonlySet<string>;
  readonly builtOrNever: readonly BuiltOrNever[];
};

/** Returns `css` with only the rules that a page may use. */
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
    variables: true,
    safelist: {standard: [PSEUDO], variables: [...pages.variables, ...fromScripts]},
  });
  if (!result) throw new Error('PurgeCSS returned nothing for a style sheet.');
  return result.css;
}

/** PurgeCSS would remove a selector such as `:focus-visible`, because it contains no name that a page uses. */
const PSEUDO = /^::?[a-z-]+$/;

const NAME = /-?-?[A-Za-z_][\w-]*/g;

/** Returns all words in a style sheet that may be names. */
function namesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(NAME));
}

/**
 * Returns the names in the selectors of our own style sheets, which are outside any cascade layer. These rules always
 * stay, because their classes may come from places that aren't searched, such as inline scripts.
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

/** Returns those of `names` that are in the scripts, either whole or as a prefix. */
function withPrefixed(scripts: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  const prefixes = [...scripts].filter((name) => /\w{2}[-_]+$/.test(name));
  return [...names].filter((name) => scripts.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Returns the classes of the parts that no page contains. */
function absentClasses(
  names: ReadonlySet<string>,
  {pages, builtOrNever}: Pick<Evidence, 'pages' | 'builtOrNever'>,
): ReadonlySet<string> {
  const onPages = [...pages.classes].map(withoutHash);
  const absent = builtOrNever.filter(({classes}) => !onPages.some((name) => classes.test(name)));
  return new Set([...names].filter((name) => absent.some(({classes}) => classes.test(withoutHash(name)))));
}

/** CSS modules append `_` and a hash of four characters. */
function withoutHash(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_[\w-]{4}$/, '');
}
