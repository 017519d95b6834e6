import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Generated, StockRoute} from '../types';

/**
 * Returns what `docusaurus build` generated into `dir` (`.docusaurus`) before bundling.
 * `@docusaurus/core/lib/server/codegen/codegenRoutes.js` writes these files. Throws if a file has an unexpected
 * shape; the error names the file.
 */
export function readGenerated(dir: string): Generated {
  const read = (name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['routesChunkNames'],
    registry: parseRegistry(read('registry.js')),
  };
}

/** Returns the routes of a generated `routes.js`, with each component replaced by its hash. */
export function parseRoutes(source: string): StockRoute[] {
  const body = /^export default (\[[\s\S]*\]);?\s*$/m.exec(source)?.[1];
  if (body === undefined) throw shapeError('routes.js', 'one `export default [...]`');
  type Created = StockRoute & {readonly component: {readonly hash?: string}; readonly routes?: Created[]};
  const plain = ({component, routes, ...route}: Created): StockRoute => ({
    ...route,
    hash: component.hash,
    ...(routes ? {routes: routes.map(plain)} : {}),
  });
  try {
    const evaluated = vm.runInNewContext(`(${body})`, {
      ComponentCreator: (_path: string, hash?: string) => ({hash}),
    }) as Created[];
    return evaluated.map(plain);
  } catch (cause) {
    throw shapeError('routes.js', 'routes with `component: ComponentCreator(path, hash)`', cause);
  }
}

/** Returns module paths by chunk name, from a generated `registry.js`. */
export function parseRegistry(source: string): Record<string, string> {
  const lines = source.split('\n').filter((line) => line.includes('import('));
  const entries = lines.map((line) => {
    const match = /^ *("[^"]+"): \[\(\) => import\(.*\), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(/.exec(
      line,
    );
    if (!match)
      throw shapeError('registry.js', `a line like \`"name": [() => import(…), "path", …]\`: ${line}`);
    return [JSON.parse(match[1] ?? ''), JSON.parse(match[2] ?? '')] as [string, string];
  });
  if (entries.length === 0) throw shapeError('registry.js', 'at least one module');
  return Object.fromEntries(entries);
}

function shapeError(file: string, expected: string, cause?: unknown): Error {
  return new Error(
    `lean-client: .docusaurus/${file} does not look as Docusaurus 3.10 writes it: expected ${expected}. ` +
      'Build with LEAN_CLIENT=off, and compare @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    {cause},
  );
}
