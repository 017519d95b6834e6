import {useId, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  CHANGES,
  failureText,
  stepsByPhase,
  toMarkdown,
  toTask,
  type MarkdownOptions,
} from '../../../../packages/upgrade/markdown';
import type {Project} from '../../../../packages/upgrade/project';
import {PHASES, type Plan, type Step} from '../../../../packages/upgrade/steps/types';
import {Changes} from './Changes';
import {CHANGES_ID, CHECKLIST} from './contents';
import {CopyButton} from './CopyButton';
import {hasProjectProgress, readProgress, writeProgress, type Update} from './progress';
import {StepItem} from './StepItem';

type ChecklistProps = {
  readonly update: Update;
  readonly plan: Plan;
  readonly project: Project;
  /** The titles of the guides' sections, by their addresses. */
  readonly sections: Readonly<Record<string, string>>;
  readonly baseUrl: string;
};

/** The steps of an update by phase, and how many of them are done. The heading is above it. */
export function Checklist({update, plan, project, sections, baseUrl}: ChecklistProps): ReactNode {
  const [done, setDone] = useState<ReadonlySet<string>>(() => readProgress(update) ?? new Set());
  const [isKept, setIsKept] = useState(() => readProgress(update) !== undefined);
  const {steps, changes} = plan;
  const options = (): MarkdownOptions => ({...update, site: location.origin + baseUrl.slice(0, -1), done});
  const section = useRef<HTMLElement>(null);
  const keep = (next: ReadonlySet<string>): void => {
    setDone(next);
    setIsKept(writeProgress(update, next));
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
        <div className="ua-row">
          <CopyButton text={() => toMarkdown(plan, options())} said="The list was copied as Markdown.">
            Copy as Markdown
          </CopyButton>
          <CopyButton text={() => toTask(plan, project, options())} said="The task was copied.">
            Copy as a task
          </CopyButton>
          <button type="button" className="button button--secondary" onClick={() => window.print()}>
            Print
          </button>
        </div>
        <Restore update={update} />
        {!isKept && (
          <p className="ua-problem">
            The browser blocks storage for this site, so your progress is lost when you leave the page.
          </p>
        )}
      </div>
      <Parts plan={plan} />
      {changes.length > 0 && (
        <Changes changes={changes} name={`capacitor-${update.from}-to-${update.to}.patch`} />
      )}
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
                  onChange={(isDone) => mark(step.id, isDone)}
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

/** Links to the parts of the list, with how many steps each has. */
function Parts({plan: {steps, changes}}: {readonly plan: Plan}): ReactNode {
  return (
    <nav aria-label="Parts of the checklist">
      <ul className="ua-row ua-steps">
        {changes.length > 0 && (
          <li>
            <a href={`#${CHANGES_ID}`}>{CHANGES}</a> ({changes.length})
          </li>
        )}
        {stepsByPhase(steps).map(({phase, steps: own}) => (
          <li key={phase}>
            <a href={`#ua-${phase}`}>{PHASES[phase]}</a> ({own.length})
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says how a reader gets the list of a project back after the page was loaded again. */
function Restore({update}: {readonly update: Update}): ReactNode {
  // The server's list comes before the application, which makes its own without it.
  if (typeof document === 'undefined' || update.project !== '' || !hasProjectProgress(update)) return null;
  return (
    <p>
      You have progress for a project of yours. The browser keeps no files, so give them again: the list is
      for your project then, with the steps that you have done.
    </p>
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
