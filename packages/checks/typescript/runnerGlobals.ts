import fs from 'node:fs';
import path from 'node:path';
import {pinnedPackages} from '../../facts';
import {installedPackage} from '../../facts/extract/installedPackage';

const PACKAGE = '@capacitor/background-runner';
const APIS = 'dist/esm/apis';

/** The web APIs that the engine has, by the section "JavaScript API" of the package's README. */
const WEB = `
  type RunnerReply = (value?: unknown) => void;
  const console: Record<'info' | 'log' | 'warn' | 'error' | 'debug', (...values: unknown[]) => void>;
  function addEventListener(
    event: string,
    listener: (resolve: RunnerReply, reject: RunnerReply, args?: any) => void,
  ): void;
  function setTimeout(callback: () => void, milliseconds?: number): number;
  function setInterval(callback: () => void, milliseconds?: number): number;
  function clearTimeout(id: number): void;
  function clearInterval(id: number): void;
  const crypto: {getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string};
  class TextDecoder { decode(bytes: ArrayBufferView): string }
  class TextEncoder { encode(text: string): Uint8Array }
  function fetch(url: string, options?: {method?: string; headers?: Record<string, string>; body?: string}): Promise<{
    ok: boolean; status: number; url: string; text(): Promise<string>; json(): Promise<any>;
  }>;
`;

/**
 * Returns a declaration file with the globals of a background-runner script: the web APIs that the engine has, and the
 * package's own, which its type `CapacitorAPI` lists. Without the package, as before v5, it contains the web APIs only.
 */
export function runnerGlobals(siteDir: string, version: string): string {
  if (!Object.hasOwn(pinnedPackages(siteDir, version), PACKAGE))
    return `declare global {${WEB}}\nexport {};\n`;
  const {dir} = installedPackage(siteDir, version, PACKAGE);
  const declared = fs.readFileSync(path.join(dir, `${APIS}.d.ts`), 'utf8');
  const members = /interface CapacitorAPI \{([^}]*)\}/.exec(declared)?.[1] ?? '';
  const names = [...members.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name ?? '');
  return [
    `import type {CapacitorAPI} from '${PACKAGE}/${APIS}';`,
    'declare global {',
    WEB,
    ...names.map((name) => `  const ${name}: CapacitorAPI['${name}'];`),
    '}',
  ].join('\n');
}
