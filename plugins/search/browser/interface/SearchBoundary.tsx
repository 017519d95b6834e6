import {useEffect, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {FailureMessage} from './FailureMessage';

type Props = {
  /** What the reader searches for: with another text, the part is tried again. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** Keeps an exception in a part of the search from taking away the rest, and says what to do instead. */
export function SearchBoundary({text = '', children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => <Crash text={text} reason={error.message} retry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}

type CrashProps = {readonly text: string; readonly reason: string; readonly retry: () => void};

function Crash({text, reason, retry}: CrashProps): ReactNode {
  const failedText = useRef(text);
  useEffect(() => {
    if (failedText.current !== text) retry();
  }, [text, retry]);
  return <FailureMessage failure="unexpected" reason={reason} retry={retry} />;
}
