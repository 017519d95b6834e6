import {nextName, resolveTokens} from '../../plugins/content/version-numbers/resolveTokens';
import type {Requirements} from '../../plugins/content/version-numbers';
import {placeAt} from '../pageSource';
import type {DocPage, Finding, PageRule} from '../types';

const NAME = 'tokens';

/** Anything that starts like a token, with its version and name if it has the form of one. */
const TOKEN = /%req\.(?:(?:(next|v\d+)\.)?([A-Za-z][A-Za-z0-9]*)%|[^%\s`"'<>|]*%?)/g;

type Problem = {readonly message: string; readonly hint: string};

/** Finds `%req.…%` tokens that name no requirement, and those that mean another version after the next release. */
export const tokensRule: PageRule = {
  name: NAME,
  inputs: [],
  check: (pages, version, {requirements}) => pages.flatMap((page) => checkPage(page, version, requirements)),
};

function checkPage({file, source}: DocPage, version: string, requirements: Requirements): Finding[] {
  return [...source.matchAll(TOKEN)].flatMap(([token, pinned, name], index, all) => {
    const problem =
      name === undefined
        ? {message: `${token} does not have the form of a token`, hint: 'Write %req.name% or %req.v6.name%'}
        : problemOf(token, pinned, version, requirements);
    const place = placeAt(source, all[index]?.index ?? 0);
    return problem ? [{file, ...place, rule: NAME, ...problem}] : [];
  });
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
