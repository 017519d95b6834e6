/** A file to keep: its path below the base URL (`''` is the home page), its hash, and its size in bytes. */
export type ListedFile = readonly [path: string, hash: string, bytes: number];

/** What the reader's browser has to know about a list before it downloads anything. */
export type ListEntry = {
  /** The name of the list's file, `offline/<name>.json`. */
  readonly name: string;
  /** The hash of that file. It changes if anything in the list does. */
  readonly hash: string;
  /** What the files take on the device, in bytes. */
  readonly bytes: number;
  /** What a host that compresses with gzip sends for them, in bytes. */
  readonly download: number;
};

/** A docs version that can be kept. */
export type VersionEntry = ListEntry & {readonly label: string; readonly home: string};

/** `offline/index.json`: what a deployment consists of. Two deployments with the same lists are the same. */
export type OfflineIndex = {readonly shared: ListEntry; readonly versions: readonly VersionEntry[]};

/** The files that all versions need: scripts, styles, fonts, icons, and the pages that aren't docs. */
export type SharedList = {
  readonly files: readonly ListedFile[];
  /** The headers of all responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** The names of the scripts and styles of all pages, as in a fragment. */
  readonly assetNames: string;
};

/** The files of a version: its pages, table, search index and pictures. */
export type VersionList = {
  readonly files: readonly ListedFile[];
  /** The URL of the version's table, with the hash that pages request it with. */
  readonly table: string;
  /** The new path of each page that has moved, by old path, both with the base URL. */
  readonly redirects: Readonly<Record<string, string>>;
};
