import {useState} from 'react';

type ActiveOption = {
  readonly index: number;
  /** Moves by `step` and wraps around at the ends. */
  readonly move: (step: number) => void;
};

/** Tracks which of `count` options is active; when `key` changes, it is the first one again. */
export function useActiveOption(count: number, key: unknown): ActiveOption {
  const [active, setActive] = useState({key, index: 0});
  const index = active.key === key && active.index < count ? active.index : 0;
  return {
    index,
    move: (step) => setActive({key, index: count === 0 ? 0 : (index + step + count) % count}),
  };
}
