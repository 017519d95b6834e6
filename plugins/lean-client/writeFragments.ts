import fs from 'node:fs';
import path from 'node:path';
import {fragmentUrl} from '../../src/client/lean/fragmentUrl';
import {fragmentOf} from './fragments';

type Build = {readonly outDir: string; readonly baseUrl: string; readonly docPaths: readonly string[]};

/** Writes the fragment of every doc, from its built HTML. Files just built are in memory, so none is waited for. */
export function writeFragments({outDir, baseUrl, docPaths}: Build): void {
  const targets = docPaths.map((route) =>
    path.join(outDir, fragmentUrl(route, baseUrl).slice(baseUrl.length)),
  );
  for (const folder of new Set(targets.map((target) => path.dirname(target))))
    fs.mkdirSync(folder, {recursive: true});
  docPaths.forEach((route, i) => {
    const suffix = route.slice(baseUrl.length).replace(/\/$/, '');
    const file = suffix === '' ? 'index.html' : `${suffix}.html`;
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    fs.writeFileSync(targets[i] ?? '', JSON.stringify(fragmentOf(html, file)));
  });
}
