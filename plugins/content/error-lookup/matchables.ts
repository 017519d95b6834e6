import type {Matchable} from '../../../packages/errors/matchable';
import type {LookupModel} from './lookupModel';
import type {ErrorGroup, ForeignError, ListedError} from './types';

/** Returns the errors of a page as the lookup sees them, in the order of its lists: those of other versions are last. */
export function matchables({groups, foreign}: LookupModel): Matchable[] {
  return [
    ...groups.flatMap((group) => group.errors.map((error) => matchable(group, error))),
    ...byName(foreign).flatMap((errors) =>
      errors.map((error) => ({...matchable(error, error), isForeign: true})),
    ),
  ];
}

/** Returns the errors of other versions, those of each plugin, package and tool together. */
export function byName(errors: readonly ForeignError[]): ForeignError[][] {
  return [...new Set(errors.map(({name}) => name))].map((name) =>
    errors.filter((error) => error.name === name),
  );
}

function matchable(
  {name, isGuide}: Pick<ErrorGroup, 'name' | 'isGuide'>,
  {messages, codes, platforms, raisedBy, isSecondary}: ListedError,
): Matchable {
  return {
    ...{messages, codes, platforms, context: [...name.split('-'), ...raisedBy]},
    // Pages load them as JSON, so what doesn't hold isn't in it.
    ...(isGuide ? {isGuide} : {}),
    ...(isSecondary ? {isSecondary} : {}),
  };
}
