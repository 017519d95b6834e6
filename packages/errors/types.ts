import type {ErrorPlatform, ErrorRecord, Message} from '../facts';
import type {VersionRange} from '../lib/versionRange';

/** A place in a package's source that raises an error. */
type RaisedAt = Pick<ErrorRecord, 'platform' | 'package' | 'file' | 'line' | 'raisedBy' | 'conditions'>;

/** A message that a caller, or someone at the command line, can get from a plugin or a package of one docs version. */
export type ErrorEntry = {
  /**
   * The name of the plugin's page, such as `camera`. What belongs to no plugin has the name of its package without the
   * scope: `cli`, `core`, `android` or `ios`.
   */
  readonly name: string;
  /** The message with `…` for each inserted value. Unique within `name`. */
  readonly pattern: string;
  /** The message with the names of the inserted values, as the sources write it; the first way if there are several. */
  readonly message: Message;
  readonly codes: readonly string[];
  readonly platforms: readonly ErrorPlatform[];
  /** The plugin methods or CLI commands that raise it, sorted; empty if none is known. */
  readonly raisedBy: readonly string[];
  /** Every place that raises it, in the order of the sources. */
  readonly places: readonly RaisedAt[];
};

/**
 * What a data file says about one error: messages or codes with the same cause and the same fix. README.md explains each
 * field to writers.
 */
export type Answer = {
  /** Messages with `…` for what varies. */
  readonly messages?: readonly string[];
  /** With `messages`, the codes that these messages have. Alone, every message with one of the codes. */
  readonly codes?: readonly string[];
  readonly versions?: VersionRange;
  readonly platforms?: readonly ErrorPlatform[];
  readonly raisedBy?: readonly string[];
  /**
   * Where a message comes from that the sources of the packages don't state: the source of the tool that prints it, the
   * text of a store, or a public report. Pages don't show it. Every answer of a tool has it.
   */
  readonly listed?: string;
  /** The message announces another one, or is harmless, so every other answer comes before it. */
  readonly secondary?: true;
  /** Inline Markdown. */
  readonly cause: string;
  /** Inline Markdown. */
  readonly fix: string;
};

/** Strings that look like messages in the sources, but aren't, or that nobody sees. */
export type Ignored = {
  readonly messages: readonly string[];
  readonly versions?: VersionRange;
  readonly reason: string;
};

/** A tool, a store or a system around Capacitor, whose messages belong to no package: Gradle, Xcode, Google Play. */
export type Tool = {
  /** As readers call it. */
  readonly title: string;
  /** The page about it, which every docs version has: `/android/troubleshooting.md`. */
  readonly page: string;
  /** The platforms of its answers that name none. Leave it out if they can concern any. */
  readonly platforms?: readonly ErrorPlatform[];
};

/** One data file: the answers of a plugin, a package or a tool, or those that apply to every plugin and package. */
export type AnswerFile = {
  /** Path from the site's folder. */
  readonly file: string;
  /** The name of the entries that it's for, or `common`. */
  readonly name: string;
  /** Only if the file is about a tool. */
  readonly tool?: Tool;
  readonly answers: readonly Answer[];
  readonly ignored: readonly Ignored[];
};

/** An error of one docs version with its answer. */
export type Answered = {
  /** As an entry's `name`. */
  readonly name: string;
  /** The tool that raises it, if no plugin or package does. */
  readonly tool?: Tool;
  /** The messages as pages show them, with `…`; empty if only the code is known. */
  readonly messages: readonly string[];
  readonly codes: readonly string[];
  readonly platforms: readonly ErrorPlatform[];
  readonly raisedBy: readonly string[];
  /** The entries of the extractor; empty if the message is listed by hand. */
  readonly entries: readonly ErrorEntry[];
  /** As in the data file. */
  readonly isSecondary?: boolean;
  readonly cause: string;
  readonly fix: string;
};

/** The errors of the packages of one docs version, matched with the data files. */
export type VersionAnswers = {
  readonly answered: readonly Answered[];
  /** Messages without an answer. */
  readonly missing: readonly ErrorEntry[];
  /** The places in the data files that apply to the version. */
  readonly places: readonly AnswerPlace[];
};

/** A place in a data file. */
export type AnswerPlace = {
  readonly file: string;
  readonly list: 'answers' | 'ignored';
  /** The index in the list. */
  readonly index: number;
  /** The message or the code. */
  readonly text: string;
  /** Whether it matches something in the version. */
  readonly isUsed: boolean;
};
