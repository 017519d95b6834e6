import {SDK_SUBJECTS, SUBJECTS, type Subject} from './subjects';
import {weigh} from './weigh';

/** A requirement that is stated as a plain number. */
export type Statement = {
  /** Where the number starts in the text (UTF-16 units), and the number. */
  readonly offset: number;
  readonly value: string;
  readonly label: string;
  /** The names of the requirements that it may be about. */
  readonly requirements: readonly string[];
  /** False if only the number can decide: it counts if it is the value of the version's requirement. */
  readonly certain: boolean;
  /** The line is one that a diff removes, as an upgrade does with the numbers of the version before. */
  readonly removed?: boolean;
};

const NUMBER = '(\\d+(?:\\.\\d+)*)';
/** Tokens, whose names can contain numbers: `%req.v5.nodeMin%`. */
const TOKEN = /%req\.[^%\s]*%/g;
/** Returns the requirements that a sentence or heading states. Its tokens may be blanked. */
export function statementsIn(prose: string): Statement[] {
  const text = prose.replace(TOKEN, (token) => '_'.repeat(token.length));
  return sentencesOf(text).flatMap(({start, sentence}) =>
    inSentence(sentence).map((statement) => ({...statement, offset: statement.offset + start})),
  );
}

/** Returns the requirements that a table row states, such as `| Xcode | 15.0 or newer |`. */
export function statementsInRow(
  cells: readonly {readonly text: string; readonly offset: number}[],
): Statement[] {
  const [first, ...rest] = cells;
  const name = first?.text.replace(/[*_`[\]]|\(.*\)/g, '').trim() ?? '';
  const subject = SUBJECTS.find(({words}) =>
    new RegExp(`^(?:(?:Minimum|Lowest) )?(?:${words})(?: version)?$`).test(name),
  );
  if (!subject) return [];
  return rest.flatMap(({text, offset}) => {
    const found = /^(\s*(?:>=|≥|at least)?\s*v?)(\d+(?:\.\d+)*)(?![\d.]*\w)/.exec(text);
    if (!found) return [];
    return [statement(subject, found[2] ?? '', offset + (found[1] ?? '').length)];
  });
}

function statement({label, requirements}: Subject, value: string, offset: number): Statement {
  return {label, requirements, value, offset, certain: true};
}

function sentencesOf(text: string): {start: number; sentence: string}[] {
  const ends = [...text.matchAll(/[.!?](?=\s+[A-Z`*[])|\n\s*\n/g)].map(
    (match) => match.index + match[0].length,
  );
  return [0, ...ends].map((start, index) => ({
    start,
    sentence: text.slice(start, ends[index] ?? text.length),
  }));
}

function inSentence(sentence: string): Statement[] {
  const taken = new Set<number>();
  const once = (found: Statement): boolean => !taken.has(found.offset) && Boolean(taken.add(found.offset));
  return [
    ...sdkVariables(sentence),
    ...deploymentTargets(sentence),
    ...targetLevels(sentence),
    ...subjectsIn(sentence),
  ].filter(once);
}

function subjectsIn(sentence: string): Statement[] {
  return SUBJECTS.flatMap((subject) => {
    const pattern = new RegExp(
      `(?<![\\w./-])(?:${subject.words})[\`*]*(?: version)?(?: of| is)?(?: at least)?\\s*(?:>=|≥)?\\s*[\`*]*v?${NUMBER}(?![\\w]|\\.\\w)`,
      'g',
    );
    return [...sentence.matchAll(pattern)].flatMap((match) => {
      const value = match[1] ?? '';
      const end = match.index + match[0].length;
      const weight = weigh(subject, sentence, match.index, end);
      if (weight === 'none') return [];
      const stated = statement(subject, value, end - value.length);
      return [weight === 'certain' ? stated : {...stated, requirements: lowest(subject), certain: false}];
    });
  });
}

/** Prose mentions an app's target to say how Android then behaves, but a minimum to say what is needed. */
function lowest({label, requirements}: Subject): readonly string[] {
  return label === 'the API level' ? ['androidMinSdk'] : requirements;
}

/** A setting in prose, such as `minSdkVersion` of 26 or `targetSdkVersion = 35`. */
function sdkVariables(sentence: string): Statement[] {
  const pattern = new RegExp(
    `\\b(min|compile|target)Sdk(?:Version)?\`?\\s*(?:is|=|:|of|to|at least|>=)?\\s*\`?${NUMBER}(?![\\w])`,
    'g',
  );
  return [...sentence.matchAll(pattern)].map((match) => ({
    label: `${match[1]}SdkVersion`,
    requirements: [SDK_SUBJECTS[match[1] ?? ''] ?? ''],
    value: match[2] ?? '',
    offset: match.index + match[0].length - (match[2] ?? '').length,
    certain: true,
  }));
}

function deploymentTargets(sentence: string): Statement[] {
  const pattern = new RegExp(
    `\\b[Dd]eployment target(?:[^.;|]{0,60}? iOS |\\W+(?:(?:of|is|to|at least|be)\\W+)*)${NUMBER}(?![\\w])`,
    'g',
  );
  return [...sentence.matchAll(pattern)].map((match) => ({
    label: 'the deployment target',
    requirements: ['iosMin', 'iosMinMajor'],
    value: match[1] ?? '',
    offset: match.index + match[0].length - (match[1] ?? '').length,
    certain: true,
  }));
}

/** A default in prose, such as `New projects target API level 35`. */
function targetLevels(sentence: string): Statement[] {
  const pattern = new RegExp(
    `\\bprojects?\\b[^.;|]{0,30}? (?:target|compile against)s? (?:API level )?${NUMBER}(?![\\w])`,
    'g',
  );
  return [...sentence.matchAll(pattern)].map((match) => ({
    label: 'the API level',
    requirements: ['androidTargetSdk', 'androidCompileSdk'],
    value: match[1] ?? '',
    offset: match.index + match[0].length - (match[1] ?? '').length,
    certain: true,
  }));
}
