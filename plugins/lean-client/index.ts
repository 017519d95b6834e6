import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleStyles} from './articleStyles';
import {generate, GENERATED_FOLDER, type Tables} from './generate';
import {headScript} from './headScript';
import {clientReplacements, replacementOf, serverReplacements} from './replacements';
import {writeFragments} from './writeFragments';

/** Whether the lean client is part of this build: not in `npm start`, and not with `LEAN_CLIENT=off`. */
export function isLeanBuild(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === 'production' && env.LEAN_CLIENT !== 'off';
}

/**
 * Makes what a page costs its reader depend on that page alone: articles stay the server's HTML, the
 * browser gets no compiled pages and no table of all routes. README.md says what is replaced and how.
 */
export function leanClient(context: LoadContext): Plugin {
  const generatedDir = path.join(context.generatedFilesDir, GENERATED_FOLDER);
  let tables: Tables | undefined;
  return {
    name: 'lean-client',
    getClientModules: () => articleStyles(),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: headScript()}]}),
    configureWebpack(_config, isServer, {currentBundler}) {
      // Once, for both builds: the generated files are there when the first is configured.
      tables ??= generate(context);
      const replacements = (isServer ? serverReplacements : clientReplacements)(
        context.siteDir,
        generatedDir,
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^(?:@generated|@theme|@site|\.)\//, (resource) => {
            const replacement = replacementOf(replacements, resource.request, resource.context);
            if (replacement) resource.request = replacement.by;
          }),
        ],
      };
    },
    async postBuild({outDir, routesPaths, baseUrl}) {
      await writeTables(outDir, tables ?? {});
      await writeFragments({outDir, baseUrl, paths: routesPaths});
    },
  };
}

async function writeTables(outDir: string, tables: Tables): Promise<void> {
  await fs.mkdir(path.join(outDir, 'versions'), {recursive: true});
  for (const [name, script] of Object.entries(tables)) {
    await fs.writeFile(path.join(outDir, 'versions', `${name}.js`), script);
  }
}
