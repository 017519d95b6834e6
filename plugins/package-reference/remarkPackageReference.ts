import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsVersionOf} from '../requirements';
import {headingThatTakes} from './headingIds';
import {loadPlugin, loadPlugins} from './loadPlugin';
import {renderPlugin} from './render/renderPlugin';
import {renderPluginIndex, type PluginPage} from './render/renderPluginIndex';

/** Where a directive stands. */
type Place = {readonly siteDir: string; readonly version: string; readonly file: string};
type Attributes = Readonly<Record<string, string>>;

const DIRECTIVES: Readonly<Record<string, (attributes: Attributes, place: Place) => Promise<RootContent[]>>> =
  {
    'plugin-api': apiBlocks,
    'plugin-index': indexBlocks,
  };

/**
 * Returns a remark transformer that replaces `::plugin-api{plugin="camera"}` by the reference of that
 * plugin, and `::plugin-index` by the table of all plugins, of the page's docs version. Throws
 * `file:line:column` for a plugin or attribute that does not exist, for a source that cannot be read,
 * and for a heading of the page that takes an anchor of the reference.
 */
export function remarkPackageReference({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const directive of directivesIn(tree)) {
      try {
        await expand(directive, tree, file, siteDir);
      } catch (error) {
        const {line = 1, column = 1} = directive.position?.start ?? {};
        const where = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    }
  };
}

function directivesIn(tree: Root): LeafDirective[] {
  const found: LeafDirective[] = [];
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    if (Object.hasOwn(DIRECTIVES, node.name)) found.push(node);
  });
  return found;
}

async function expand(directive: LeafDirective, tree: Root, file: VFile, siteDir: string): Promise<void> {
  const version = docsVersionOf(file.path, siteDir);
  if (!version) throw new Error(`::${directive.name} works in the docs trees only: it needs a docs version.`);
  const index = tree.children.indexOf(directive);
  if (index < 0) throw new Error(`::${directive.name} must stand by itself, not in a list, quote or tab.`);
  const attributes = Object.entries(directive.attributes ?? {}).map(([name, value]) => [name, value ?? '']);
  const place = {siteDir, version, file: file.path};
  const blocks = await DIRECTIVES[directive.name]?.(Object.fromEntries(attributes) as Attributes, place);
  const root: Root = {type: 'root', children: blocks ?? []};
  const taken = headingThatTakes(tree.children.slice(0, index), root.children);
  if (taken) {
    throw new Error(
      `The heading "${taken.text}" in line ${taken.line} takes the anchor #${taken.id}, which the reference needs. ` +
        'Give the heading another text.',
    );
  }
  // Later complaints about generated nodes name the directive.
  visit(root, (node) => {
    node.position = directive.position;
  });
  tree.children.splice(index, 1, ...root.children);
}

async function apiBlocks({plugin, ...others}: Attributes, {siteDir, version}: Place): Promise<RootContent[]> {
  refuse('plugin-api', others, 'It takes: plugin.');
  if (!plugin) throw new Error('::plugin-api names no plugin. Write ::plugin-api{plugin="camera"}.');
  return renderPlugin(await loadPlugin(siteDir, version, plugin));
}

async function indexBlocks(attributes: Attributes, {siteDir, version, file}: Place): Promise<RootContent[]> {
  refuse('plugin-index', attributes, 'It takes none.');
  const models = await loadPlugins(siteDir, version);
  return [renderPluginIndex(models, ({slug}) => pluginPage(path.dirname(file), slug))];
}

function refuse(directive: string, attributes: Attributes, known: string): void {
  const [unknown] = Object.keys(attributes);
  if (unknown) throw new Error(`::${directive} has no attribute "${unknown}". ${known}`);
}

/** The page of a plugin next to the index and its title, or no address where none is written yet. */
function pluginPage(folder: string, slug: string): PluginPage {
  const name = ['md', 'mdx']
    .map((ending) => `${slug}.${ending}`)
    .find((page) => fs.existsSync(path.join(folder, page)));
  const title =
    name && /^title:\s*(['"]?)(.+)\1\s*$/m.exec(fs.readFileSync(path.join(folder, name), 'utf8'))?.[2];
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {title: title ?? words.join(' '), ...(name ? {url: `./${name}`} : {})};
}
