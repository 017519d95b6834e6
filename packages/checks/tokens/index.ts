import type {Requirements} from '../../pages/requirements';
import {nextName, resolveTokens} from '../../pages/resolveTokens';
import {pageRule} from '../pageRule';
import type {Complaint, DocPage, OffsetProblem} from '../types';

/** Anything that starts like a token, with its version and name if it has the form of one. */
const TOKEN = /%req\.(?:(?:(next|v\d+)\.)?([A-Za-z][A-Za-z0-9]*)%|[^%\s`"'<>|]*%?)/g;

/** Pages that lead from one version to the next, such as `updating/5-0.md` and `android/updating.md`. */
const GUIDE = /(?:^|\/)updating(?:\/|\.md$)/;

/** A token of a page, with where it starts (UTF-16 units). `pinned` is the version that it names. */
type Token = {
  readonly text: string;
  readonly pinned?: string;
  readonly name: string;
  readonly offset: number;
};

/**
 * Finds `%req.…%` tokens that name no requirement, mean another version after the next release, belong to a version that
 * their paragraph or row doesn't name, or follow the name of another API level.
 */
export const tokensRule = pageRule({
  name: 'tokens',
  checksSamples: true,
  check: (page, {requirements}) => checkPage(page, requirements),
});

function checkPage(page: DocPage, requirements: Requirements): OffsetProblem[] {
  const {source, version} = page;
  return [...source.matchAll(TOKEN)].flatMap(({0: text, 1: pinned, 2: name, index: offset}) => {
    const token = name === undefined ? undefined : {text, pinned, name, offset};
    const problem = token
      ? (unresolved(token, version, requirements) ??
        otherLevel(token, source) ??
        otherVersion(token, page, requirements))
      : {message: `${text} does not have the form of a token`, hint: 'Write %req.name% or %req.v6.name%'};
    return problem ? [{offset, ...problem}] : [];
  });
}

function unresolved(
  {text, pinned}: Token,
  version: string,
  requirements: Requirements,
): Complaint | undefined {
  const [problem] = resolveTokens(text, version, requirements).problems;
  if (problem) return {message: problem.message, hint: problem.hint};
  if (pinned !== 'next') return undefined;
  const lasting = text.replace('next', nextName(requirements));
  return {
    message: `${text} will mean another version after the next release`,
    hint: `Write ${lasting}, which is the same number until then`,
  };
}

/** Apps usually compile against the level that they target, so only the minimum can be confused with these two. */
const LEVEL =
  /\b(min|oldest|lowest|target|compil)[^%|.;,\n]{0,30}?(?: version)?[ `*=:(]+(?:API level |SDK )?[`*]*$/i;

function otherLevel({text, name, offset}: Token, source: string): Complaint | undefined {
  const level = /^android(Min|Compile|Target)Sdk$/.exec(name)?.[1];
  const word = LEVEL.exec(source.slice(Math.max(0, offset - 60), offset))?.[1]?.toLowerCase();
  if (level === undefined || word === undefined) return undefined;
  const isMinimum = /min|est/.test(word);
  if (isMinimum === (level === 'Min')) return undefined;
  const [label, right] = isMinimum ? ['minimum', 'Min'] : ['target', 'Target'];
  return {
    message: `${text} is not the ${label} SDK, which is stated here`,
    hint: `Write ${text.replace(/android\w+Sdk/, `android${right}Sdk`)}`,
  };
}

/** `major` is the version's name. Newer versions of Android Studio include a later version's JDK, which works as well. */
const FOR_ALL = ['major', 'javaVersion'];

/** On pages other than upgrade guides, readers have to know why they see the number of another version. */
function otherVersion(
  {text, pinned, name, offset}: Token,
  {path, version, source}: DocPage,
  requirements: Requirements,
): Complaint | undefined {
  if (pinned === undefined || FOR_ALL.includes(name) || GUIDE.test(path)) return undefined;
  const major = pinned.replace('v', '');
  const isNamed = new RegExp(String.raw`(?<![\w.])v?${major}\b|%req\.${pinned}\.major%`).test(
    withoutNumbers(contextAt(source, offset)),
  );
  if (isNamed || major === requirements.major?.values[version]) return undefined;
  const own = requirements[name]?.values[version] === undefined ? 'Name' : `Write %req.${name}%, or name`;
  return {
    message: `${text} is the number of ${pinned} on a page of ${version}`,
    hint: `${own} the version beside it, such as "Capacitor ${major}"`,
  };
}

/** The names of tokens contain versions, too. */
function withoutNumbers(text: string): string {
  return text.replace(/%req\.(?!\w+\.major%)[^%\s]*%/g, '…');
}

/** Returns the paragraph or table row around an offset. A sample comes with the paragraph before it. */
function contextAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset) + 1, source.indexOf('\n', offset));
  if (/^\s*\|/.test(line)) return line;
  const start = source.lastIndexOf('\n\n', offset);
  const end = source.indexOf('\n\n', offset);
  const paragraph = source.slice(Math.max(start, 0), end === -1 ? undefined : end);
  const isSample = /^\s*(?:```|~~~)/.test(paragraph);
  return isSample ? source.slice(Math.max(source.lastIndexOf('\n\n', start - 1), 0), end) : paragraph;
}
