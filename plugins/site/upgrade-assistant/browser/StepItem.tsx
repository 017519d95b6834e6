import {Fragment, useId, useState, type ReactNode} from 'react';
import {failureText, IN_PATCH, quoted} from '../../../../packages/upgrade/markdown';
import type {Step} from '../../../../packages/upgrade/steps/types';
import {CHANGES_ID} from './contents';
import {Rich} from './Rich';

type StepItemProps = {
  readonly step: Step;
  readonly isDone: boolean;
  readonly onChange: (isDone: boolean) => void;
} & GuideProps;

/**
 * A step of the checklist: its checkbox, and what there is to do. On the screen, a step that is done shows its title and a
 * button that opens the rest again.
 */
export function StepItem({step, isDone, onChange, ...guideProps}: StepItemProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="ua-step" data-done={isDone || undefined} data-open={isOpen || undefined}>
      <div className="ua-step__head">
        <input
          id={id}
          type="checkbox"
          value={step.id}
          checked={isDone}
          autoComplete="off"
          onChange={({target}) => {
            setIsOpen(false);
            onChange(target.checked);
          }}
        />
        <label htmlFor={id}>
          <Rich>{step.title}</Rich>
        </label>
        {step.isOptional && <b className="chip">optional</b>}
        {step.isAutomated && <b className="chip">cap migrate does this</b>}
        {isDone && (
          <button
            type="button"
            className="ua-quiet ua-more chevron"
            aria-expanded={isOpen}
            aria-controls={`${id}body`}
            onClick={() => setIsOpen(!isOpen)}>
            Details<span className="visually-hidden"> of this step</span>
          </button>
        )}
      </div>
      <div className="ua-step__body" id={`${id}body`}>
        {step.condition && (
          <p className="ua-condition">
            <Rich>{`Only if ${step.condition}.`}</Rich>
          </p>
        )}
        {step.failure !== undefined && <p className="ua-problem">{failureText(step.failure)}</p>}
        <p>
          <Rich>{step.why}</Rich>
        </p>
        {step.todo && (
          <p>
            <Rich>{step.todo}</Rich>
          </p>
        )}
        <List items={step.items} />
        {step.places && step.places.length > 0 && (
          <p>
            In your code: <Rich>{quoted(step.places)}</Rich>
          </p>
        )}
        <Commands commands={step.commands} />
        {step.files && step.files.length > 0 && (
          <p>
            <a href={`#${CHANGES_ID}`}>{IN_PATCH}</a> <Rich>{quoted(step.files)}</Rich>
          </p>
        )}
        {step.check && (
          <p>
            <strong>Check:</strong> <Rich>{step.check}</Rich>
          </p>
        )}
        <Guides guides={step.guides} {...guideProps} />
      </div>
    </li>
  );
}

function List({items}: {readonly items: readonly string[] | undefined}): ReactNode {
  if (!items || items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Rich>{item}</Rich>
        </li>
      ))}
    </ul>
  );
}

function Commands({commands}: {readonly commands: readonly string[] | undefined}): ReactNode {
  if (!commands || commands.length === 0) return null;
  return (
    <div className="code-block">
      <pre className="code-block__pre code-block__pre--short" role="group" aria-label="Commands">
        <code>
          {commands.map((command, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <Command>{command}</Command>
            </Fragment>
          ))}
        </code>
      </pre>
      <button
        type="button"
        className="code-block__copy"
        data-copy={commands.join('\n')}
        aria-label="Copy code"
        title="Copy code">
        <span className="code-block__copy-icon" aria-hidden="true" />
      </button>
    </div>
  );
}

/** A command, with its program and its flags in the colors that they have in the guides' code blocks. */
function Command({children}: {readonly children: string}): ReactNode {
  const [program, ...rest] = children.split(/(\s+)/);
  return (
    <span className="line">
      <span className="t-function">{program}</span>
      {rest.map((word, index) =>
        word.startsWith('-') ? (
          <span key={index} className="t-parameter">
            {word}
          </span>
        ) : (
          word
        ),
      )}
    </span>
  );
}

type GuideProps = {
  /** The titles of the guides' sections, by their addresses. */
  readonly sections: Readonly<Record<string, string>>;
  readonly baseUrl: string;
};

function Guides({guides, sections, baseUrl}: GuideProps & Pick<Step, 'guides'>): ReactNode {
  if (guides.length === 0) return null;
  return (
    <p className="ua-guides">
      {guides.map((guide) => (
        <a key={guide} href={baseUrl + guide.slice(1)}>
          <Rich>{linkText(guide, sections[guide])}</Rich>
        </a>
      ))}
    </p>
  );
}

/** Returns what a link says: the guide and the section it leads to, or the list of API changes. */
function linkText(guide: string, section: string | undefined): string {
  const [, plugins, major, minor] = /\/updating\/(plugins\/)?(\d+)-(\d+)/.exec(guide) ?? [];
  const name = `Updating ${plugins ? 'plugins ' : ''}to ${major}.${minor}`;
  if (major) return section === undefined ? `Guide: ${name}` : `${name}: ${section}`;
  const version = /^\/(v\d+|next)\//.exec(guide)?.[1];
  return `API changes${version ? ` (${version})` : ''}${/#(.+)/.test(guide) ? `: ${guide.replace(/.*#/, '')}` : ''}`;
}
