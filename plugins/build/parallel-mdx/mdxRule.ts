/** A loader in a bundler rule, with its options. */
export type Use = {readonly loader: string; readonly options: MdxOptions};

/** The options of the MDX loader that decide which thread may compile (`@docusaurus/mdx-loader/lib/options.d.ts`). */
export type MdxOptions = {
  readonly dependencies?: readonly string[];
  readonly metadataPath?: unknown;
  readonly crossCompilerCache?: unknown;
};

/**
 * Returns the MDX loader of the docs plugin if `rule` uses it, and undefined otherwise. It is the only loader with an
 * option for the path of a page's metadata.
 */
export function mdxUse(rule: unknown): Use | undefined {
  const uses = (rule as {use?: unknown} | null)?.use;
  const [use] = Array.isArray(uses) ? (uses as Partial<Use>[]) : [];
  if (typeof use?.loader !== 'string' || !/[\\/]mdx-loader[\\/]/.test(use.loader)) return undefined;
  return use.options?.metadataPath ? {loader: use.loader, options: use.options} : undefined;
}
