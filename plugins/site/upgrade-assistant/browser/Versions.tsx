import {useId, type ReactNode} from 'react';
import type {AssistantData, Major} from '../../../../packages/upgrade/types';
import type {Choice} from './choice';

type VersionsProps = {
  readonly data: AssistantData;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** The two majors, and what is wrong with those that were asked for. */
export function Versions({data, choice: {from, to, problem}, onChoose}: VersionsProps): ReactNode {
  const last = Math.max(...data.majors);
  return (
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
