import {readPort, whyPortFails} from '../../../scripts/port';

describe('the port of the server', () => {
  it('is 3000 unless PORT names another', () => {
    expect(readPort(undefined)).toBe(3000);
    expect(readPort('')).toBe(3000);
    expect(readPort('8080')).toBe(8080);
  });

  it.each(['abc', '-1', '65536', '3000.5', '1e3', ' '])('is not "%s", and the message says so', (value) => {
    expect(() => readPort(value)).toThrow(
      `PORT is "${value}", which is not a port. Use a whole number from 1 to 65535: PORT=3001 npm run serve.`,
    );
  });
});

describe('a server that cannot start', () => {
  const error = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`listen ${code}`), {code});

  it('says why, and what to do instead', () => {
    expect(whyPortFails(error('EADDRINUSE'), 3000)).toBe(
      'Port 3000 is in use. Stop the program that uses it, or choose another port: PORT=3001 npm run serve.',
    );
    expect(whyPortFails(error('EACCES'), 80)).toBe(
      'Your account is not allowed to use port 80, which is usual below 1024; choose another port: PORT=3001 npm run serve.',
    );
    expect(whyPortFails(error('EIO'), 3000)).toBe('listen EIO');
  });
});
