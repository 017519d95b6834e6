import type {Subject} from './subjects';

export type Weight = 'certain' | 'open' | 'none';

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
  /\bCapacitor\b|\b[Tt]his (?:version|plugin|release|package)\b|\b[Tt]he (?:plugin|CLI)\b|`[A-Z@][\w@/-]*`|\b[Yy]our (?:app|project)\b/;

/**
 * Returns whether a mention of a version is a requirement (`certain`), a fact about that version (`none`) or possibly
 * either (`open`), in which case the number decides. `start` and `end` are the offsets of the mention in its sentence.
 */
export function weigh(subject: Subject, sentence: string, start: number, end: number): Weight {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  // For example, `Xcode >= 15`.
  if (/>=|≥|at least/.test(sentence.slice(start, end))) return 'certain';
  return subject.kind === 'device' ? weighDevice(subject, before, after) : weighTool(before, after);
}

function weighDevice({label}: Subject, before: string, after: string): Weight {
  if (DIRECT_VERB.test(before)) return OURS.test(before) || label === 'the API level' ? 'certain' : 'open';
  // Nothing needs a WebView as old as the one that Capacitor requires, so the number decides.
  if (label === 'Android WebView') return 'open';
  return OR_NEWER.test(after) && !WHEN.test(before) ? 'open' : 'none';
}

function weighTool(before: string, after: string): Weight {
  if (WHEN.test(before) && !VERB_BEFORE.test(before)) return 'none';
  if (VERB_NEAR.test(before)) return 'certain';
  // A list item such as `- Xcode 15`. A sentence that starts like this says what the version does.
  if (/^[-*|\s]*$/.test(before))
    return /^\s*(?:$|[,.;()|])/.test(after) || OR_NEWER.test(after) ? 'certain' : 'none';
  return 'open';
}
