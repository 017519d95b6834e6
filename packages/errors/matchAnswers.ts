import {inRange} from '../lib/versionRange';
import {GAP, plainPattern} from './patternOf';
import {COMMON} from './readAnswers';
import type {Answer, Answered, AnswerFile, AnswerPlace, ErrorEntry, Ignored, VersionAnswers} from './types';
import {escapeRegExp} from '../lib/escapeRegExp';

/**
 * Matches the errors of a docs version with the data files, and adds those of the tools. The file of a plugin or a package is asked before the
 * common one. Of the answers that fit, the one with the message itself comes before those with a pattern that covers it,
 * and otherwise the first one counts.
 */
export function matchAnswers(
  version: string,
  entries: readonly ErrorEntry[],
  files: readonly AnswerFile[],
): VersionAnswers {
  const names = new Set([...entries.map(({name}) => name), COMMON]);
  const candidates = [...files]
    .sort((a, b) => Number(a.name === COMMON) - Number(b.name === COMMON))
    .filter(({name, tool}) => tool !== undefined || names.has(name))
    .flatMap((file) => candidatesOf(file, version));
  const taken = new Map<Candidate, ErrorEntry[]>();
  const missing: ErrorEntry[] = [];
  for (const entry of entries) {
    const best = bestOf(
      candidates.filter((candidate) => fits(candidate, entry)),
      entry,
    );
    if (best) taken.set(best, [...(taken.get(best) ?? []), entry]);
    else missing.push(entry);
  }
  return {
    answered: candidates.flatMap((candidate) => answeredBy(candidate, taken.get(candidate) ?? [])),
    missing,
    ...placesOf(candidates, taken),
  };
}

/** An answer, or something to ignore, that applies to the version. */
type Candidate = {
  readonly file: AnswerFile;
  readonly list: AnswerPlace['list'];
  readonly index: number;
  readonly answer?: Answer;
  readonly patterns: readonly {readonly text: string; readonly expression: RegExp}[];
  readonly codes: readonly string[];
};

function candidatesOf(file: AnswerFile, version: string): Candidate[] {
  const applies = ({versions}: Pick<Answer | Ignored, 'versions'>): boolean =>
    versions === undefined || inRange(versions, version);
  const ignored = file.ignored.map((one, index): [Candidate, Ignored] => [
    {file, list: 'ignored', index, patterns: one.messages.map(withExpression), codes: []},
    one,
  ]);
  const answers = file.answers.map((answer, index): [Candidate, Answer] => [
    {
      file,
      list: 'answers',
      index,
      answer,
      patterns: (answer.messages ?? []).map(withExpression),
      codes: answer.codes ?? [],
    },
    answer,
  ]);
  return [...ignored, ...answers].filter(([, one]) => applies(one)).map(([candidate]) => candidate);
}

const withExpression = (text: string): Candidate['patterns'][number] => ({
  text,
  expression: patternExpression(text),
});

/** Returns an expression that matches the patterns which a text with `…` stands for. */
function patternExpression(text: string): RegExp {
  const parts = plainPattern(text).split(GAP).map(escapeRegExp);
  return new RegExp(`^${parts.join('.*')}$`, 'su');
}

function fits({file, patterns, codes, answer}: Candidate, entry: ErrorEntry): boolean {
  if (file.name !== COMMON && file.name !== entry.name) return false;
  if (answer?.listed !== undefined) return false;
  if (answer?.platforms && !entry.platforms.some((one) => answer.platforms?.includes(one))) return false;
  if (patterns.length > 0) return patterns.some(({expression}) => expression.test(entry.pattern));
  return codes.some((code) => entry.codes.includes(code));
}

/** Returns the candidate for the entry among those that fit, which are in the order of the files. */
function bestOf(fitting: readonly Candidate[], entry: ErrorEntry): Candidate | undefined {
  const [first] = fitting;
  const exact = fitting.find(
    ({file, patterns}) =>
      file === first?.file && patterns.some(({text}) => plainPattern(text) === entry.pattern),
  );
  return exact ?? first;
}

function answeredBy({answer, file, codes}: Candidate, entries: readonly ErrorEntry[]): Answered[] {
  if (!answer) return [];
  const {cause, fix, messages = []} = answer;
  const text = {cause, fix, ...(answer.secondary ? {isSecondary: true} : {})};
  if (answer.listed !== undefined || file.tool) {
    const {name, tool} = file;
    const {platforms = tool?.platforms ?? [], raisedBy = []} = answer;
    const origin = {name, ...(tool ? {tool} : {})};
    return [{...origin, messages, codes, platforms, raisedBy, entries: [], ...text}];
  }
  const names = [...new Set(entries.map((entry) => entry.name))];
  return names.map((name) => {
    const own = entries.filter((entry) => entry.name === name);
    return {
      name,
      messages: own.map(({pattern}) => pattern),
      codes: codes.length > 0 ? codes : all(own.map((entry) => entry.codes)),
      platforms: answer.platforms ?? all(own.map(({platforms}) => platforms)),
      raisedBy: answer.raisedBy ?? all(own.map(({raisedBy}) => raisedBy)).sort(),
      entries: own,
      ...text,
    };
  });
}

const all = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** Returns the messages of the data files, or the codes of answers without messages: those that match, and the others. */
function placesOf(
  candidates: readonly Candidate[],
  taken: ReadonlyMap<Candidate, readonly ErrorEntry[]>,
): Pick<VersionAnswers, 'used' | 'unused'> {
  const compared = candidates.filter(({answer, file}) => answer?.listed === undefined && !file.tool);
  const places = compared.flatMap((candidate) => textsOf(candidate, taken.get(candidate) ?? []));
  const those = (isUsed: boolean): AnswerPlace[] =>
    places.filter((text) => text.isUsed === isUsed).map(({place}) => place);
  return {used: those(true), unused: those(false)};
}

function textsOf(
  {file, list, index, patterns, codes}: Candidate,
  entries: readonly ErrorEntry[],
): {readonly place: AnswerPlace; readonly isUsed: boolean}[] {
  const place = (text: string): AnswerPlace => ({file: file.file, list, index, text});
  if (patterns.length === 0)
    return codes.map((code) => ({
      place: place(code),
      isUsed: entries.some((entry) => entry.codes.includes(code)),
    }));
  return patterns.map(({text, expression}) => ({
    place: place(text),
    isUsed: entries.some(({pattern}) => expression.test(pattern)),
  }));
}
