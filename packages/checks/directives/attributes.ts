import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import {readCommand} from '../../../plugins/content/cli-reference/cli/readCommandDirective';
import {diagramIn} from '../../../plugins/content/diagrams';
import {readRequest} from '../../../plugins/content/install-tabs';
import {refuseAttributes} from '../../pages/attributes';
import {attributesOf, type Attributes} from '../../pages/expandDirectives';
import {loadPlugin} from '../../facts';
import {pluginNameIn} from '../../../plugins/content/plugin-reference/pluginNameIn';
import type {DocPage} from '../types';
import {docsVersions, versionRange} from '../versionSpan';

/** Reads a directive's attributes like the plugin that replaces it, and throws what the build would throw. */
type Reader = (
  attributes: Attributes,
  place: {readonly siteDir: string; readonly version: string},
) => unknown;

const READERS: Readonly<Partial<Record<string, Reader>>> = {
  'plugin-api': (attributes, {siteDir, version}) => loadPlugin(siteDir, version, pluginNameIn(attributes)),
  'plugin-index': (attributes) => refuseAttributes('plugin-index', attributes),
  'cli-command': readCommand,
  'cli-commands': (attributes) => refuseAttributes('cli-commands', attributes),
  'config-reference': (attributes) => refuseAttributes('config-reference', attributes),
  diagram: diagramIn,
  install: (attributes, {siteDir, version}) => readRequest(attributes, version, siteDir),
};

/** Returns the plugins, commands, diagrams, packages and attributes of directives that the docs version lacks. */
export function attributeProblems({tree, version}: DocPage, siteDir: string): NameProblem[] {
  const problems: NameProblem[] = [];
  visit(tree, 'leafDirective', (directive: LeafDirective) => {
    const read = Object.hasOwn(READERS, directive.name) ? READERS[directive.name] : undefined;
    if (!read) return;
    const {line, column} = directive.position?.start ?? {line: 1, column: 1};
    const found = onePackageEach(directive).flatMap((attributes) => {
      const refusal = (name: string): string | undefined =>
        refusalOf(() => read(attributes, {siteDir, version: name}));
      const text = refusal(version);
      if (text === undefined) return [];
      const all = docsVersions(siteDir);
      return inParts(
        text,
        versionRange(
          all.filter((name) => refusal(name) === undefined),
          all,
        ),
      );
    });
    const texts = new Set<string>();
    for (const {message, hint} of found) {
      if (!texts.has(message)) problems.push({line, column, message, hint});
      texts.add(message);
    }
  });
  return problems;
}

/** Returns the attributes of `::install` once for each package, because the build stops at the first unknown one. */
function onePackageEach(directive: LeafDirective): Attributes[] {
  const {packages = '', dev = '', ...others} = attributesOf(directive);
  const names = `${packages} ${dev}`.split(/\s+/).filter(Boolean);
  if (directive.name !== 'install' || names.length === 0) return [attributesOf(directive)];
  return names.map((name) => ({...others, packages: name}));
}

function refusalOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Splits what the build would say: the first sentence is the mistake, and the others are how to correct it. */
function inParts(text: string, elsewhere: string): {message: string; hint: string} {
  const [message = '', ...others] = text.replace(/\.$/, '').split(/\.\s+(?=[A-Z])/);
  if (elsewhere === '') return {message, hint: others.join('. ') || 'Correct the name'};
  // A list of all names doesn't help if the name is right for another version.
  return {
    message,
    hint: [`It exists in ${elsewhere}`, ...others.filter((text) => !/ are: /.test(text))].join('. '),
  };
}
