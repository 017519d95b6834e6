/** What a change is about. */
type Subject =
  | 'plugin'
  | 'method'
  | 'event'
  | 'type'
  | 'property'
  | 'setting'
  | 'permission'
  | 'command'
  | 'argument'
  | 'option';

/** What can differ between two versions of the same thing, with its value as text. An empty text stands for no value. */
export type Facts = Readonly<Record<string, string>>;

/** One thing that an API has, so that two versions of the API can be compared. */
export type Entry = {
  readonly subject: Subject;
  /** The same for the same thing in another version; unique within an API. */
  readonly key: string;
  /** As pages call it: `getPhoto()`, `ImageOptions.quality`, `--target <id>`. */
  readonly name: string;
  /** Its anchor on the page that documents the API. */
  readonly anchor?: string;
  /** The key of the entry that it belongs to. If that one was added or removed, this one goes without saying. */
  readonly parent?: string;
  /** How that one is declared, if that matters: `interface`. */
  readonly form?: string;
  readonly facts: Facts;
  readonly deprecated?: boolean;
  /** The comment in the package's source, as Markdown. */
  readonly comment?: string;
  /** What the package says to use instead of something deprecated, as Markdown. */
  readonly advice?: string;
};

/** One difference between two versions of an API, with the anchors on the pages of both that have it. */
export type Change = Pick<Entry, 'subject' | 'name' | 'anchor'> & {readonly oldAnchor?: string} & (
    | {
        readonly kind: 'added' | 'deprecated';
        /** The comment of something new, or what to use instead of something deprecated, as Markdown. */
        readonly comment?: string;
      }
    | {readonly kind: 'removed'}
    | {
        readonly kind: 'renamed';
        /** What the older version calls it. */
        readonly oldName: string;
      }
    | {
        readonly kind: 'changed';
        /** The facts that differ, such as `type` or `default`. A side that doesn't have the fact is an empty text. */
        readonly facts: readonly {readonly fact: string; readonly before: string; readonly after: string}[];
      }
  );

/** What an API page documents, in one docs version. */
export type Api = {readonly page: string; readonly title: string; readonly entries: readonly Entry[]};

/** The differences of one plugin, or of the CLI or the configuration, between two docs versions. */
export type ApiChanges = {
  /** The page in the newer version, or in the older one if the newer one has none, below the version: `/apis/camera`. */
  readonly page: string;
  readonly title: string;
  readonly state: 'added' | 'removed' | 'kept';
  /** The page in the older version, if there is one. */
  readonly oldPage?: string;
  readonly changes: readonly Change[];
};
