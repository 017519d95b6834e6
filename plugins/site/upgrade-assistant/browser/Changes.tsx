import type {ReactNode} from 'react';
import {diffOf, type DiffLine} from '../../../../packages/upgrade/diff';
import {APPLY, CHANGES, patchOf} from '../../../../packages/upgrade/markdown';
import type {FileChange} from '../../../../packages/upgrade/steps/types';
import {CHANGES_ID} from './contents';
import {CopyButton} from './CopyButton';
import {Rich} from './Rich';

type ChangesProps = {
  readonly changes: readonly FileChange[];
  /** The name of the patch's file. */
  readonly name: string;
};

/** What the steps change in files: one diff for each file, and all of them as one patch. */
export function Changes({changes, name}: ChangesProps): ReactNode {
  const download = (): void => {
    const url = URL.createObjectURL(new Blob([patchOf(changes)], {type: 'text/x-diff'}));
    Object.assign(document.createElement('a'), {href: url, download: name}).click();
    URL.revokeObjectURL(url);
  };
  return (
    <section aria-labelledby={CHANGES_ID}>
      <h3 id={CHANGES_ID}>{CHANGES}</h3>
      <p>
        <Rich>{APPLY}</Rich>
      </p>
      <div className="ua-row">
        <button type="button" className="button button--secondary" onClick={download}>
          Download patch
        </button>
        <CopyButton text={() => patchOf(changes)} said="The patch was copied.">
          Copy patch
        </CopyButton>
      </div>
      {changes.map((change) => (
        <Diff key={change.path} change={change} />
      ))}
    </section>
  );
}

const SPOKEN: Readonly<Record<DiffLine['kind'], string>> = {' ': '', '-': 'removed: ', '+': 'added: '};

function Diff({change: {path, before, after, steps}}: {readonly change: FileChange}): ReactNode {
  return (
    <figure className="ua-code">
      <figcaption>
        <span>{path}</span>
        <span className="ua-for">{steps.join('; ')}</span>
      </figcaption>
      {/* A scrolling box must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={`Changes in ${path}`}>
        <code>
          {diffOf(before, after).map(({before: line, lines}) => (
            <span key={line}>
              <span className="ua-line" data-kind="@">{`line ${line}`}</span>
              {lines.map(({kind, text}, index) => (
                <span key={index} className="ua-line" data-kind={kind}>
                  <span className="visually-hidden">{SPOKEN[kind]}</span>
                  <span aria-hidden="true">{kind}</span>
                  {text.replace(/\r?\n$/, '')}
                </span>
              ))}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
