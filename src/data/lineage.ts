import addresses from './addresses.json';

/**
 * An address within a version, relative to the version's root and without a trailing slash: `/apis/storage`, `/` for
 * the version's home, or `/apis/storage#get` for a section.
 */
export type Address = string;

/**
 * What happened to a subject when the version with the label `in` came out. `before` is its address in the previous
 * version, and `after` its address in the new one. Several entries with the same `before` are a split, and several
 * with the same `after` are a merge; the first one counts where only one page can be shown. A subject that only one of
 * the two versions has comes with the `nearest` address of the other version instead.
 */
export type Change =
  | {readonly in: string; readonly before: Address; readonly after: Address}
  | {readonly in: string; readonly after: Address; readonly nearest: Address}
  | {readonly in: string; readonly before: Address; readonly nearest: Address};

/**
 * An address that changed in versions that were already published (`within`, labels). A page's old address redirects to
 * the new one. A section's old address opens its page, because a redirect can't depend on an anchor.
 */
export type Move = {readonly within: readonly string[]; readonly before: Address; readonly after: Address};

/** Every subject whose address differs between a version and the next. `tests/unit/docs/lineage.test.ts` checks it. */
export const LINEAGE: readonly Change[] = addresses.changes.flatMap(({in: label, subjects}) =>
  subjects.map((subject) => ({in: label, ...subject})),
);

/** Every published address that changed without a new version. The build says what to add. */
export const MOVED_PAGES: readonly Move[] = addresses.moved;
