import {execFile, spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {ROOT} from './fixtureSite';

export type BuildResult = {readonly exitCode: number; readonly output: string};

/** The variables that configure services. A test sets the ones it needs, regardless of the machine's environment. */
const SERVICE_VARIABLES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'GTM_CONTAINER_ID',
];

/** The command that the `start` and `build` scripts run, without the flags for large sites. */
const DOCUSAURUS = [
  '--require',
  path.join(ROOT, 'scripts/swcConfig.cjs'),
  path.join(ROOT, 'scripts/docusaurus.mjs'),
];
const CLEAN_ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SERVICE_VARIABLES.includes(name))),
  FORCE_COLOR: '0',
  NO_UPDATE_NOTIFIER: '1',
};

/** Builds the site in `siteDir` with the given service variables; returns exit code and all output. */
export function buildSite(siteDir: string, env: Record<string, string> = {}): Promise<BuildResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...DOCUSAURUS, 'build', siteDir],
      {
        cwd: siteDir,
        env: {...CLEAN_ENV, ...env, NODE_ENV: 'production'},
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        // A process that crashes prints nothing.
        const end = error?.signal ? `The build was ended by ${error.signal}.` : '';
        resolve({exitCode, output: `${stdout}\n${stderr}${end}`});
      },
    );
  });
}

export type Preview = {readonly origin: string; readonly stop: () => void};

/**
 * Starts the live preview of the site in `siteDir`; returns when its first compilation is done. If the preview ends before
 * it is stopped, what it printed and how it ended is on standard error: the tests after it only see that nothing answers.
 */
export async function startPreview(siteDir: string): Promise<Preview> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...DOCUSAURUS, 'start', siteDir, '--no-open', '--port', String(port)],
    {
      cwd: siteDir,
      env: {...CLEAN_ENV, NODE_ENV: 'development'},
    },
  );
  let output = '';
  const report = (code: number | null, signal: string | null): string =>
    `The preview of ${siteDir} ended (exit code ${code}, signal ${signal}):\n${output}\n`;
  const complain = (...how: [number | null, string | null]): boolean => process.stderr.write(report(...how));
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('compiled')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (...how) => reject(new Error(report(...how))));
  });
  child.once('exit', complain);
  const stop = (): void => {
    child.off('exit', complain);
    child.kill();
  };
  return {origin: `http://localhost:${port}`, stop};
}

function freePort(): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
