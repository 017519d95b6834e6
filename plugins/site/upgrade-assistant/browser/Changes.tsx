import {Fragment, type ReactNode} from 'react';
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

/** How each kind of line is marked, with what a screen reader says before it. */
const MARKS = {
  ' ': {Line: 'span', spoken: ''},
  '-': {Line: 'del', spoken: 'removed: '},
  '+': {Line: 'ins', spoken: 'added: '},
} as const satisfies Readonly<Record<DiffLine['kind'], unknown>>;

/** The lines are those of a code block with a diff, which has no empty line between them, so each one ends with a line break. */
function Diff({change: {path, before, after, steps}}: {readonly change: FileChange}): ReactNode {
  return (
    <figure className="code-block" data-language="diff">
      <figcaption className="code-block__title">
        <span>{path}</span>
        <span className="ua-for">{steps.join('; ')}</span>
      </figcaption>
      <pre className="code-block__pre code-block__pre--short">
        <code>
          {diffOf(before, after).map(({before: number, lines}) => (
            <Fragment key={number}>
              <span className="line ua-condition">{`line ${number}`}</span>
              {'\n'}
              {lines.map(({kind, text}, index) => {
                const {Line, spoken} = MARKS[kind];
                return (
                  <Fragment key={index}>
                    <Line className="line">
                      <span className="visually-hidden">{spoken}</span>
                      {text.replace(/\r?\n$/, '')}
                    </Line>
                    {'\n'}
                  </Fragment>
                );
              })}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
