import postcss, {type Container, type Declaration, type Document, type Root, type Rule} from 'postcss';

/**
 * Returns `css` without declarations in cascade layers that are always overridden: a rule outside any layer sets the
 * same property for the same selector, and unlayered rules win over layered ones regardless of order and specificity.
 * Our own rules are unlayered; those of Infima and the theme are in layers. `!important` reverses the order of
 * layers, so important declarations stay. Names of layers without rules go too, and prefixed declarations that no
 * browser needs: the minifier and Autoprefixer both add them.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const winners = new Map<string, Set<string>>();
  for (const node of root.nodes) {
    if (node.type === 'rule') addWinners(node, winners);
  }
  root.walkAtRules('layer', (layer) => layer.walkRules((rule) => dropLosers(rule, winners)));
  dropUnusedLayers(root);
  root.walkDecls(dropRepeated);
  return root.toString();
}

function addWinners(rule: Rule, winners: Map<string, Set<string>>): void {
  for (const selector of rule.selectors) {
    const properties = winners.get(selector) ?? new Set();
    declarations(rule).forEach(({prop}) => properties.add(prop));
    winners.set(selector, properties);
  }
}

function dropLosers(rule: Rule, winners: ReadonlyMap<string, ReadonlySet<string>>): void {
  const lists = rule.selectors.map((selector) => winners.get(selector));
  for (const declaration of declarations(rule)) {
    if (!declaration.important && lists.every((list) => list?.has(declaration.prop))) declaration.remove();
  }
  removeEmpty(rule);
}

/** Drops the names of layers that have no rules from lists of layers. Such a name only keeps a place in their order. */
function dropUnusedLayers(root: Root): void {
  const used = new Set<string>();
  root.walkAtRules('layer', ({nodes, params}) => {
    if (nodes) used.add(params);
  });
  root.walkAtRules('layer', (list) => {
    if (list.nodes) return;
    list.params = postcss.list
      .comma(list.params)
      .filter((name) => used.has(name))
      .join(',');
    if (list.params === '') list.remove();
  });
}

/** Safari has had these values of `text-decoration` without a prefix since its first version. */
const UNPREFIXED = /^-webkit-(text-decoration:(?:none|underline)(?:!important)?)$/;

function dropRepeated(declaration: Declaration): void {
  const text = declaration.toString().replace(UNPREFIXED, '$1');
  if (declaration.next()?.toString() === text) declaration.remove();
}

function declarations(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}

/** Removes a rule without declarations, and what contains nothing else. */
export function removeEmpty(node: Container): void {
  const parent: Container | Document | undefined = node.parent;
  if (node.nodes?.length !== 0 || parent === undefined || parent.type === 'document') return;
  node.remove();
  removeEmpty(parent as Container);
}
