import {useId, type ReactNode} from 'react';
import type {AssistantData, Major} from '../../../../packages/upgrade/types';
import type {Choice} from './choice';
import {ProjectInput} from './ProjectInput';
import type {Given} from './state';

type FormProps = {
  readonly data: AssistantData;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onRead: (given: Given) => void;
  /** What is known about the project. */
  readonly children?: ReactNode;
};

/** What the reader chooses and gives: the two majors, with what is wrong with those that were asked for, and the project's files. */
export function Form({data, choice: {from, to, problem}, onChoose, onRead, children}: FormProps): ReactNode {
  const last = Math.max(...data.majors);
  return (
    <>
      <section aria-label="Versions">
        <div className="ua-row">
          <MajorSelect
            label="From"
            majors={data.majors.filter((major) => major < last)}
            chosen={from}
            latest={data.latest}
            onChoose={(next) => onChoose({from: next, to: Math.max(to, next + 1)})}
          />
          <MajorSelect
            label="To"
            majors={data.majors.filter((major) => major > from)}
            chosen={to}
            latest={data.latest}
            onChoose={(next) => onChoose({from, to: next})}
          />
        </div>
        {problem !== undefined && (
          <p className="ua-problem" role="alert">
            {problem}
          </p>
        )}
      </section>
      <section aria-labelledby="ua-project">
        <h2 id="ua-project">Your project (optional)</h2>
        <ProjectInput onRead={onRead} />
        {children}
      </section>
    </>
  );
}

type MajorSelectProps = {
  readonly label: string;
  readonly majors: readonly Major[];
  readonly chosen: Major;
  readonly latest: Major;
  readonly onChoose: (major: Major) => void;
};

function MajorSelect({label, majors, chosen, latest, onChoose}: MajorSelectProps): ReactNode {
  const id = useId();
  return (
    <div className="chevron">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        autoComplete="off"
        onChange={({target}) => onChoose(Number(target.value))}>
        {majors.map((major) => (
          <option key={major} value={major}>
            {`Capacitor ${major}${major > latest ? ' (documentation in progress)' : ''}`}
          </option>
        ))}
      </select>
    </div>
  );
}
