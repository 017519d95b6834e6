import {useState} from 'react';
import {optionAside, optionBelow, type OptionGroup, type ResultOption} from './resultOptions';

/** Tracks which option is active; when `key` changes, it is the first one again. */
export function useActiveOption(groups: readonly OptionGroup[], key: unknown) {
  const [chosen, setChosen] = useState<{readonly key: unknown; readonly id: string}>();
  const all = groups.flatMap(({page, versions, headings}) => [page, ...versions, ...headings]);
  const active = (chosen?.key === key ? all.find(({id}) => id === chosen?.id) : undefined) ?? all[0];
  const choose = (option: ResultOption | undefined): boolean => {
    if (option) setChosen({key, id: option.id});
    return option !== undefined;
  };
  return {
    active,
    /** Moves down by `step` and wraps around at the ends. */
    move: (step: number) => choose(optionBelow(groups, active, step)),
    /** Moves by `step` between the versions of the page, and returns whether there is another one. */
    turn: (step: number) => choose(optionAside(groups, active, step)),
  };
}
