import {SDK_SUBJECTS, SUBJECTS, type Subject} from './subjects';
import {weigh, weighRow} from './weigh';

/** A requirement that is stated as a plain number. */
export type Statement = {
  /** Where the number starts in the text (UTF-16 units), and the number. */
  readonly offset: number;
  readonly value: string;
  readonly label: string;
  /** The names of the requirements that it may be about. */
  readonly requirements: readonly string[];
  /**
   * Which numbers count: any; those that a requirement has in some version, where a phrase reads like a requirement; or
   * only the version's own, where the phrase could also be a fact about that version of the tool.
   */
  readonly counts: 'any' | 'some' | 'own';
  /** The line is one that a diff removes, as an upgrade does with the numbers of the version before. */
  readonly removed?: boolean;
  /** The number is in a sample. */
  readonly inSample?: boolean;
};

const NUMBER = '(\\d+(?:\\.\\d+)*)';
/** Tokens, whose names can contain numbers: `%req.v5.nodeMin%`. */
const TOKEN = /%req\.[^%\s]*%/g;
/** Returns the requirements that a sentence or heading states. Its tokens may be blanked. */
export function statementsIn(prose: string): Statement[] {
  const text = blankTokens(prose);
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
  const subject = ROW_SUBJECTS.find(({words}) =>
    new RegExp(`^(?:(?:Minimum|Lowest) )?(?:${words})(?: version)?(?: ${ROW_PURPOSE})?$`).test(name),
  );
  if (!subject) return TARGETS.test(name) ? rest.flatMap(targetInCell) : [];
  const isOurs = cells.some(({text}) => /\bCapacitor\b/.test(text));
  return rest.flatMap((cell) => inValueCell(subject, cell, isOurs));
}

/** What a row's label adds to the subject: `JDK for builds in the terminal`, `iOS and iPadOS on the device`. */
const ROW_PURPOSE = '(?:(?:and iPadOS )?on the device|for builds .*|and its .*)';
const ROW_SUBJECTS: readonly Subject[] = [
  ...SUBJECTS,
  ...Object.entries(SDK_SUBJECTS).map(([words, requirement]) => ({
    label: `${words}SdkVersion`,
    kind: 'tool' as const,
    requirements: [requirement],
    words: `${words}Sdk(?:Version)?`,
  })),
];

/** Returns what a cell such as `15.0 or newer`, `6 (API level 23) or newer` or `Android 6 and later` states. */
function inValueCell(
  subject: Subject,
  {text: source, offset}: {readonly text: string; readonly offset: number},
  isOurs: boolean,
): Statement[] {
  const text = blankTokens(source);
  const start = new RegExp(`^\\s*((?:${subject.words}) )?(?:(?:>=|≥|at least)\\s*)?[\`*]*v?(?=[\\d_])`).exec(
    text,
  );
  if (!start) return [];
  const found = /^(?:_+|\d+(?:\.\d+)*(?![\d.]*\w))/.exec(text.slice(start[0].length));
  if (!found) return [];
  const end = start[0].length + found[0].length;
  const counts = weighRow(
    {isNamed: start[1] !== undefined, isOurs: isOurs && subject.kind === 'device'},
    text.slice(end),
  );
  if (!counts) return [];
  const level =
    subject.label === 'Android' && new RegExp(`^ \\(API level ${NUMBER}\\)`).exec(text.slice(end));
  return [
    ...(found[0].startsWith('_')
      ? []
      : [{...statement(subject, found[0], offset + start[0].length), counts}]),
    ...(level
      ? [
          {
            ...MIN_LEVEL,
            value: level[1] ?? '',
            offset: offset + end + level[0].length - 1 - (level[1] ?? '').length,
            counts,
          },
        ]
      : []),
  ];
}

/** A default in a row, such as `| New projects target | API level 35 |`. */
const TARGETS = /^New projects? .*\b(?:target|compile against)$/;

function targetInCell({text, offset}: {readonly text: string; readonly offset: number}): Statement[] {
  const [all, value] = new RegExp(`^(?:API level )?${NUMBER}(?![\\w])`).exec(text) ?? [];
  if (all === undefined || value === undefined) return [];
  return [{...TARGET_LEVEL, value, offset: offset + all.length - value.length, counts: 'any'}];
}

const TARGET_LEVEL = {label: 'the API level', requirements: ['androidTargetSdk', 'androidCompileSdk']};
const MIN_LEVEL = {label: 'the API level', requirements: ['androidMinSdk']};

function blankTokens(text: string): string {
  return text.replace(TOKEN, (token) => '_'.repeat(token.length));
}

function statement({label, requirements}: Subject, value: string, offset: number): Statement {
  return {label, requirements, value, offset, counts: 'any'};
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
      `(?<![\\w./-])(?:${subject.words})[\`*]*(?:(?: is(?:n't)?)? version)?(?: of| is${subject.kind === 'tool' ? '| to' : ''})?(?: at least)?\\s*(?:>=|≥)?\\s*[\`*]*v?${NUMBER}(?![\\w]|\\.\\w)`,
      'g',
    );
    return [...sentence.matchAll(pattern)].flatMap((match) => {
      const value = match[1] ?? '';
      const end = match.index + match[0].length;
      const weight = weigh(subject, sentence, match.index, end);
      if (weight === 'none') return [];
      const stated = statement(subject, value, end - value.length);
      return [weight === 'any' ? stated : {...stated, requirements: lowest(subject), counts: weight}];
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
    counts: 'any',
  }));
}

function deploymentTargets(sentence: string): Statement[] {
  const pattern = new RegExp(
    `\\b(?:Minimum Deployments\\W+set iOS |[Dd]eployment target(?:[^.;|]{0,60}? iOS |\\W+(?:(?:of|is|to|at least|be)\\W+)*))${NUMBER}(?![\\w])`,
    'g',
  );
  return [...sentence.matchAll(pattern)].map((match) => ({
    label: 'the deployment target',
    requirements: ['iosMin', 'iosMinMajor'],
    value: match[1] ?? '',
    offset: match.index + match[0].length - (match[1] ?? '').length,
    counts: 'any',
  }));
}

/** A default in prose, such as `New projects target API level 35`. */
function targetLevels(sentence: string): Statement[] {
  const pattern = new RegExp(
    `(?:\\bprojects?\\b[^.;|]{0,30}?|(?<!\\b(?:[Ss]ince|[Ff]rom|[Bb]efore|[Uu]ntil|[Ii]n) )\\bCapacitor [\\d_]+) (?:target|compile against)s? (?:API level )?${NUMBER}(?![\\w])`,
    'g',
  );
  return [...sentence.matchAll(pattern)].map((match) => ({
    ...TARGET_LEVEL,
    value: match[1] ?? '',
    offset: match.index + match[0].length - (match[1] ?? '').length,
    counts: 'any',
  }));
}
