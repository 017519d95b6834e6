import path from 'node:path';
import {readApi} from './api/readApi';
import exceptions from '../bundled.json';
import {readManifest, repositoryUrl, type Manifest} from '../installedPackage';
import {readEvents} from './platforms/readEvents';
import {readPlatformFacts} from './platforms/readFacts';
import {readSupport} from './platforms/readSupport';
import type {PluginFacts} from '../../schema/plugin';
import type {PluginSource} from '../pluginSources';

/** Returns everything that a plugin's reference shows, read from its packages. */
export async function readPlugin(source: PluginSource): Promise<PluginFacts> {
  const api = readApi(source);
  const methods = [...new Set(api.methods.map(({name}) => name))];
  const support = await readSupport(source, methods);
  const listeners = api.methods.filter(({name}) => name === 'addListener');
  const types = listeners.flatMap(({parameters: [first]}) => first?.type ?? []);
  const manifest = readManifest(source.packageDir);
  return {
    slug: source.slug,
    jsName: source.jsName,
    description: summaryOf(source.slug, manifest),
    ...api,
    support,
    events: support.addListener ? await readEvents(source, types, support.addListener) : {},
    facts: readPlatformFacts(source),
    definitionUrl: definitionUrl(source, manifest),
  };
}

/** Returns our own summary if there is one, or else the first sentence of the package's description. */
function summaryOf(slug: string, {description = ''}: Manifest): string {
  const summaries: Readonly<Record<string, string>> = exceptions.summaries;
  const own = Object.hasOwn(summaries, slug) ? summaries[slug] : undefined;
  return (
    own ??
    description
      .trim()
      .replace(/^(.+?[.!?])(?:\s|(?=[A-Z])).*$/s, '$1')
      .replace(/([^.!?])$/, '$1.')
  );
}

/**
 * Returns the URL of the source file that declares the methods: at the published commit if the package names it, or
 * else at the version's tag or on the default branch. For packages kept in several repositories, bundled.json has the
 * location; for others, this is the repository's front page. A `.d.ts` file in `dist/` or `types/` is compiled from
 * the file of the same name in `src/`.
 */
export function definitionUrl(
  {slug, typesFile, packageVersion}: Pick<PluginSource, 'slug' | 'typesFile' | 'packageVersion'>,
  {repository, gitHead}: Pick<Manifest, 'repository' | 'gitHead'>,
): string | undefined {
  const address = repositoryUrl({repository});
  const [, owner, name] = /github\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(address ?? '') ?? [];
  if (!owner || !name) return undefined;
  const url = `https://github.com/${owner}/${name}`;
  const folders: Readonly<Record<string, string>> = exceptions.definitionFolders;
  const isOwn = owner === 'ionic-team' && Object.hasOwn(folders, name);
  const folder = isOwn ? folders[name]?.replace('<slug>', slug) : undefined;
  if (folder === undefined) return url;
  const file = path.posix.join(folder, 'src', path.basename(typesFile).replace(/\.d\.ts$/, '.ts'));
  const tag = exceptions.versionTags.includes(name) ? packageVersion : 'HEAD';
  return `${url}/blob/${gitHead ?? tag}/${file}`;
}
