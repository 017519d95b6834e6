import {useEffect, useState, type ReactNode} from 'react';

/** How long the page says that something was copied, in milliseconds. */
const SAID_MS = 4000;

type CopyButtonProps = {
  /** Returns what is copied. */
  readonly text: () => string;
  /** What the page says afterward. */
  readonly said: string;
  readonly children: string;
};

/** A button that copies a text, and says so. */
export function CopyButton({text, said, children}: CopyButtonProps): ReactNode {
  const [state, setState] = useState('');
  useEffect(() => {
    if (state === '') return undefined;
    const timer = setTimeout(() => setState(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setState(said),
      () => setState('The browser did not allow copying. Print the list instead.'),
    );
  };
  return (
    <>
      <button type="button" className="button button--secondary" onClick={copy}>
        {children}
      </button>
      <span role="status" className="ua-status">
        {state}
      </span>
    </>
  );
}
