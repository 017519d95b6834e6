declare module '@generated/upgrade-assistant/default/data.json' {
  /** What `index.ts` of the plugin generates: an `AssistantModule`. */
  const content: unknown;
  export default content;
}
