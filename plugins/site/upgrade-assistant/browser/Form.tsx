import type {ReactNode} from 'react';
import type {AssistantData} from '../../../../packages/upgrade/types';
import type {Choice} from './choice';
import {ProjectInput} from './ProjectInput';
import type {Given} from './state';
import {Versions} from './Versions';

type FormProps = {
  readonly data: AssistantData;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onRead: (given: Given) => void;
  /** What is known about the project. */
  readonly children?: ReactNode;
};

/** What the reader chooses and gives: the versions, and the project's files. */
export function Form({data, choice, onChoose, onRead, children}: FormProps): ReactNode {
  return (
    <>
      <Versions data={data} choice={choice} onChoose={onChoose} />
      <section aria-labelledby="ua-project">
        <h2 id="ua-project">Your project (optional)</h2>
        <ProjectInput onRead={onRead} />
        {children}
      </section>
    </>
  );
}
