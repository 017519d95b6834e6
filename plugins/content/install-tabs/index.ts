import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {pinnedPackages} from '../../../packages/facts';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {expandDirectives, type Attributes, type Place} from '../../../packages/pages/expandDirectives';
import {
  PACKAGE_MANAGERS,
  installCommands,
  type InstallRequest,
} from '../../../packages/pages/install/commands';
import {pinnedSpec} from '../../../packages/pages/install/packageSpecs';
import {jsxElement} from '../../../packages/pages/markdown';

/**
 * Returns a remark transformer that replaces `::install{packages="… …; …" dev="…" sync then="…; …"}` with synced tabs of
 * install commands, each package pinned to its major in `reference/<version>/package.json`. Throws `file:line:column`
 * with the known packages if the version doesn't have one of them.
 */
export function remarkInstall({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(
    siteDir,
    {install: (attributes, place) => [tabsOf(readRequest(attributes, place))]},
    {isAnywhere: true},
  );
}

/** Returns what a directive installs. Throws with what the docs version has instead of an unknown package. */
function readRequest(attributes: Attributes, {siteDir, version}: Place): InstallRequest {
  refuseAttributes('install', attributes, ['packages', 'dev', 'sync', 'then']);
  const reference = pinnedPackages(siteDir, version);
  const specs = (names: string): string[] =>
    (names.match(/\S+/g) ?? []).map((name) => pinnedSpec(name, reference, version));
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
  const tabs = PACKAGE_MANAGERS.map((manager) => {
    const code: Code = {type: 'code', lang: 'bash', value: installCommands(manager, request)};
    return jsxElement('TabItem', {value: manager.name, label: manager.name}, [code]);
  });
  return jsxElement('Tabs', {groupId: 'package-manager'}, tabs);
}
