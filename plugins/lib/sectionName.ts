/** What one page of a sidebar category is, if the category's label is a name for all of them. */
const KINDS: Readonly<Record<string, string>> = {
  APIs: 'Plugin API',
  'Official plugins': 'Plugin API',
  Commands: 'CLI command',
};

/** Returns what a page in a sidebar category is: "Plugin API" for one in "APIs", and "Guides" for one in "Guides". */
export function sectionName(category: string | undefined): string | undefined {
  return category === undefined ? undefined : (KINDS[category] ?? category);
}
