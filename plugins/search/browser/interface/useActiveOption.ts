import {useState} from 'react';

type ActiveOption = {
  readonly index: number;
  /** Moves by `step` and around the ends. */
  readonly move: (step: number) => void;
};

/** Which of `count` options is active: the first one, whenever `key` changes. */
export function useActiveOption(count: number, key: unknown): ActiveOption {
  const [active, setActive] = useState({key, index: 0});
  const index = active.key === key && active.index < count ? active.index : 0;
  return {
    index,
    move: (step) => setActive({key, index: count === 0 ? 0 : (index + step + count) % count}),
  };
}
