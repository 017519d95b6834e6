/**
 * Returns the port in `PORT`, 3000 if it's unset or empty, or 0 for any free port. Throws a message that says what to
 * write instead if it isn't a whole number from 0 to 65535.
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Error(
    `PORT is "${value}", which is not a port. Use a whole number from 1 to 65535: PORT=3001 npm run serve.`,
  );
}

/** Returns why a server couldn't start on `port`, and what to do about it. */
export function whyPortFails({code, message}: NodeJS.ErrnoException, port: number): string {
  const another = 'choose another port: PORT=3001 npm run serve.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the program that uses it, or ${another}`;
  if (code === 'EACCES')
    return `Your account is not allowed to use port ${port}, which is usual below 1024; ${another}`;
  return message;
}
