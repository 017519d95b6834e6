/**
 * Returns the port that `PORT` names, 3000 if it is unset or empty, 0 for any free one. Throws a sentence that says what
 * to write instead if it is not a whole number from 0 to 65535.
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Error(
    `PORT is "${value}", which is not a port. Use a whole number from 1 to 65535: PORT=3001 npm run serve.`,
  );
}

/** Returns why a server could not start on `port`, and what to do instead. */
export function whyPortFails({code, message}: NodeJS.ErrnoException, port: number): string {
  const another = 'choose another port: PORT=3001 npm run serve.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the program that uses it, or ${another}`;
  if (code === 'EACCES') return `Your account may not use port ${port}, as is usual below 1024; ${another}`;
  return message;
}
