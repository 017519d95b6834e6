import type {ClientModule} from '@docusaurus/types';
import {showFailure} from '../../../lib/browser/failure';

/** The element of the page that the application is shown in. */
const HOST = '[data-upgrade-assistant]';

let shown: {readonly host: Element; readonly unmount: () => void} | undefined;

/** Loads the application when the reader comes to its page, and ends it when the reader leaves. */
const assistant: ClientModule = {
  onRouteDidUpdate() {
    const host = document.querySelector(HOST);
    if (shown?.host === host) return;
    shown?.unmount();
    shown = undefined;
    if (host) void show(host);
  },
};

async function show(host: Element): Promise<void> {
  // The page may be left, or shown again, before the application has loaded.
  const current = {host, unmount: () => {}};
  shown = current;
  try {
    const {mountAssistant} = await import('./mountAssistant');
    if (shown === current) shown = {host, unmount: mountAssistant(host)};
  } catch (error) {
    if (shown !== current) {
      console.warn(error);
      return;
    }
    host.removeAttribute('data-pending');
    const message = 'The form of the assistant did not load. You can still read the list and the guides.';
    showFailure(error, message, () => void show(host));
  }
}

export const {onRouteDidUpdate} = assistant;
