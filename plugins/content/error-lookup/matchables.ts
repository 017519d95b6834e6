import type {Matchable} from '../../../packages/errors/matchable';
import type {LookupModel} from './lookupModel';
import type {ErrorGroup, ListedError} from './types';

/** Returns the errors of a page as the lookup sees them: those of its docs version, and then those of other versions. */
export function matchables({groups, foreign}: LookupModel): Matchable[] {
  return [
    ...groups.flatMap((group) => group.errors.map((error) => matchable(group, error))),
    ...foreign.map((error) => ({...matchable(error, error), isForeign: true})),
  ];
}

function matchable(
  {name, isGuide = false}: Pick<ErrorGroup, 'name' | 'isGuide'>,
  {messages, codes, platforms, raisedBy, isSecondary = false}: ListedError,
): Matchable {
  return {messages, codes, platforms, isGuide, isSecondary, context: [...name.split('-'), ...raisedBy]};
}
