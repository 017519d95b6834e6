import {groupBy} from '../../lib/groupBy';
import {slugOf} from '../packageNames';
import {pinnedPackages} from '../pins';
import {correctionsOf, correctTexts} from './correctTexts';
import {readCli} from './cli/readCli';
import {readConfig} from './config/readConfig';
import {readConfigFacts} from './config/readConfigFacts';
import {extractorHash} from './extractorHash';
import {installedPackage, readManifest, type InstalledPackage} from './installedPackage';
import {readMessages} from './messages/readMessages';
import {listPluginSources, type PluginSource} from './pluginSources';
import {readPlugin} from './plugins/readPlugin';

/** A file of facts: its path in `reference/<version>/facts`, with `/`, and its text. */
export type FactsFile = {readonly path: string; readonly text: string};

const CLI = '@capacitor/cli';

/**
 * Reads the packages that a docs version pins and returns the files with their facts. Throws if a package isn't installed
 * as pinned, or has no reference where it should have one.
 */
export async function extractFacts(siteDir: string, version: string): Promise<FactsFile[]> {
  const cli = installedPackage(siteDir, version, CLI);
  const config = readConfigFacts(cli);
  const sources = listPluginSources(siteDir, version);
  const plugins = await inOrder(sources, async (source) => ({source, facts: await pluginOf(source)}));
  const packages = Object.keys(pinnedPackages(siteDir, version)).map((name) =>
    installedPackage(siteDir, version, name),
  );
  const methods = methodsByPackage(plugins);
  const messages = await inOrder(packages, async (installed) => ({
    installed,
    facts: await packageOf(installed, methods),
  }));
  const fileOf = (
    path: string,
    origin: Pick<InstalledPackage, 'name' | 'version'>,
    facts: object,
  ): FactsFile => {
    const header = {package: origin.name, version: origin.version};
    return {path, text: `${JSON.stringify({...header, ...facts}, null, 2)}\n`};
  };
  return [
    {path: 'extractor.json', text: `${JSON.stringify({extractor: extractorHash()}, null, 2)}\n`},
    fileOf('cli.json', cli, correctTexts(readCli(cli), correctionsOf({version}))),
    ...(config ? [fileOf('config.json', cli, correctTexts(config, correctionsOf({version})))] : []),
    ...plugins.map(({source, facts}) =>
      fileOf(
        `plugins/${source.slug}.json`,
        {name: source.packageName, version: source.packageVersion},
        correctTexts(facts, correctionsOf({version, plugin: source.slug})),
      ),
    ),
    ...messages.map(({installed, facts}) =>
      fileOf(`packages/${slugOf(installed.name)}.json`, installed, facts),
    ),
  ];
}

/** Awaits one after the other, because tree-sitter can't load two grammars at the same time. */
async function inOrder<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await read(item));
  return results;
}

type PluginFacts = Awaited<ReturnType<typeof pluginOf>>;

async function pluginOf(source: PluginSource) {
  const facts = await readPlugin(source);
  return {...facts, configurationKeys: readConfig(source.typesFile).plugins};
}

async function packageOf(installed: InstalledPackage, methods: ReadonlyMap<string, ReadonlySet<string>>) {
  const requiresCore = readManifest(installed.dir).peerDependencies?.['@capacitor/core'];
  return {requiresCore, ...(await readMessages(installed, methods))};
}

/** Returns the names of the plugin methods in each package. */
function methodsByPackage(
  plugins: readonly {readonly source: PluginSource; readonly facts: PluginFacts}[],
): Map<string, Set<string>> {
  const packages = groupBy(plugins, ({source}) => source.packageName);
  const namesOf = ({facts}: (typeof plugins)[number]): string[] => facts.methods.map(({name}) => name);
  return new Map([...packages].map(([name, group]) => [name, new Set(group.flatMap(namesOf))]));
}
