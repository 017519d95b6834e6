import type {Method, TypesModel} from './schema/plugin';

/** The anchors of docgen's headings above each kind of types. */
export const TYPE_ANCHORS = {
  interfaces: 'interfaces',
  typeAliases: 'type-aliases',
  enums: 'enums',
} as const;

/**
 * Returns a function that makes anchors unique within a page, as GitHub and Docusaurus do: the first stays as it is,
 * and later ones get `-1`, `-2` and so on.
 */
export function uniqueSlugs(): (slug: string) => string {
  const seen = new Map<string, number>();
  return (slug) => {
    let unique = slug;
    while (seen.has(unique)) {
      const count = (seen.get(slug) ?? 0) + 1;
      seen.set(slug, count);
      unique = `${slug}-${count}`;
    }
    seen.set(unique, 0);
    return unique;
  };
}

/**
 * Returns methods and types with anchors that are unique within their page. They are assigned in the order of
 * docgen's output: methods, then interfaces, type aliases and enums, each list after its heading.
 */
export function withSlugs<T extends TypesModel & {readonly methods: readonly Method[]}>(
  parts: T,
  unique: (slug: string) => string,
): T {
  const methods = parts.methods.map((method) => ({...method, slug: unique(method.slug)}));
  return {...parts, methods, ...withTypeSlugs(parts, unique)};
}

/** Returns named types with unique anchors, assigned in the order of `withSlugs`. */
export function withTypeSlugs(types: TypesModel, unique: (slug: string) => string): TypesModel {
  const slugged = <N extends {readonly slug: string}>(list: readonly N[], section: keyof TypesModel): N[] => {
    if (list.length > 0) unique(TYPE_ANCHORS[section]);
    return list.map((type) => ({...type, slug: unique(type.slug)}));
  };
  return {
    interfaces: slugged(types.interfaces, 'interfaces'),
    typeAliases: slugged(types.typeAliases, 'typeAliases'),
    enums: slugged(types.enums, 'enums'),
  };
}
