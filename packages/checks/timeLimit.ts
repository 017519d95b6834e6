import vm from 'node:vm';

/** How long one page may take to be read, in seconds: many times what the longest page takes on a busy machine. */
export const PAGE_LIMIT = 20;

const CALL = new vm.Script('run()');
/** One for all calls, because a new one takes 5 ms, and there are more than a thousand pages. */
const SANDBOX: {run?: () => unknown} = vm.createContext({});
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** The error of work that was stopped. */
export class TookTooLong extends Error {}

/** Returns what `run` returns. Stops it and throws a `TookTooLong` if that takes longer than `seconds`. */
export function withTimeLimit<Result>(seconds: number, run: () => Result): Result {
  try {
    // The only interface of Node.js that interrupts code which doesn't wait for anything.
    SANDBOX.run = run;
    return CALL.runInContext(SANDBOX, {timeout: seconds * 1000}) as Result;
  } catch (error) {
    if ((error as {readonly code?: string}).code !== TIMEOUT) throw error;
    throw new TookTooLong(`it takes more than ${seconds} s`);
  }
}
