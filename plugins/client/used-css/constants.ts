import postcss, {type Declaration, type Root} from 'postcss';
import {removeEmpty} from './overridden';

/** The longest value, in characters, that is inlined even if it is used more than once. */
const SHORT = 20;
/**
 * In a custom property's value, these keywords apply to the custom property, so inlining them would change their
 * meaning.
 */
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);
const REFERENCE = /var\((--[\w-]+)\)/g;
const ANY_REFERENCE = /var\(\s*(--[\w-]+)/g;

/**
 * Returns `css` with constant custom properties inlined. A custom property is constant if it is set once, on `:root`,
 * and outside any condition. Those in `kept` are read or set elsewhere, so they stay. Rules that are empty go.
 */
export function inlineConstants(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const values = constants(root, kept);
  const uses = countUses(root);
  const isWorthIt = (name: string): boolean =>
    (values.get(name) ?? '').length <= SHORT || (uses.get(name) ?? 0) <= 1;
  const inlined = new Map([...values].filter(([name]) => isWorthIt(name)));
  root.walkDecls((declaration) => {
    if (inlined.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = resolve(declaration.value, inlined);
  });
  root.walkRules(removeEmpty);
  return root.toString();
}

/** Returns the values of the constant custom properties, with references between them resolved. */
function constants(root: Root, kept: ReadonlySet<string>): ReadonlyMap<string, string> {
  const candidates = new Map([...setOnce(root)].filter(([name]) => !kept.has(name)));
  for (const name of withFallback(root)) candidates.delete(name);
  const values = new Map<string, string>();
  let before = -1;
  // A value may refer to a constant that is set before or after it.
  while (values.size > before) {
    before = values.size;
    for (const [name, value] of candidates) {
      if (referencesIn(value).every((other) => values.has(other))) values.set(name, resolve(value, values));
    }
  }
  return values;
}

function setOnce(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  root.walkDecls(/^--/, (declaration) => {
    const isConstant =
      !found.has(declaration.prop) && isOnRoot(declaration) && !KEYWORDS.has(declaration.value);
    found.set(declaration.prop, isConstant ? declaration.value : undefined);
  });
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function isOnRoot({parent, important}: Declaration): boolean {
  if (important || parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root')
    return false;
  const outer = parent.parent;
  return outer?.type === 'root' || (outer?.type === 'atrule' && 'name' in outer && outer.name === 'layer');
}

/** Returns the custom properties that are used with a fallback value. */
function withFallback(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkDecls(({value}) => {
    referencesIn(value.replace(REFERENCE, '')).forEach((name) => names.add(name));
  });
  return names;
}

function countUses(root: Root): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  root.walkDecls(({value}) =>
    referencesIn(value).forEach((name) => uses.set(name, (uses.get(name) ?? 0) + 1)),
  );
  return uses;
}

function referencesIn(value: string): string[] {
  return [...value.matchAll(ANY_REFERENCE)].map(([, name = '']) => name);
}

/** Minifiers leave no space after `)`, so an inlined value could merge with the next word. */
function resolve(value: string, values: ReadonlyMap<string, string>): string {
  let resolved = '';
  let end = 0;
  for (const match of value.matchAll(REFERENCE)) {
    const [reference, name = ''] = match;
    const constant = values.get(name);
    if (constant === undefined) continue;
    resolved = join(join(resolved, value.slice(end, match.index)), constant);
    end = match.index + reference.length;
  }
  return join(resolved, value.slice(end));
}

function join(before: string, after: string): string {
  const isApart = /(?:^|[\s(,/*])$/.test(before) || /^(?:$|[\s),/*])/.test(after);
  return isApart ? before + after : `${before} ${after}`;
}
