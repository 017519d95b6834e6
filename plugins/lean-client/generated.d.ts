/** The address of each version's table script, by version name; written by `generate.ts`. */
declare module '@generated/lean-client/tables.json' {
  const tables: Readonly<Record<string, string>>;
  export default tables;
}
