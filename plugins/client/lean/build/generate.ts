import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {hashOf} from '../../../../packages/lib/hashFiles';
import {articleStyles} from './articleStyles';
import {clientConfig, clientDocsData} from './clientData';
import {clientModules, serverRegistry} from './clientModules';
import {otherRoutes} from './otherRoutes';
import {readGenerated} from './readGenerated';
import {tableScript, versionTable} from './versionTable';

/** The folder in `.docusaurus` that holds our generated modules. */
export const GENERATED_FOLDER = 'lean-client';

/** The client module in that folder that imports the styles of articles. */
export const ARTICLE_STYLES = 'articleStyles.js';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

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
  const others = otherRoutes(generated);
  const readModule = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name.replace(/^@generated\//, '')), 'utf8'));
  const globalData = readModule('globalData.json') as Record<string, Record<string, GlobalPluginData>>;
  const docs = onlyDocs(globalData[DOCS_PLUGIN]);
  const versions = Object.values(generated.registry)
    .filter((module) => module.startsWith(`@generated/${DOCS_PLUGIN}/default/p/`))
    .map((propsModule) => {
      const {version: props} = readModule(propsModule) as {version: PropVersionMetadata};
      const version = docs.versions.find(({name}) => name === props.version) as GlobalVersion;
      return {...version, propsModule, props, script: tableScript(versionTable(props, version.docs))};
    })
    // The latest version's path is a prefix of all others, so it has to match last.
    .sort((a, b) => b.path.length - a.path.length);
  const propsFile = (name: string): string => `version-${name}.json`;
  const replaced = versions.map(
    ({name, propsModule}) => [propsModule, `@generated/${GENERATED_FOLDER}/${propsFile(name)}`] as const,
  );
  const navbar = (siteConfig.themeConfig.navbar ?? {}) as {items?: Parameters<typeof clientDocsData>[1]};
  write(path.join(generatedFilesDir, GENERATED_FOLDER), {
    ...clientModules(generated, others, {
      baseUrl,
      path: docs.path,
      versions: versions.map((version) => ({name: version.name, path: version.path})),
    }),
    'serverRegistry.js': serverRegistry(generated.registry, new Map(replaced)),
    'globalData.json': JSON.stringify({
      ...globalData,
      [DOCS_PLUGIN]: {default: clientDocsData(docs, navbar.items ?? [])},
    }),
    'config.json': JSON.stringify(clientConfig(siteConfig)),
    'siteMetadata.json': JSON.stringify({docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}}),
    [ARTICLE_STYLES]: articleStyles(),
    ...Object.fromEntries(
      versions.map(({name, props, script}) => {
        const version = {...props, table: tableUrl(name, script, baseUrl)};
        return [propsFile(name), JSON.stringify({version})];
      }),
    ),
  });
  return {
    tables: Object.fromEntries(versions.map(({name, script}) => [name, script])),
    docPaths: versions.flatMap((version) => version.docs.map((doc) => doc.path)),
  };
}

function onlyDocs(plugins: Readonly<Record<string, GlobalPluginData>> = {}): GlobalPluginData {
  const {default: docs, ...others} = plugins;
  if (docs && Object.keys(others).length === 0) return docs;
  const found = Object.values(plugins).map((plugin) => plugin.path);
  throw new Error(
    `lean-client: expected one docs plugin, with the ID "default", found ${found.join(', ') || 'none'}. ` +
      'Keep one, or build with LEAN_CLIENT=off.',
  );
}

/** Returns the URL of a version's table. The query holds a hash, so the URL changes with the content. */
function tableUrl(name: string, script: string, baseUrl: string): string {
  const hash = hashOf(script).slice(0, 8);
  return `${baseUrl}versions/${name}.js?${hash}`;
}

function write(dir: string, files: Readonly<Record<string, string>>): void {
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    // An unchanged file keeps its modification time, so that the bundler's cache stays valid.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) fs.writeFileSync(file, content);
  }
}
