import {useEffect, useState, type ReactNode} from 'react';
import {stepsByPhase, toMarkdown} from '../engine/markdown';
import {PHASES, type Step, type Upgrade} from '../engine/steps/types';
import {readProgress, writeProgress} from './progress';
import {StepItem} from './StepItem';

type ChecklistProps = {readonly upgrade: Upgrade; readonly steps: readonly Step[]; readonly baseUrl: string};

/** The steps of an update by phase, and how many of them are done. */
export function Checklist({upgrade, steps, baseUrl}: ChecklistProps): ReactNode {
  const [done, setDone] = useState<ReadonlySet<string>>(() => readProgress(upgrade) ?? new Set());
  const [isKept, setIsKept] = useState(() => readProgress(upgrade) !== undefined);
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
  const count = steps.filter(({id}) => done.has(id)).length;
  return (
    <section aria-labelledby="ua-list">
      <h2 id="ua-list">
        Checklist from {upgrade.from} to {upgrade.to}
      </h2>
      <div className="ua-progress">
        <label>
          {`${count} of ${steps.length} steps done`}
          <progress value={count} max={steps.length} />
        </label>
        <Actions
          markdown={() => toMarkdown(steps, {...upgrade, site: location.origin + baseUrl.slice(0, -1), done})}
          isStarted={done.size > 0}
          onStartOver={() => {
            keep(new Set());
          }}
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
              <StepItem
                key={step.id}
                step={step}
                isDone={done.has(step.id)}
                onChange={(isDone) => {
                  mark(step.id, isDone);
                }}
                baseUrl={baseUrl}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** How long the page says that the list was copied, in milliseconds. */
const SAID_MS = 4000;

type ActionsProps = {
  /** Returns the list as it is copied. */
  readonly markdown: () => string;
  readonly isStarted: boolean;
  readonly onStartOver: () => void;
};

function Actions({markdown, isStarted, onStartOver}: ActionsProps): ReactNode {
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
        <button type="button" className="button button--primary" onClick={copy}>
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
        <button
          type="button"
          className="button button--secondary"
          disabled={!isStarted}
          onClick={onStartOver}>
          Start over
        </button>
      </div>
      <p role="status" className="ua-status">
        {copied}
      </p>
    </>
  );
}
