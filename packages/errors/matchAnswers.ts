import {groupBy} from '../lib/groupBy';
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
    places: placesOf(candidates, taken),
  };
}

/** An answer, or something to ignore, that applies to the version. */
type Candidate = {
  readonly file: AnswerFile;
  readonly list: AnswerPlace['list'];
  readonly index: number;
  readonly answer?: Answer;
  /** Its messages or, if it has none, its codes. */
  readonly texts: readonly CandidateText[];
};

type CandidateText = {readonly text: string; readonly fits: (entry: ErrorEntry) => boolean};

function candidatesOf(file: AnswerFile, version: string): Candidate[] {
  const candidates = (
    list: AnswerPlace['list'],
    index: number,
    {versions, messages = []}: Pick<Answer | Ignored, 'versions' | 'messages'>,
    answer?: Answer,
  ): Candidate[] => {
    if (versions !== undefined && !inRange(versions, version)) return [];
    const texts = messages.length > 0 ? messages.map(messageText) : (answer?.codes ?? []).map(codeText);
    return [{file, list, index, answer, texts}];
  };
  return [
    ...file.ignored.flatMap((one, index) => candidates('ignored', index, one)),
    ...file.answers.flatMap((one, index) => candidates('answers', index, one, one)),
  ];
}

/** Returns a text that fits the patterns which it stands for with its `…`. */
function messageText(text: string): CandidateText {
  const parts = plainPattern(text).split(GAP).map(escapeRegExp);
  const expression = new RegExp(`^${parts.join('.*')}$`, 'su');
  return {text, fits: ({pattern}) => expression.test(pattern)};
}

const codeText = (code: string): CandidateText => ({text: code, fits: ({codes}) => codes.includes(code)});

function fits({file, texts, answer}: Candidate, entry: ErrorEntry): boolean {
  if (file.name !== COMMON && file.name !== entry.name) return false;
  if (answer?.listed !== undefined) return false;
  if (answer?.platforms && !entry.platforms.some((one) => answer.platforms?.includes(one))) return false;
  return texts.some((text) => text.fits(entry));
}

/** Returns the candidate for the entry among those that fit, which are in the order of the files. */
function bestOf(fitting: readonly Candidate[], entry: ErrorEntry): Candidate | undefined {
  const [first] = fitting;
  const exact = fitting.find(
    ({file, texts}) => file === first?.file && texts.some(({text}) => plainPattern(text) === entry.pattern),
  );
  return exact ?? first;
}

function answeredBy({answer, file}: Candidate, entries: readonly ErrorEntry[]): Answered[] {
  if (!answer) return [];
  const {cause, fix, messages = [], codes = [], secondary: isSecondary} = answer;
  if (answer.listed !== undefined || file.tool) {
    const {name, tool} = file;
    const {platforms = tool?.platforms ?? [], raisedBy = []} = answer;
    return [{name, tool, messages, codes, platforms, raisedBy, entries: [], isSecondary, cause, fix}];
  }
  return [...groupBy(entries, ({name}) => name)].map(([name, own]) => ({
    name,
    messages: own.map(({pattern}) => pattern),
    codes: codes.length > 0 ? codes : distinct(own.flatMap((entry) => entry.codes)),
    platforms: answer.platforms ?? distinct(own.flatMap(({platforms}) => platforms)),
    raisedBy: answer.raisedBy ?? distinct(own.flatMap(({raisedBy}) => raisedBy)).sort(),
    entries: own,
    isSecondary,
    cause,
    fix,
  }));
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Returns the messages of the data files, or the codes of answers without messages. */
function placesOf(
  candidates: readonly Candidate[],
  taken: ReadonlyMap<Candidate, readonly ErrorEntry[]>,
): AnswerPlace[] {
  return candidates
    .filter(({answer, file}) => answer?.listed === undefined && !file.tool)
    .flatMap((candidate) => {
      const {file, list, index, texts} = candidate;
      const entries = taken.get(candidate) ?? [];
      return texts.map(({text, fits}) => ({file: file.file, list, index, text, isUsed: entries.some(fits)}));
    });
}
