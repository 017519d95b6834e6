declare module '@generated/search-styles/default/styles.json' {
  /** What `plugins/search/styles` generates: a style sheet as a string. */
  const content: unknown;
  export default content;
}
