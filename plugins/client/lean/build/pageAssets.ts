import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** The folders below `assets` that hold the files pages refer to (`@docusaurus/utils`, webpackUtils). */
const FOLDERS = ['images', 'files', 'fonts', 'medias'];

/** The part of the bundler's configuration that has the loaders. */
type BundlerConfig = {readonly module?: {readonly rules?: readonly unknown[]}};

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

type Rule = {use?: unknown; oneOf?: unknown; options?: unknown};

/**
 * Changes `config`, the server's, so that it writes the images and files that pages refer to. Docusaurus leaves this
 * to the browser's build, which here doesn't include any page.
 */
export function emitFromServer(config: BundlerConfig): void {
  config.module?.rules?.forEach(emit);
}

function emit(rule: unknown): void {
  if (typeof rule !== 'object' || rule === null) return;
  const {use, oneOf, options} = rule as Rule;
  if (isEmitOption(options)) options.emitFile = true;
  for (const inner of [use, oneOf]) if (Array.isArray(inner)) inner.forEach(emit);
}

function isEmitOption(options: unknown): options is {emitFile: boolean} {
  return typeof options === 'object' && options !== null && 'emitFile' in options;
}

/** Returns a bundler plugin that does the same for the loaders in the imports that Markdown becomes. */
export function emitFromMarkdown({
  instance,
}: CurrentBundler): InstanceType<Bundler['NormalModuleReplacementPlugin']> {
  return new instance.NormalModuleReplacementPlugin(/&emitFile=false!/, (resource) => {
    resource.request = resource.request.replace('&emitFile=false', '');
  });
}

/**
 * Returns a bundler plugin that copies the files that the server's build has written for pages to the site's output
 * folder.
 */
export function copyPageAssets(outDir: string): {apply: (compiler: Compiler) => void} {
  return {
    apply: (compiler) =>
      compiler.hooks.afterEmit.tap('copy-page-assets', () => {
        for (const folder of FOLDERS) {
          // The bundler knows its output folder only after plugins are applied.
          const from = path.join(compiler.outputPath, 'assets', folder);
          if (fs.existsSync(from)) fs.cpSync(from, path.join(outDir, 'assets', folder), {recursive: true});
        }
      }),
  };
}
