import type {LogLine} from './readLog';

/**
 * How surely a line says what went wrong: `SURE`, `MAYBE`, or `NONE` if it has no sign of an error. `NOISE` only says where
 * something went wrong, or that it did: a call of a stack trace, a step of a build.
 */
export const EVIDENCE = {NOISE: 0, NONE: 1, MAYBE: 2, SURE: 3} as const;
export type Evidence = (typeof EVIDENCE)[keyof typeof EVIDENCE];

const SURE =
  /(?:^|[\s"'\]:])(?:fatal )?errors?(?: \[?\w+\]?)?:|\[(?:error|fatal|!)\]|\bE\/|\s[EF]\s{2}|\bnpm (?:ERR!|error)|^\s*(?:✖|✘|×|❌)|Caused by|\w(?:Error|Exception)\b|\bFATAL\b|\bUncaught\b|^\s*e: |ITMS-\d/iu;

const MAYBE =
  /\b(?:fail(?:ed|ure|s)?|denied|invalid|unable|unknown|refused|missing|cannot|can't|couldn't|could not|not|no|requires?d?|must|unsupported|duplicate|incompatible|warn(?:ing)?)\b/i;

const WARNING = /(?:^|[\s[])(?:warning|warn)\b\]?[:\s]|\bW\/\w/i;

const NOISE =
  /^(?:at\s(?!.*[{,]\s?(?:code|message|errorMessage): )|from \/|\.{3} \d+ more|Task :\S+(?: [A-Z-]+)?$|import |BUILD FAILED|\W*Build failed\W*$|FAILURE: Build failed|\*\* \w+ FAILED|The following build commands failed|Process completed with exit code|Run with --|Get more help|\d+ (?:actionable tasks|errors?\b|failures?\b))/;

/** A frame of an Apple crash report. Some crashes are only known by one, but the names in it are no sign of an error. */
const FRAME = /^\s*\d+ +\S+ +0x/;

/** A line that somebody typed: `PS C:\app> adb devices`. */
const TYPED = /^\s*(?:(?:PS )?[A-Z]:\\[^>]*>|\$ |\S+@\S+ ?[^$%#]{0,60}[$%#] )/;

/** What is known of lines, because many messages are compared with each. */
const evidenceByLine = new WeakMap<LogLine, Evidence>();

/** Returns how surely a line says what went wrong: `Caused by: java.io.IOException` does, `at java.io.File.open` is noise. */
export function evidenceOf(line: LogLine): Evidence {
  const evidence = evidenceByLine.get(line) ?? judgeLine(line);
  evidenceByLine.set(line, evidence);
  return evidence;
}

function judgeLine(line: LogLine): Evidence {
  const {raw, text, isReason} = line;
  if (NOISE.test(text) || TYPED.test(raw)) return EVIDENCE.NOISE;
  if (FRAME.test(raw)) return EVIDENCE.NONE;
  if (isWarning(line)) return EVIDENCE.MAYBE;
  if (isReason || SURE.test(raw)) return EVIDENCE.SURE;
  return MAYBE.test(text) ? EVIDENCE.MAYBE : EVIDENCE.NONE;
}

/** Returns whether a line is a warning, which is rarely why a tool failed. */
export const isWarning = ({raw}: LogLine): boolean => WARNING.test(raw);

/** Returns whether a line has the cause of the error above it. */
export const isCause = ({raw, text, isReason}: LogLine): boolean =>
  text.startsWith('Caused by') || (isReason && /^[^\p{L}]*>/u.test(raw));
