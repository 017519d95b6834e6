import {useId, useRef, useState, type ReactNode} from 'react';
import {pastedFile} from '../../../../packages/upgrade/given';
import {PASTED} from '../../../../packages/upgrade/kinds';
import {ReadError} from '../../../../packages/upgrade/read/types';
import {readChosen, readDropped} from './readFiles';
import type {Given} from './state';

type ProjectInputProps = {readonly onRead: (given: Given) => void};

/** The ways to give files: choosing, dropping and pasting. */
export function ProjectInput({onRead}: ProjectInputProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const give = (reading: Promise<Given>): void => {
    reading.then(onRead, (error: unknown) => {
      const message = `They could not be read: ${String(error)}`;
      onRead({files: [], problems: [{path: 'The files', message}], isFolder: false});
    });
  };
  const choose = (input: HTMLInputElement): void => {
    give(readChosen([...(input.files ?? [])]));
    // The same files can be chosen again after they were changed.
    input.value = '';
  };
  return (
    <>
      <div
        className="ua-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          give(readDropped(event.dataTransfer));
        }}>
        {/* The inputs look different in every browser, so their labels are the buttons that readers see. */}
        <label className="button button--primary">
          <input
            className="visually-hidden"
            type="file"
            // @types/react doesn't have the attribute, which all browsers have.
            {...{webkitdirectory: ''}}
            onChange={({target}) => choose(target)}
          />
          Choose a project folder
        </label>
        <label className="button button--secondary">
          <input className="visually-hidden" type="file" multiple onChange={({target}) => choose(target)} />
          Choose files
        </label>
        <span>or drop them here</span>
        <p>Your files stay in this browser, even if it calls choosing a folder an upload.</p>
      </div>
      <Paste onRead={onRead} />
    </>
  );
}

function Paste({onRead}: ProjectInputProps): ReactNode {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The focus stays where the next text can be pasted, which is of another kind. */
  const close = (): void => {
    if (field.current) field.current.value = '';
    setKind('');
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus({preventScroll: true});
  };
  const read = (): void => {
    const text = field.current?.value ?? '';
    try {
      onRead({files: [pastedFile(text, kind)], problems: [], isFolder: false});
      setProblem(undefined);
      close();
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setProblem(error.message);
      field.current?.focus();
    }
  };
  return (
    <details className="ua-paste" ref={details}>
      <summary className="chevron">Paste a file</summary>
      <label htmlFor={`${id}text`}>Text of the file</label>
      <textarea
        id={`${id}text`}
        ref={field}
        rows={8}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}problem`}
      />
      {problem !== undefined && (
        <p id={`${id}problem`} className="ua-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ua-row">
        <div className="chevron">
          <label htmlFor={`${id}kind`}>Which file</label>
          <select id={`${id}kind`} value={kind} onChange={({target}) => setKind(target.value)}>
            <option value="">Tell by the text</option>
            {PASTED.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </div>
        <button type="button" className="button button--primary" onClick={read}>
          Read the text
        </button>
      </div>
    </details>
  );
}
