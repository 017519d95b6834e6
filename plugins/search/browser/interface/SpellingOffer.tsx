import type {ReactNode} from 'react';

type Props = {readonly spelling: string | undefined; readonly onText: (text: string) => void};

/** Offers a corrected spelling above the results. */
export function SpellingOffer({spelling, onText}: Props): ReactNode {
  if (!spelling) return null;
  return (
    <p className="search__spelling">
      Did you mean{' '}
      <button type="button" className="search__offer" onClick={() => onText(spelling)}>
        {spelling}
      </button>
      ?
    </p>
  );
}
