import fs from 'node:fs';
import {shortSidebarError} from './sidebarError';

/** Where writers are told of what the terminal says too. */
export type Screen = {
  /** Shows a message over the page. */
  readonly show: (message: string) => void;
  /** Takes the message away. */
  readonly clear: () => void;
};

/**
 * Returns `load`, whose failures are shown on the screen as well, until it succeeds. What Docusaurus says about sidebars is
 * shortened to what is wrong.
 */
export function explained<Content>(load: () => Promise<Content>, screen: Screen): () => Promise<Content> {
  let failed = false;
  return async () => {
    try {
      const content = await load();
      if (failed) screen.clear();
      failed = false;
      return content;
    } catch (error) {
      failed = true;
      const explanation = shortened(error as Error);
      screen.show(messagesOf(explanation).join('\n'));
      throw explanation;
    }
  };
}

/** Returns the message of an error and those of its causes: Docusaurus wraps ours, which says what to fix, in its own. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message, ...messagesOf(error.cause)];
}

function shortened(error: Error): Error {
  const message = shortSidebarError(error.message, (file) => fs.readFileSync(file, 'utf8'));
  if (message === undefined) return error;
  const short = new Error(message);
  // The stack is Docusaurus's, and tells a writer nothing.
  short.stack = message;
  return short;
}
