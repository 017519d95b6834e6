import {createRoot} from 'react-dom/client';
import generated from '@generated/upgrade-assistant/default/data.json';
import {adoptSheet} from '../../../client/used-css/adoptSheet';
import type {AssistantModule} from '../types';
import {Assistant} from './Assistant';

const content = generated as AssistantModule;

/** Shows the application in an element, and returns a function that ends it. */
export function mountAssistant(host: Element): () => void {
  const removeStyles = adoptSheet(content.styles);
  const root = createRoot(host);
  root.render(<Assistant data={content.data} baseUrl={content.baseUrl} />);
  return () => {
    root.unmount();
    removeStyles();
  };
}
