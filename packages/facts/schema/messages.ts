import * as z from 'zod';
import {listOf} from './listOf';

/** Where a message comes from: a native platform, the web implementation or core, or the command line. */
const errorPlatform = z.enum(['ios', 'android', 'web', 'cli']);
export type ErrorPlatform = z.infer<typeof errorPlatform>;

/**
 * How a message reaches the developer: a rejected call (`reject`, and `unimplemented` and `unavailable` for what a
 * platform lacks), a thrown error (`throw`), an error that ends the CLI or the app (`fatal`), a line in a log (`error`,
 * `warn`, `log`), or a declaration that call sites use (`constant`, and `returned` for the checks of the CLI).
 */
const errorKind = z.enum([
  'reject',
  'unimplemented',
  'unavailable',
  'throw',
  'fatal',
  'error',
  'warn',
  'log',
  'constant',
  'returned',
]);
export type ErrorKind = z.infer<typeof errorKind>;

const messagePart = z.union([z.string(), z.strictObject({variable: z.string()}).readonly()]);
/** A message in parts: text that never changes, and the names of values that are inserted. */
export type MessagePart = z.infer<typeof messagePart>;
const message = z.array(messagePart).readonly();
export type Message = z.infer<typeof message>;

const strings = z.array(z.string()).readonly();

/** One call site, or one declaration of an error, as the source states it. */
const site = {
  platform: errorPlatform,
  kind: errorKind,
  /** Path inside the package, with `/`. */
  file: z.string(),
  /** One-based. */
  line: z.number(),
  /** The codes that it may have; empty if it has none. */
  codes: strings,
  /** The function that contains it. */
  within: z.string().optional(),
  /** The plugin methods or CLI commands that reach it by calls inside the package; empty if none is known. */
  raisedBy: strings,
  /**
   * The `if`, `guard`, `catch` and `case` around it in its function, as the source writes them, outermost first. Empty
   * if there is none, or for a declaration.
   */
  conditions: strings,
};

/**
 * Why a call site has no message: it passes on an error that it caught (`caught`), or a parameter of the function that
 * contains it (`parameter`), the package declares the error without a message (`no message`), another library declares
 * it (`outside`), or the message is computed (`computed`).
 */
const unresolvedReason = z.enum(['caught', 'parameter', 'no message', 'outside', 'computed']);
export type UnresolvedReason = z.infer<typeof unresolvedReason>;

const records = listOf({
  ...site,
  /** More than one if the source chooses between them. None if a declaration has only a code. */
  messages: z.array(message).readonly(),
});

const unresolvedSites = listOf({
  ...site,
  reason: unresolvedReason,
  /** What the message is made of, as the source writes it. */
  source: z.string(),
});

/** The errors of one package. `sites` and `unresolved` together are all call sites. */
export const messageFacts = z.strictObject({
  sites: records,
  unresolved: unresolvedSites,
  declared: records,
});
export type MessageFacts = z.infer<typeof messageFacts>;

type InPackage<T> = T & {readonly package: string};

export type ErrorRecord = InPackage<z.infer<typeof records>[number]>;

/** A call site whose message the source of the package doesn't state. */
type UnresolvedSite = InPackage<z.infer<typeof unresolvedSites>[number]>;

/** The errors of the packages of one docs version. `sites` and `unresolved` together are all call sites. */
export type ErrorReference = {
  readonly sites: readonly ErrorRecord[];
  readonly unresolved: readonly UnresolvedSite[];
  readonly declared: readonly ErrorRecord[];
};
