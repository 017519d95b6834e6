/** A page whose address changed from one version to the next. Both addresses are relative to a version's root. */
export type RenamedPage = {
  readonly from: string;
  readonly to: string;
  /** The last version that has the page at `from`. */
  readonly last: string;
};

const COMMANDS = ['add', 'copy', 'doctor', 'init', 'ls', 'open', 'sync', 'update'];

/** The pages that readers of an old version look for in a new one, and the other way around. */
export const RENAMED_PAGES: readonly RenamedPage[] = [
  {from: '/apis/storage', to: '/apis/preferences', last: 'v3'},
  {from: '/apis/accessibility', to: '/apis/screen-reader', last: 'v2'},
  {from: '/apis/modals', to: '/apis/dialog', last: 'v2'},
  ...COMMANDS.map((name) => ({from: `/cli/${name}`, to: `/cli/commands/${name}`, last: 'v2'})),
];
