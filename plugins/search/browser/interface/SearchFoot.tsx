import {useState, type ReactNode} from 'react';
import {setSlashOpens, slashOpens} from './shortcuts';

/** Lists the keyboard shortcuts, and lets readers turn off `/` if it gets in their way. */
export function SearchFoot(): ReactNode {
  const [slash, setSlash] = useState(slashOpens);
  return (
    <div className="search-foot">
      <p className="search-foot__keys">
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
      </p>
      <label className="search-foot__slash">
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSlash(event.target.checked);
            setSlashOpens(event.target.checked);
          }}
        />{' '}
        <kbd>/</kbd> opens search
      </label>
    </div>
  );
}
