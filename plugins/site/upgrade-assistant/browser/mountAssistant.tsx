import {Fragment, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import generated from '@generated/upgrade-assistant/default/data.json';
import type {AssistantModule} from '../../../../packages/upgrade/types';
import {Assistant} from './Assistant';
import {usualUpgrade} from './choice';
import {CHECKLIST} from './contents';
import {readProgress, writeProgress} from './progress';

const {data, baseUrl} = generated as AssistantModule;

/** Shows the application in the place of the server's HTML, and returns a function that ends it. */
export function mountAssistant(host: Element): () => void {
  keepEarlyProgress(host);
  const headingClass = host.querySelector(`#${CHECKLIST}`)?.className ?? '';
  const root = createRoot(host);
  root.render(
    <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>
      <Assistant data={data} baseUrl={baseUrl} headingClass={headingClass} />
    </ErrorBoundary>,
  );
  host.removeAttribute('data-pending');
  return () => root.unmount();
}

type CrashProps = {readonly error: Error; readonly tryAgain: () => void};

/** What is left of the application if it fails as a whole. The files are forgotten when it starts again. */
function Crash({error, tryAgain}: CrashProps): ReactNode {
  return (
    <div role="alert">
      <p className="ua-problem">The assistant failed: {error.message}</p>
      <p>
        Follow the guides instead:{' '}
        {Object.entries(data.guides).map(([major, guide], index) => (
          <Fragment key={major}>
            {index > 0 && ', '}
            <a href={baseUrl + guide.slice(1)}>Updating to {major}.0</a>
          </Fragment>
        ))}
        .
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Start again
      </button>
    </div>
  );
}

/** Keeps the steps that the reader has marked in the server's list. */
function keepEarlyProgress(host: Element): void {
  const usual = {...usualUpgrade(data), project: ''};
  const early = [...host.querySelectorAll<HTMLInputElement>('.ua-step input:checked')];
  if (early.length === 0) return;
  writeProgress(usual, new Set([...(readProgress(usual) ?? []), ...early.map(({value}) => value)]));
}
