import fs from 'node:fs';
import path from 'node:path';
import type {RouteChunks} from '../../../lib/chunkNames';
import type {Generated} from '../types';

/**
 * Returns what `docusaurus build` generated into `dir` (`.docusaurus`) before bundling.
 * `@docusaurus/core/lib/server/codegen/codegenRoutes.js` writes these files.
 */
export function readGenerated(dir: string): Generated {
  const read = (name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');
  return {
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as RouteChunks,
    registry: parseRegistry(read('registry.js')),
  };
}

const ENTRY = /^ *("[^"]+"): \[\(\) => import\(.*\), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(/;

/** Returns module paths by chunk name, from a generated `registry.js`. Throws if it has an unexpected shape. */
export function parseRegistry(source: string): Record<string, string> {
  const lines = source.split('\n').filter((line) => line.includes('import('));
  if (lines.length === 0) throw shapeError('no module');
  const entries = lines.map((line) => {
    const [, name, module] = ENTRY.exec(line) ?? [];
    if (name === undefined || module === undefined) throw shapeError(line);
    return [JSON.parse(name), JSON.parse(module)] as [string, string];
  });
  return Object.fromEntries(entries);
}

function shapeError(found: string): Error {
  return new Error(
    'lean-client: .docusaurus/registry.js does not look as Docusaurus 3.10 writes it: expected lines like ' +
      `\`"name": [() => import(…), "path", …]\`, found ${found}. ` +
      'Build with LEAN_CLIENT=off, and compare @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
  );
}
