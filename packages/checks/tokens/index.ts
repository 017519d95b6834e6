import type {Requirements} from '../../pages/requirements';
import {nextName, resolveTokens} from '../../pages/resolveTokens';
import {placeAt} from '../pageSource';
import type {DocPage, Finding, PageRule} from '../types';
import {misplacedTokens, type Misplaced} from './meaning';
import {isJustified, type PinnedToken} from './otherVersions';

const NAME = 'tokens';

/** Anything that starts like a token, with its version and name if it has the form of one. */
const TOKEN = /%req\.(?:(?:(next|v\d+)\.)?([A-Za-z][A-Za-z0-9]*)%|[^%\s`"'<>|]*%?)/g;

type Problem = {readonly message: string; readonly hint: string};

/**
 * Finds `%req.…%` tokens that name no requirement, mean another version after the next release, belong to another
 * version without a reason, or stand where the page states another requirement.
 */
export const tokensRule: PageRule = {
  name: NAME,
  inputs: [],
  check: (pages, version, {requirements}) => pages.flatMap((page) => checkPage(page, version, requirements)),
};

function checkPage(page: DocPage, version: string, requirements: Requirements): Finding[] {
  const {file, source} = page;
  const misplaced = new Map(misplacedTokens(page).map((one) => [one.offset, one]));
  return [...source.matchAll(TOKEN)].flatMap((match) => {
    const [token, pinned, name] = match;
    const problem =
      name === undefined
        ? {message: `${token} does not have the form of a token`, hint: 'Write %req.name% or %req.v6.name%'}
        : (problemOf(token, pinned, version, requirements) ??
          otherRequirement(token, misplaced.get(match.index)) ??
          otherVersion(page, {token, version: pinned ?? version, name, offset: match.index}, requirements));
    return problem ? [{file, ...placeAt(source, match.index), rule: NAME, ...problem}] : [];
  });
}

function otherRequirement(token: string, misplaced: Misplaced | undefined): Problem | undefined {
  if (!misplaced) return undefined;
  const right = misplaced.names.map((name) => token.replace(/\w+%$/, `${name}%`));
  return {
    message: `${token} is not ${misplaced.label}, which is stated here`,
    hint: `Write ${right.join(' or ')}`,
  };
}

function otherVersion(page: DocPage, pinned: PinnedToken, requirements: Requirements): Problem | undefined {
  if (isJustified(page, pinned, requirements)) return undefined;
  const {token, version, name} = pinned;
  const own = requirements[name]?.values[page.version] === undefined ? '' : `Write %req.${name}%, or name`;
  return {
    message: `${token} is the number of ${version} on a page of ${page.version}`,
    hint: `${own || 'Name'} the version in the sentence, such as "Capacitor ${version.replace('v', '')}"`,
  };
}

function problemOf(
  token: string,
  pinned: string | undefined,
  version: string,
  requirements: Requirements,
): Problem | undefined {
  const [unresolved] = resolveTokens(token, version, requirements).problems;
  if (unresolved) return {message: unresolved.message, hint: unresolved.hint};
  if (pinned !== 'next') return undefined;
  const lasting = token.replace('next', nextName(requirements));
  return {
    message: `${token} will mean another version after the next release`,
    hint: `Write ${lasting}, which is the same number until then`,
  };
}
