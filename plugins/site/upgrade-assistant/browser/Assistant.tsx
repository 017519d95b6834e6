import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {makePlan, wantedWords} from '../../../../packages/upgrade/plan';
import type {AssistantData} from '../../../../packages/upgrade/types';
import {Checklist} from './Checklist';
import {choiceIn, searchOf} from './choice';
import {CHECKLIST, nameInContents, titleOf} from './contents';
import {Findings} from './Findings';
import {Form} from './Form';
import {settingOf, type Project} from '../../../../packages/upgrade/project';
import {messageOf, projectOf, withFiles, withoutFiles, withRoot, type State} from './state';

type AssistantProps = {
  readonly data: AssistantData;
  readonly baseUrl: string;
  /** The class that the site's articles give to a heading. */
  readonly headingClass: string;
};

/** The whole application: the versions, the project and the checklist. */
export function Assistant({data, baseUrl, headingClass}: AssistantProps): ReactNode {
  const [state, setState] = useState<State>(() => ({
    choice: choiceIn(location.search, data),
    isChosen: false,
    files: [],
    rejected: [],
  }));
  const basis = useMemo(() => ({data, wanted: wantedWords(data)}), [data]);
  const {files, rejected, root, isWhole, choice, isChosen} = state;
  const project = useMemo(() => projectOf({files, root, isWhole}, basis), [files, root, isWhole, basis]);
  const {from, to} = choice;
  const plan = useMemo(() => makePlan(project, {from, to}, data), [project, from, to, data]);
  const problems = [...rejected, ...project.problems];
  const title = titleOf({from, to});
  useEffect(() => nameInContents(title), [title]);
  useEffect(() => {
    if (!isChosen) return;
    history.replaceState(history.state, '', location.pathname + searchOf({from, to}) + location.hash);
  }, [isChosen, from, to]);

  return (
    <>
      <div className="ua-form">
        <Form
          data={data}
          choice={choice}
          onChoose={(next) => setState((before) => ({...before, choice: next, isChosen: true}))}
          onRead={(given) => {
            // Reading takes a while, in which the reader may have chosen or given something else.
            setState((before) => withFiles(before, given, basis));
          }}>
          {(files.length > 0 || rejected.length > 0) && (
            <Findings
              project={project}
              problems={problems}
              onRoot={(next) => setState((before) => withRoot(before, next, basis))}
              onClear={() => setState(withoutFiles)}
            />
          )}
          <p role="status" className="ua-status">
            {messageOf(state, problems.length, plan.steps.length)}
          </p>
        </Form>
      </div>
      <h2 id={CHECKLIST} className={headingClass}>
        {title}
        <a
          href={`#${CHECKLIST}`}
          className="hash-link"
          aria-label={`Direct link to ${title}`}
          title={`Direct link to ${title}`}
          translate="no">
          {'\u200b'}
        </a>
      </h2>
      {plan.steps.length === 0 ? (
        <p>
          This project already has Capacitor {project.major}, so there is nothing to update to {to}.
        </p>
      ) : (
        <Checklist
          key={`${from}-${to}-${nameOf(project)}`}
          update={{from, to, project: nameOf(project)}}
          plan={plan}
          project={project}
          sections={data.sections}
          baseUrl={baseUrl}
        />
      )}
    </>
  );
}

/** Returns what tells a project from others: its app ID, or else the name of its package. */
function nameOf({config, manifest}: Project): string {
  const id = config && settingOf(config.content, 'appId')?.value.literal;
  const name = manifest?.content.object.members.find(({key}) => key === 'name')?.value.literal;
  return String(id ?? name ?? '');
}
