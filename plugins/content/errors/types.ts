/** Where a message comes from: a native platform, the web implementation or core, or the command line. */
export type ErrorPlatform = 'ios' | 'android' | 'web' | 'cli';

/**
 * How a message reaches the developer: a rejected call (`reject`, and `unimplemented` and `unavailable` for what a
 * platform lacks), a thrown error (`throw`), an error that ends the CLI or the app (`fatal`), a line in a log (`error`,
 * `warn`, `log`), or a declaration that call sites use (`constant`, and `returned` for the checks of the CLI).
 */
export type ErrorKind =
  | 'reject'
  | 'unimplemented'
  | 'unavailable'
  | 'throw'
  | 'fatal'
  | 'error'
  | 'warn'
  | 'log'
  | 'constant'
  | 'returned';

/** A message in parts: text that never changes, and the names of values that are inserted. */
export type MessagePart = string | {readonly variable: string};
export type Message = readonly MessagePart[];

/** A place in a package's source. */
type SourcePlace = {
  /** Path inside the package, with `/`. */
  readonly file: string;
  /** One-based. */
  readonly line: number;
};

/** One call site, or one declaration of an error, as the source states it. */
export type ErrorRecord = SourcePlace & {
  readonly package: string;
  readonly platform: ErrorPlatform;
  readonly kind: ErrorKind;
  /**
   * More than one if the source chooses between messages. None if a declaration has a code and passes its message on.
   */
  readonly messages: readonly Message[];
  /** The codes that it may have; empty if it has none. */
  readonly codes: readonly string[];
  /** The function that contains it. */
  readonly within?: string;
  /** The plugin methods or CLI commands that reach it by calls inside the package; empty if none is known. */
  readonly raisedBy: readonly string[];
  /**
   * The `if`, `guard`, `catch` and `case` around it in its function, as the source writes them, outermost first. Empty if
   * there is none, or for a declaration.
   */
  readonly conditions: readonly string[];
};

/**
 * Why a call site has no message: it passes on an error that it caught (`caught`), or a parameter of the function that
 * contains it (`parameter`), the package declares the error without a message (`no message`), another library declares
 * it (`outside`), or the message is computed (`computed`).
 */
export type UnresolvedReason = 'caught' | 'parameter' | 'no message' | 'outside' | 'computed';

/** A call site whose message the source of the package doesn't state. */
type UnresolvedSite = Omit<ErrorRecord, 'messages'> & {
  readonly reason: UnresolvedReason;
  /** What the message is made of, as the source writes it. */
  readonly source: string;
};

/** The errors of the packages of one docs version. `sites` and `unresolved` together are all call sites. */
export type ErrorReference = {
  readonly sites: readonly ErrorRecord[];
  readonly unresolved: readonly UnresolvedSite[];
  readonly declared: readonly ErrorRecord[];
};
