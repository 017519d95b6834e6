import {createRoot} from 'react-dom/client';
import generated from '@generated/upgrade-assistant/default/data.json';
import type {AssistantModule} from '../types';
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
  root.render(<Assistant data={data} baseUrl={baseUrl} headingClass={headingClass} />);
  host.removeAttribute('data-pending');
  return () => {
    root.unmount();
  };
}

/** Keeps the steps that the reader has marked in the server's list. */
function keepEarlyProgress(host: Element): void {
  const usual = usualUpgrade(data);
  const early = [...host.querySelectorAll<HTMLInputElement>('.ua-step input:checked')];
  if (early.length === 0) return;
  writeProgress(usual, new Set([...(readProgress(usual) ?? []), ...early.map(({value}) => value)]));
}
