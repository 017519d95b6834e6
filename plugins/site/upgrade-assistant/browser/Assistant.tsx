import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {detect} from '../engine/detect';
import {makePlan, wantedWords} from '../engine/plan';
import type {AssistantData} from '../types';
import {Checklist} from './Checklist';
import {choiceIn, searchOf} from './choice';
import {addToContents, CHECKLIST} from './contents';
import {Findings} from './Findings';
import {ProjectInput} from './ProjectInput';
import {messageOf, withFiles, withoutFiles, withRoot, type State} from './state';
import {Versions} from './Versions';

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
