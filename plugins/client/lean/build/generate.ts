import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {hashOf} from '../../../../packages/lib/hashFiles';
import type {DocsSite} from '../browser/types';
import {articleStyles} from './articleStyles';
import {clientConfig, clientDocsData, navbarDocIds} from './clientData';
import {clientModules, serverRegistry} from './clientModules';
import {readGenerated} from './readGenerated';
import {splitRoutes} from './splitRoutes';
import {tableScript, versionTable} from './versionTable';

/** The folder in `.docusaurus` that holds our generated modules. */
export const GENERATED_FOLDER = 'lean-client';

/** The client module in that folder that imports the styles of articles. */
export const ARTICLE_STYLES = 'articleStyles.js';

/** What the build writes besides pages. */
export type LeanSite = {
  /** The script that holds each version's table, by version name. */
  readonly tables: Readonly<Record<string, string>>;
  /** The paths of all docs. */
  readonly docPaths: readonly string[];
};

/**
 * Reads what Docusaurus has generated, writes the modules that replace it into `.docusaurus/lean-client`, and returns
 * the versions' tables and the docs' paths.
 */
export function generate({generatedFilesDir, siteConfig, baseUrl}: LoadContext): LeanSite {
  const generated = readGenerated(generatedFilesDir);
  const split = splitRoutes(generated);
  const readModule = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name.replace(/^@generated\//, '')), 'utf8'));
  const versions = split.docs.versions
    .map(({path: versionPath, propsModule, docs}) => {
      const {version} = readModule(propsModule) as {version: PropVersionMetadata};
      const script = tableScript(versionTable(version, docs));
      return {name: version.version, path: versionPath, propsModule, version, script};
    })
    // The latest version's path is a prefix of all others, so it has to match last.
    .sort((a, b) => b.path.length - a.path.length);
  const modules = clientModules(generated, split, {
    baseUrl,
    path: split.docs.path,
    context: {plugin: readModule(split.docs.contextModule) as DocsSite['context']['plugin']},
    versions: versions.map(({name, path: versionPath}) => ({name, path: versionPath})),
  });
  const propsFile = (name: string): string => `version-${name}.json`;
  const replaced = versions.map(({name, propsModule}) => [
    propsModule,
    `@generated/${GENERATED_FOLDER}/${propsFile(name)}`,
  ]);
  write(path.join(generatedFilesDir, GENERATED_FOLDER), {
    'routes.js': modules.routes,
    'registry.js': modules.registry,
    'routesChunkNames.json': modules.routesChunkNames,
    'serverRegistry.js': serverRegistry(
      generated.registry,
      Object.fromEntries(replaced) as Record<string, string>,
    ),
    'globalData.json': JSON.stringify(leanGlobalData(readModule('globalData.json'), siteConfig.themeConfig)),
    'config.json': JSON.stringify(clientConfig(siteConfig)),
    'siteMetadata.json': JSON.stringify({docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}}),
    [ARTICLE_STYLES]: articleStyles(),
    ...Object.fromEntries(
      versions.map(({name, version, script}) => {
        const table = tableUrl(name, script, baseUrl);
        return [propsFile(name), JSON.stringify({version: {...version, table}})];
      }),
    ),
  });
  return {
    tables: Object.fromEntries(versions.map(({name, script}) => [name, script])),
    docPaths: split.docs.versions.flatMap(({docs}) => docs.map((doc) => doc.path)),
  };
}

/** Returns the URL of a version's table. The query holds a hash, so the URL changes with the content. */
function tableUrl(name: string, script: string, baseUrl: string): string {
  const hash = hashOf(script).slice(0, 8);
  return `${baseUrl}versions/${name}.js?${hash}`;
}

function leanGlobalData(globalData: unknown, themeConfig: Record<string, unknown>): unknown {
  const data = globalData as Record<string, Record<string, GlobalPluginData>>;
  const docs = data['docusaurus-plugin-content-docs'] ?? {};
  const {items = []} = (themeConfig.navbar ?? {}) as {items?: readonly unknown[]};
  const lean = Object.entries(docs).map(
    ([id, plugin]) => [id, clientDocsData(plugin, navbarDocIds(items))] as const,
  );
  return {...data, 'docusaurus-plugin-content-docs': Object.fromEntries(lean)};
}

function write(dir: string, files: Readonly<Record<string, string>>): void {
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    // An unchanged file keeps its modification time, so that the bundler's cache stays valid.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) fs.writeFileSync(file, content);
  }
}
