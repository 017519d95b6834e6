import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {detect} from '../engine/detect';
import {stepsByPhase, toMarkdown} from '../engine/markdown';
import {makePlan, wantedWords} from '../engine/plan';
import {PHASES, type Step, type Upgrade} from '../engine/steps/types';
import type {AssistantData} from '../types';
import {choiceIn, searchOf, type Choice} from './choice';
import {addToContents, CHECKLIST} from './contents';
import {Findings} from './Findings';
import {readProgress, writeProgress} from './progress';
import {ProjectInput} from './ProjectInput';
import {messageOf, withFiles, withoutFiles, withRoot, type State} from './state';
import {StepItem} from './StepItem';

type AssistantProps = {readonly data: AssistantData; readonly baseUrl: string};

/** The whole application: the versions, the project and the checklist. */
export function Assistant({data, baseUrl}: AssistantProps): ReactNode {
  const [state, setState] = useState<State>(() => ({
    choice: choiceIn(location.search, data),
    isChosen: false,
    files: [],
    rejected: [],
  }));
  const basis = useMemo(() => ({data, wanted: wantedWords(data)}), [data]);
  const {files, rejected, root, choice, isChosen} = state;
  const project = useMemo(
    () => detect(files, {wanted: basis.wanted, ...(root === undefined ? {} : {root})}),
    [files, root, basis],
  );
  const {from, to} = choice;
  const steps = useMemo(() => makePlan(project, {from, to}, data), [project, from, to, data]);
  const problems = [...rejected, ...project.problems];
  useEffect(addToContents, []);
  useEffect(() => {
    if (!isChosen) return;
    history.replaceState(history.state, '', location.pathname + searchOf({from, to}) + location.hash);
  }, [isChosen, from, to]);

  return (
    <div className="ua">
      <Versions
        data={data}
        choice={choice}
        onChoose={(next) => {
          setState((before) => ({...before, choice: next, isChosen: true}));
        }}
      />
      <section aria-labelledby="ua-project">
        <h2 id="ua-project">Your project (optional)</h2>
        <ProjectInput
          onRead={(given) => {
            // Reading takes a while, in which the reader may have chosen or given something else.
            setState((before) => withFiles(before, given, basis));
          }}
        />
        {(files.length > 0 || rejected.length > 0) && (
          <Findings
            project={project}
            problems={problems}
            onRoot={(next) => {
              setState((before) => withRoot(before, next, basis));
            }}
            onClear={() => {
              setState(withoutFiles);
            }}
          />
        )}
        <p role="status" className="ua-status">
          {messageOf(state, problems.length, steps.length)}
        </p>
      </section>
      <div id={CHECKLIST}>
        <Checklist key={`${from}-${to}`} upgrade={{from, to}} steps={steps} baseUrl={baseUrl} />
      </div>
    </div>
  );
}

type VersionsProps = {
  readonly data: AssistantData;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

function Versions({data, choice: {from, to, problem}, onChoose}: VersionsProps): ReactNode {
  const id = useId();
  const label = (major: number): string =>
    `Capacitor ${major}${major > data.latest ? ' (in development)' : ''}`;
  const last = Math.max(...data.majors);
  return (
    <section aria-label="Versions">
      <div className="ua-row">
        <div className="chevron">
          <label htmlFor={`${id}from`}>From</label>
          <select
            id={`${id}from`}
            value={from}
            onChange={({target}) => {
              const next = Number(target.value);
              onChoose({from: next, to: Math.max(to, next + 1)});
            }}>
            {data.majors
              .filter((major) => major < last)
              .map((major) => (
                <option key={major} value={major}>
                  {label(major)}
                </option>
              ))}
          </select>
        </div>
        <div className="chevron">
          <label htmlFor={`${id}to`}>To</label>
          <select
            id={`${id}to`}
            value={to}
            onChange={({target}) => {
              onChoose({from, to: Number(target.value)});
            }}>
            {data.majors
              .filter((major) => major > from)
              .map((major) => (
                <option key={major} value={major}>
                  {label(major)}
                </option>
              ))}
          </select>
        </div>
      </div>
      {problem !== undefined && (
        <p className="ua-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

type ChecklistProps = {readonly upgrade: Upgrade; readonly steps: readonly Step[]; readonly baseUrl: string};

function Checklist({upgrade, steps, baseUrl}: ChecklistProps): ReactNode {
  const [done, setDone] = useState<ReadonlySet<string>>(() => readProgress(upgrade) ?? new Set());
  const [isKept, setIsKept] = useState(() => readProgress(upgrade) !== undefined);
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (copied === '') return undefined;
    const timer = setTimeout(() => {
      setCopied('');
    }, 4000);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
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
  const copy = (): void => {
    const site = location.origin + baseUrl.slice(0, -1);
    navigator.clipboard.writeText(toMarkdown(steps, {...upgrade, site, done})).then(
      () => {
        setCopied('The list was copied as Markdown.');
      },
      () => {
        setCopied('The browser did not allow copying. Print the list instead.');
      },
    );
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
            disabled={done.size === 0}
            onClick={() => {
              keep(new Set());
            }}>
            Start over
          </button>
        </div>
        <p role="status" className="ua-status">
          {copied}
        </p>
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
