import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {failureText, stepsByPhase, toMarkdown} from '../../../../packages/upgrade/markdown';
import {PHASES, type Step, type Upgrade} from '../../../../packages/upgrade/steps/types';
import {CHECKLIST} from './contents';
import {readProgress, writeProgress} from './progress';
import {StepItem} from './StepItem';

type ChecklistProps = {
  readonly upgrade: Upgrade;
  readonly steps: readonly Step[];
  /** The titles of the guides' sections, by their addresses. */
  readonly sections: Readonly<Record<string, string>>;
  readonly baseUrl: string;
};

/** The steps of an update by phase, and how many of them are done. The heading is above it. */
export function Checklist({upgrade, steps, sections, baseUrl}: ChecklistProps): ReactNode {
  const [done, setDone] = useState<ReadonlySet<string>>(() => readProgress(upgrade) ?? new Set());
  const [isKept, setIsKept] = useState(() => readProgress(upgrade) !== undefined);
  const section = useRef<HTMLElement>(null);
  const keep = (next: ReadonlySet<string>): void => {
    setDone(next);
    setIsKept(writeProgress(upgrade, next));
  };
  const mark = (id: string, isDone: boolean): void => {
    const next = new Set(done);
    if (isDone) next.add(id);
    else next.delete(id);
    keep(next);
  };
  return (
    <section aria-labelledby={CHECKLIST} ref={section}>
      <div className="ua-progress">
        <Progress
          done={steps.filter(({id}) => done.has(id)).length}
          total={steps.length}
          onStartOver={() => {
            keep(new Set());
            // The button is gone, and the next thing to do is the first step.
            section.current?.querySelector<HTMLElement>('.ua-step input')?.focus();
          }}
        />
        <Actions
          markdown={() => toMarkdown(steps, {...upgrade, site: location.origin + baseUrl.slice(0, -1), done})}
        />
        {!isKept && (
          <p className="ua-problem">
            The browser blocks storage for this site, so your progress is lost when you leave the page.
          </p>
        )}
      </div>
      {stepsByPhase(steps).map(({phase, steps: own}) => (
        <section key={phase} aria-labelledby={`ua-${phase}`}>
          <h3 id={`ua-${phase}`}>{PHASES[phase]}</h3>
          <ol className="ua-steps">
            {own.map((step) => (
              // An exception costs one step.
              <ErrorBoundary
                key={step.id}
                fallback={({error}) => <FailedStep step={step} reason={error.message} baseUrl={baseUrl} />}>
                <StepItem
                  step={step}
                  isDone={done.has(step.id)}
                  onChange={(isDone) => {
                    mark(step.id, isDone);
                  }}
                  sections={sections}
                  baseUrl={baseUrl}
                />
              </ErrorBoundary>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

type FailedStepProps = {readonly step: Step; readonly reason: string; readonly baseUrl: string};

function FailedStep({step: {title, guides}, reason, baseUrl}: FailedStepProps): ReactNode {
  return (
    <li className="ua-step">
      <p className="ua-problem">
        {title}: {failureText(reason)}{' '}
        {guides.slice(0, 1).map((guide) => (
          <a key={guide} href={baseUrl + guide.slice(1)}>
            Guide
          </a>
        ))}
      </p>
    </li>
  );
}

type ProgressProps = {readonly done: number; readonly total: number; readonly onStartOver: () => void};

function Progress({done, total, onStartOver}: ProgressProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className="ua-progress__head">
        <label htmlFor={id}>{`${done} of ${total} steps done`}</label>
        {done > 0 && (
          <button type="button" className="ua-quiet" onClick={onStartOver}>
            Start over
          </button>
        )}
      </div>
      <progress id={id} value={done} max={total} />
    </>
  );
}

/** How long the page says that the list was copied, in milliseconds. */
const SAID_MS = 4000;

type ActionsProps = {
  /** Returns the list as it is copied. */
  readonly markdown: () => string;
};

function Actions({markdown}: ActionsProps): ReactNode {
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (copied === '') return undefined;
    const timer = setTimeout(() => {
      setCopied('');
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard.writeText(markdown()).then(
      () => {
        setCopied('The list was copied as Markdown.');
      },
      () => {
        setCopied('The browser did not allow copying. Print the list instead.');
      },
    );
  };
  return (
    <>
      <div className="ua-row">
        <button type="button" className="button button--secondary" onClick={copy}>
          Copy as Markdown
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            window.print();
          }}>
          Print
        </button>
      </div>
      <p role="status" className="ua-status">
        {copied}
      </p>
    </>
  );
}
