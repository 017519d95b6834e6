import {groupBy} from '../../../packages/lib/groupBy';
import type {Matchable} from '../../../packages/errors/matchable';
import type {LookupModel} from './lookupModel';
import type {ErrorGroup, ListedError} from './types';

/** Returns the errors of a page as the lookup sees them, in the order of its lists: those of other versions are last. */
export function matchables({groups, foreign}: LookupModel): Matchable[] {
  return [
    ...groups.flatMap((group) => group.errors.map((error) => matchable(group, error))),
    ...[...groupBy(foreign, ({name}) => name).values()]
      .flat()
      .map((error) => ({...matchable(error, error), isForeign: true})),
  ];
}

const matchable = (
  {name, isGuide}: Pick<ErrorGroup, 'name' | 'isGuide'>,
  {messages, codes, platforms, raisedBy, isSecondary}: ListedError,
): Matchable => ({
  messages,
  codes,
  platforms,
  context: [...name.split('-'), ...raisedBy],
  isGuide,
  isSecondary,
});
