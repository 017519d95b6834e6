/** A loader as a rule of the bundler names it, with its options. */
export type Use = {readonly loader: string; readonly options: MdxOptions};

/** Of the MDX loader's options, those that decide who may compile (`@docusaurus/mdx-loader/lib/options.d.ts`). */
export type MdxOptions = {
  readonly dependencies?: readonly string[];
  readonly metadataPath?: unknown;
  readonly crossCompilerCache?: unknown;
};

/**
 * Returns the loader of a bundler rule that is the docs plugin's for MDX: the only one that says where the
 * metadata of a page is. Nothing for all other rules.
 */
export function mdxUse(rule: unknown): Use | undefined {
  const uses = (rule as {use?: unknown} | null)?.use;
  const [use] = Array.isArray(uses) ? (uses as Partial<Use>[]) : [];
  if (typeof use?.loader !== 'string' || !/[\\/]mdx-loader[\\/]/.test(use.loader)) return undefined;
  return use.options?.metadataPath ? {loader: use.loader, options: use.options} : undefined;
}
