import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {mayContain} from '../../../packages/pages/mayContain';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import {pinnedPackages} from '../../../packages/facts';
import {attributesOf, type Attributes} from '../../../packages/pages/expandDirectives';
import {
  PACKAGE_MANAGERS,
  installCommands,
  type InstallRequest,
} from '../../../packages/pages/install/commands';
import {pinnedSpec} from '../../../packages/pages/install/packageSpecs';

/**
 * Returns a remark transformer that replaces `::install{packages="… …; …" dev="…" sync then="…; …"}` with synced tabs of
 * install commands, each package pinned to its major in `reference/<version>/package.json`. Throws `file:line:column`
 * with the known packages if the version doesn't have one of them.
 */
export function remarkInstall({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    if (!mayContain(file, ['::install'])) return;
    visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== 'install' || !parent || index === undefined) return;
      try {
        const request = readRequest(attributesOf(node), docsVersionOf(file.path, siteDir), siteDir);
        // The directive is a leaf, so its replacement isn't visited again.
        parent.children.splice(index, 1, tabsOf(request) as RootContent);
      } catch (error) {
        const {line = 1, column = 1} = node.position?.start ?? {};
        const where = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    });
  };
}

const KNOWN_ATTRIBUTES = ['packages', 'dev', 'sync', 'then'];

/** Returns what a directive installs. Throws with what the docs version has instead of an unknown package. */
function readRequest(attributes: Attributes, version: string | undefined, siteDir: string): InstallRequest {
  if (!version)
    throw new Error('::install only works in docs/ and versioned_docs/, because it needs a docs version.');
  const unknown = Object.keys(attributes).find((name) => !KNOWN_ATTRIBUTES.includes(name));
  if (unknown) {
    throw new Error(`::install has no attribute "${unknown}". It accepts: ${KNOWN_ATTRIBUTES.join(', ')}.`);
  }
  const reference = pinnedPackages(siteDir, version);
  const specs = (names: string): string[] =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => pinnedSpec(name, reference, version));
  const request = {
    packages: partsOf(attributes.packages).map(specs),
    dev: specs(attributes.dev ?? ''),
    sync: 'sync' in attributes,
    then: partsOf(attributes.then),
  };
  if (request.packages.length + request.dev.length === 0) {
    throw new Error('::install lists no packages. Write ::install{packages="@capacitor/core"}.');
  }
  return request;
}

/** Returns the parts of an attribute between semicolons, each of which becomes a command. */
function partsOf(attribute = ''): string[] {
  return attribute.split(';').flatMap((part) => part.trim() || []);
}

function tabsOf(request: InstallRequest): MdxJsxFlowElement {
  return element(
    'Tabs',
    {groupId: 'package-manager'},
    PACKAGE_MANAGERS.map((manager) => {
      const code: Code = {type: 'code', lang: 'bash', value: installCommands(manager, request)};
      return element('TabItem', {value: manager.name, label: manager.name}, [code]);
    }),
  );
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}
