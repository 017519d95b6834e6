import path from 'node:path';
import {pinnedPackages} from '../../facts';
import {runnerGlobals} from './runnerGlobals';
import type {Environment} from './types';

/**
 * A worker's own events and objects. TypeScript's library only declares them for the interface
 * `ServiceWorkerGlobalScope`, not for the global `self`.
 */
const SERVICE_WORKER = `
declare global {
  interface WorkerGlobalScope {
    addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
      type: K,
      listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => unknown,
    ): void;
    readonly clients: Clients;
    readonly registration: ServiceWorkerRegistration;
    skipWaiting(): Promise<void>;
  }
}
`;

/** The packages that aren't plugins. */
const NO_PLUGINS = ['@capacitor/android', '@capacitor/cli', '@capacitor/ios'];

/**
 * Returns the declarations for every program of an environment: all plugins of the version, because they add to the
 * types of `@capacitor/core` and `@capacitor/cli`, and the globals of a service worker or a runner. `dir` is the folder
 * that the compiler takes the file to be in.
 */
export function preludeOf(
  environment: Environment,
  dir: string,
  {siteDir, version}: {readonly siteDir: string; readonly version: string},
): {file: string; text: string} {
  if (environment === 'runner') {
    return {file: path.posix.join(dir, 'prelude.d.ts'), text: runnerGlobals(siteDir, version)};
  }
  const imports = Object.keys(pinnedPackages(siteDir, version))
    .filter((name) => !NO_PLUGINS.includes(name))
    .map((name) => `import '${name}';`);
  const globals = environment === 'worker' ? SERVICE_WORKER : '';
  return {file: path.posix.join(dir, 'prelude.ts'), text: imports.join('\n') + globals};
}
