export type PageKind = {
  readonly name: string;
  readonly path: string;
  /** A page of the same version. Scripts that only one of the two loads are the page's own. */
  readonly sibling: string;
};

/** The pages that represent all others. */
export const PAGE_KINDS: readonly PageKind[] = [
  {name: 'landing', path: '/docs/', sibling: '/docs/cli'},
  {name: 'guide', path: '/docs/guides/deep-links', sibling: '/docs/cli'},
  {name: 'long API page', path: '/docs/apis/camera', sibling: '/docs/cli'},
  {name: 'CLI', path: '/docs/cli/commands/run', sibling: '/docs/cli'},
  {name: 'config', path: '/docs/config', sibling: '/docs/cli'},
  {name: 'old version', path: '/docs/v3/apis/camera', sibling: '/docs/v3/cli'},
];
