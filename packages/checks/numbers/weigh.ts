import type {Subject} from './subjects';

/** Which numbers make a mention a requirement, as in `Statement.counts`, or `none` for a fact about the version. */
export type Weight = 'any' | 'some' | 'own' | 'none';

const VERB =
  '(?:requir(?:es?|ed|ing)|needs?|needed|needing|minimum|at least|lowest|oldest|install|installs|use|uses|' +
  'update to|upgrade to|updates? \\w+ to|upgrades? \\w+ to|supports?|must be|runs? on|>=|≥)';
const OR_NEWER =
  /^(?:\s*\([^)]*\)|\))?\s*(?:\+|or (?:newer|later|higher|above|greater|up)|and (?:newer|later|higher|up|above))/;
/** Words that say when, not what is needed: `in Xcode 15 and later`, `since Xcode 14`. */
const WHEN = /\b(?:in|from|since|until|till|before|after|on|up to|of|than|between)\s+(?:the\s+)?$/i;
/** What may be between a verb and its second object: `runs on iOS 14 and newer and on Android 6`. */
const FIRST_OBJECT = '(?: (?:iOS|Android|Chrome|WebView) [\\d._]+[^.;|]{0,35}?)*';
const DIRECT_VERB = new RegExp(
  `(?:\\b(?:requires?|needs?|supports?|runs? on|starts? with)(?: at least| a minimum of)?${FIRST_OBJECT}|` +
    '\\b(?:minimum|lowest|oldest)(?: supported)?(?: version)?(?: of| is)?|\\bat least|>=|≥)[\\s(]*$',
  'i',
);
const VERB_BEFORE = new RegExp(`${VERB}\\W+(?:\\w+\\W+)?$`, 'i');
const VERB_NEAR = new RegExp(`(?:\\b${VERB}|[>≥])(?:[^.;:]|\\.(?=\\d)){0,60}$`, 'i');
const OURS =
  /\bCapacitor\b|\b[Tt]his (?:version|plugin|release|package)\b|\b[Tt]he (?:plugin|CLI)\b|`[A-Z@][\w@/-]*`|\b[Yy]our (?:app|project)\b|\b[Nn]ew projects?\b|\b[Aa]pps (?:that )?you build\b/;

/** What may follow a requirement such as `Android 6 or newer`. A verb says what that version does. */
const PHRASE_END = /^\s*(?:$|[.,;:|)<·]|with\b|and on\b)/;
/** Words before a version that only some readers have: `fails to build with Xcode 16`, `a library adds Kotlin 1.8`. */
const OTHERS =
  /(?:\b(?:built|build|compiled|archived) with |\bcurrently using |\b(?:includes?|contains?|ships? with|comes? with) (?:an? |the )?|\blibrar(?:y|ies)\b[^.;|]*|\()$/;
/** A verb after a version, which says what that version does: `because Gradle 9 removes it`. */
const VERB_AFTER =
  /^[`*]* (?!(?:and|as|at|because|by|for|from|if|in|is|isn't|on|or|plus|then|to|too|under|when|with|works)\b)[a-z]+/;
/** Words before a device that name a condition: `(Android 7 and later)`, `for API level 24 and later`. */
const CONDITION = /(?:\(|\b(?:for|has|have|with) )$/;
/** What a list of supported devices is about. */
const CAPACITOR = /\bCapacitor\b|\b[Tt]his version\b|\b[Nn]ew projects?\b|\b[Aa]pps (?:that )?you build\b/;
/** Where a list item or an entry of a version pill starts. */
const PHRASE_START = /(?:^[-*\s]*|[>·] ?)$/;
/** For example, `iOS 14 is the oldest version that Capacitor 7 supports`. */
const MINIMUM_AFTER =
  /^ (?:is (?:also )?the (?:oldest|lowest|earliest|minimum)\b[^.;|]*\bCapacitor\b|as (?:their|its|the) minimum\b)/;
/** The release before its API level: `Android 6 (API level 23)`. */
const RELEASE = /Android [\d._]+(?: [A-Z]\w+)? \($/;

/**
 * Returns whether a mention of a version is a requirement whatever the number is (`any`), a fact about that version
 * (`none`), or either, in which case the number decides. `start` and `end` are the offsets of the mention in its
 * sentence.
 */
export function weigh(subject: Subject, sentence: string, start: number, end: number): Weight {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  const mention = sentence.slice(start, end);
  // For example, `Xcode >= 15`.
  if (/>=|≥|at least/.test(mention)) return 'any';
  return subject.kind === 'device' ? weighDevice(subject, before, after) : weighTool(before, mention, after);
}

/**
 * Returns which numbers make a table cell a requirement whose row is about a tool or platform, or nothing if none do. A
 * cell that repeats the name (`isNamed`) says when something works, unless the row is about Capacitor (`isOurs`).
 */
export function weighRow(
  {isNamed, isOurs}: {readonly isNamed: boolean; readonly isOurs: boolean},
  after: string,
): 'any' | 'some' | undefined {
  if (!isNamed) return 'any';
  return isOurs && OR_NEWER.test(after) ? 'some' : undefined;
}

function weighDevice({label}: Subject, before: string, after: string): Weight {
  const phrase = label === 'the API level' ? before.replace(RELEASE, '') : before;
  if (MINIMUM_AFTER.test(after)) return 'any';
  const newer = OR_NEWER.exec(after);
  if (DIRECT_VERB.test(phrase)) {
    return OURS.test(phrase) || label === 'the API level' ? 'any' : 'own';
  }
  // Nothing needs a WebView as old as the ones that Capacitor requires.
  if (label === 'Android WebView') return 'some';
  if (!newer || WHEN.test(phrase)) return 'none';
  const isWhole = PHRASE_END.test(after.slice(newer[0].length)) && !CONDITION.test(phrase);
  return isWhole && (CAPACITOR.test(phrase) || PHRASE_START.test(phrase)) ? 'some' : 'own';
}

function weighTool(before: string, mention: string, after: string): Weight {
  if (WHEN.test(before) && !VERB_BEFORE.test(before)) return 'none';
  if (VERB_NEAR.test(before)) return 'any';
  // A list item such as `- Xcode 15`. A sentence that starts like this says what the version does.
  if (/^[-*|\s]*$/.test(before))
    return /^\s*(?:$|[,.;()|])/.test(after) || OR_NEWER.test(after) || LISTED.test(after) ? 'any' : 'none';
  // `Kotlin 2` is the name of a generation of the language, which no template sets.
  const isFact = OTHERS.test(before) || (VERB_AFTER.test(after) && !/\bwhich $/.test(before));
  return isFact || /^Kotlin \d+$/.test(mention) ? 'own' : 'any';
}

/** The rest of a list of tools: `JDK 21 and the Android SDK`. */
const LISTED = /^(?:,? (?:and|or) (?:an? |the )?(?:[A-Z][\w.]*|\d+|_+)(?: [A-Z\d][\w.]*)*)+[.,;]?\s*$/;
