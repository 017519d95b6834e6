import {useState} from 'react';
import {optionAside, optionBelow, type OptionGroup, type ResultOption} from './resultOptions';

/** Which option is active, and what makes others active. */
export type ActiveOption = {
  readonly active: ResultOption | undefined;
  /** Moves down by `step` and wraps around at the ends. */
  readonly move: (step: number) => void;
  /** Moves by `step` between the versions of the page, and returns whether there is another one. */
  readonly turn: (step: number) => boolean;
};

/** Tracks which option is active; when `key` changes, it is the first one again. */
export function useActiveOption(groups: readonly OptionGroup[], key: unknown): ActiveOption {
  const [chosen, setChosen] = useState<{readonly key: unknown; readonly id: string}>();
  const all = groups.flatMap(({page, versions, headings}) => [page, ...versions, ...headings]);
  const active = (chosen?.key === key ? all.find(({id}) => id === chosen?.id) : undefined) ?? all[0];
  const choose = (option: ResultOption | undefined): boolean => {
    if (option) setChosen({key, id: option.id});
    return option !== undefined;
  };
  return {
    active,
    move: (step) => choose(optionBelow(groups, active, step)),
    turn: (step) => choose(optionAside(groups, active, step)),
  };
}
