import {isBuiltin} from 'node:module';
import ts from 'typescript';
import type {Environment} from './types';

const RUNNER = /\bCapacitor(?:KV|Notifications|Device|Geolocation|Watch|App)\./;
const TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)(?:__mocks__|__tests__|jest\.setup|setupTests)\b/;
const NODE =
  /(?:\.config|\.setup)\.[cm]?[jt]s$|\.[cm][jt]s$|^(?:scripts|hooks|tools|bin|\.?server)\/|(?:^|\/)(?:rollup|webpack)\.[\w.]+$/;
const WORKER = /(?:^|\/)(?:firebase-messaging-)?(?:sw|service-?worker|worker)\.[jt]s$/i;

/** Returns where the code of the file `title` runs, by its name and by what it uses. */
export function environmentOf(title: string, code: string): Environment {
  const imported = ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName);
  if (imported.length === 0 && RUNNER.test(code)) return 'runner';
  if (WORKER.test(title) && /\bself\b|\bimportScripts\b/.test(code)) return 'worker';
  if (TEST.test(title) || imported.some((name) => /^(?:@jest\/globals|vitest)$/.test(name))) return 'mixed';
  if (NODE.test(title) || imported.some((name) => isBuiltin(name))) return 'node';
  return /\bprocess\.(?:env|cwd|exit)\b/.test(code) ? 'mixed' : 'app';
}

const COMMON: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // Angular uses TypeScript's older kind of decorators, with their older order of initializers.
  experimentalDecorators: true,
  useDefineForClassFields: false,
  // Vite, esbuild and Angular compile each file on its own.
  isolatedModules: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
};

const WEB = ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'];
const GLOBALS: Record<Environment, {readonly lib: readonly string[]; readonly types: readonly string[]}> = {
  app: {lib: WEB, types: ['vite/client']},
  mixed: {lib: WEB, types: ['vite/client', 'node', 'jest']},
  node: {lib: ['es2023'], types: ['node']},
  worker: {lib: ['es2023', 'webworker', 'webworker.iterable'], types: []},
  runner: {lib: ['es2023'], types: []},
};

/**
 * Returns the compiler's options for the samples of an environment. JavaScript is checked without `strict`, because it
 * has no place for the types and assertions that strictness requires. With `ReactJSX`, every module imports React's
 * types, which are a third of all types, so only samples with JSX get it.
 */
export function compilerOptions(
  environment: Environment,
  {isJavaScript, hasJsx}: {readonly isJavaScript: boolean; readonly hasJsx: boolean},
): ts.CompilerOptions {
  const {lib, types} = GLOBALS[environment];
  return {
    ...COMMON,
    jsx: hasJsx ? ts.JsxEmit.ReactJSX : ts.JsxEmit.Preserve,
    strict: !isJavaScript,
    lib: lib.map((name) => `lib.${name}.d.ts`),
    types: [...types],
  };
}
