import type {CliCommand, CliOption} from './schema/cli';
import type {ConfigOption} from './schema/config';
import type {Method} from './schema/plugin';

/** Some packages' deprecation tags contain only the version. */
const VERSION = /^v?(\d[\d.]*)$/;
/** Matches the name of a package that isn't marked as code. */
const PACKAGE = /(?<![`\w/])@[\w-]+\/[\w-]+/g;

/** Returns the ID of an option: `option-target-name` for `--target-name`. */
export function optionId({long}: Pick<CliOption, 'long'>): string {
  return long.replace(/^--/, 'option-').toLowerCase();
}

/** Returns the name of a command's page: `plugin-generate` for `plugin:generate`. */
export function pageName(command: Pick<CliCommand, 'name'>): string {
  return command.name.replaceAll(':', '-');
}

/** Returns an option's ID: its path in lowercase without dots, such as `androidminwebviewversion`. */
export function configId(path: string): string {
  return path.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Returns the anchor of a member of `owner`, the anchor of a type: `imageoptions.quality`. The dot keeps it apart from
 * those of headings, which never contain one, so neither a page's text nor another type can take it.
 */
export function memberAnchor(owner: string, name: string): string {
  return `${owner}.${name.toLowerCase().replace(/[^\w.$]+/g, '')}`;
}

/** Returns a method's short form, such as `getPhoto()` or `addListener('pause', …)`. */
export function methodTitle({name, parameters}: Pick<Method, 'name' | 'parameters'>): string {
  const [first] = parameters;
  return name === 'addListener' && first ? `addListener(${first.type}, …)` : `${name}()`;
}

/** Returns what a deprecation tag says in addition to its badge, as Markdown; often what to use instead. */
export function deprecationReason(deprecated = ''): string {
  if (VERSION.test(deprecated)) return '';
  return deprecated.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(PACKAGE, '`$&`');
}

/** Capitalizes the first letter of a text, unless the text starts with markup or with a name such as "iOS". */
export function sentence(markdown: string): string {
  return markdown.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase());
}

/** Returns every option in the tree, parents before their children. */
export function allFields(options: readonly ConfigOption[]): ConfigOption[] {
  return options.flatMap((option) => [option, ...allFields(option.options)]);
}
