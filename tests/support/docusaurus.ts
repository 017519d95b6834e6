import {execFile} from 'node:child_process';
import path from 'node:path';
import {ROOT} from './fixtureSite';

export type BuildResult = {readonly exitCode: number; readonly output: string};

/** The variables that switch services on; a test sets those it wants, whatever the machine has. */
const SERVICE_VARIABLES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'GTM_CONTAINER_ID',
  'PRISMIC_REPOSITORY',
];

/** Builds the site in `siteDir` with the given service variables; returns exit code and all output. */
export function buildSite(siteDir: string, env: Record<string, string> = {}): Promise<BuildResult> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SERVICE_VARIABLES.includes(name)),
  );
  const docusaurus = path.join(ROOT, 'node_modules/.bin/docusaurus');
  return new Promise((resolve) => {
    execFile(
      docusaurus,
      ['build', siteDir],
      {
        cwd: siteDir,
        env: {...clean, ...env, NODE_ENV: 'production', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        resolve({exitCode, output: `${stdout}\n${stderr}`});
      },
    );
  });
}
