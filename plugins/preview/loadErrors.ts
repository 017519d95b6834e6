import fs from 'node:fs';
import {shortSidebarError} from './sidebarError';

/** Shows writers, over the page, the errors that the terminal shows. */
export type Screen = {
  /** Shows a message over the page. */
  readonly show: (message: string) => void;
  /** Removes the message. */
  readonly clear: () => void;
};

/**
 * Returns a version of `load` that also shows its errors on the screen, until a later call succeeds. Docusaurus's
 * long messages about sidebars are shortened to what is wrong.
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

/**
 * Returns the messages of an error and of its causes. Docusaurus wraps our errors, which say what to fix, in its own.
 */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message, ...messagesOf(error.cause)];
}

function shortened(error: Error): Error {
  const message = shortSidebarError(error.message, (file) => fs.readFileSync(file, 'utf8'));
  if (message === undefined) return error;
  const short = new Error(message);
  // The stack contains only Docusaurus's functions, which don't help a writer.
  short.stack = message;
  return short;
}
