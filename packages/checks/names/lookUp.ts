import {editDistance} from '../../lib/nearMatches';
import {isCliName} from './cliNames';
import type {WebNames} from './loadNames';
import {UNKNOWN_MEMBERS} from './nativeTypes';
import {isOtherPermission} from './permissions';
import type {Claim, NameIndex, NativeLanguage} from './types';

/** Values that browsers, Node.js and app code have without an import. */
const GLOBALS =
  /^(?:window|document|navigator|console|screen|crypto|localStorage|process|globalThis|history|error)$/;
/** The groups of native languages that share their classes. */
export const LANGUAGES = ['swift', 'java'] as const;
/** The types that `config` can have in inline code. */
const CONFIGURATIONS = ['PluginConfig', 'CapConfig', 'InstanceConfiguration', 'CAPInstanceConfiguration'];
/** The types of variables in plugins' samples, each the first one that the version declares. */
const VARIABLES: Readonly<Record<NativeLanguage, Readonly<Record<string, readonly string[]>>>> = {
  swift: {call: ['CAPPluginCall'], bridge: ['CAPBridgeProtocol', 'CAPBridge'], config: ['PluginConfig']},
  java: {call: ['PluginCall'], bridge: ['Bridge'], config: ['PluginConfig']},
};

/** Options that commander gives to every program. */
const BUILT_IN = ['--help', '-h', '--version', '-V'];

/** Keys of property lists that only Apple can declare. */
const APPLE_ONLY = /^NS(?:Privacy|\w*Usage)/;

export type Known = {
  readonly web: WebNames;
  /** Names that the page's own samples declare. */
  readonly own: ReadonlySet<string>;
  /** Names from the Android SDK, Apple's property lists and frameworks, from the data files. */
  readonly sdk: ReadonlySet<string>;
  /** On the page of a command, this command and the other commands that the page mentions. */
  readonly commands?: ReadonlySet<string>;
};

/** Returns whether the packages of one docs version, the platforms or the page itself have the name. */
export function isKnown(claim: Claim, index: NameIndex, known: Known): boolean {
  switch (claim.kind) {
    case 'package':
      return index.packages.has(claim.name);
    case 'permission':
      return (
        index.permissions.has(claim.name) ||
        isOtherPermission(claim.name) ||
        (claim.name.includes('.') && known.sdk.has(claim.name))
      );
    case 'annotation':
      return index.annotations.has(claim.name) || known.own.has(claim.name);
    case 'class':
      return index.classes.has(claim.name);
    case 'gradle':
      return index.gradle.has(claim.name);
    case 'option':
      return isOption(claim.name, index, known);
    case 'command':
      return index.cli.some(({name}) => ['help', ...name.split('|')].includes(claim.name));
    case 'config':
      return isConfig(claim.name, index);
    case 'variable':
      return index.words.has(claim.name);
    case 'hook':
    case 'debug':
      return isCliName(claim, index.cliNames);
    case 'plugin':
      // The web also has a `Storage`, so its list of members doesn't decide here.
      return index.words.has(claim.name) || known.own.has(claim.name);
    case 'apple':
      // Some files of other tools have these keys, which doesn't mean that the page declares them.
      return isWord(claim.name, index, APPLE_ONLY.test(claim.name) ? {...known, own: new Set()} : known);
    case 'word':
      return isWord(claim.name, index, known);
    case 'member':
      return isMember(claim, index, known);
    case 'path':
      return isPath(claim, index, known);
    case 'native':
      return isNative(claim, index);
    case 'static':
      return isStatic(claim, index, known);
    case 'type':
      return isOtherType(claim, index, known);
    case 'base':
      return index.nativeTypes.has(claim.name) || known.own.has(claim.name);
  }
}

function isOption(name: string, index: NameIndex, known: Known): boolean {
  return [...BUILT_IN, ...offeredCommands(index, known).flatMap(({options}) => options)].includes(name);
}

/** Returns the commands of the CLI whose options a page can mention. */
export function offeredCommands({cli}: NameIndex, {commands}: Known): NameIndex['cli'] {
  return cli.filter((command) => !commands || command.name.split('|').some((own) => commands.has(own)));
}

function isWord(name: string, index: NameIndex, {web, own, sdk}: Known): boolean {
  return index.words.has(name) || web.words.has(name) || own.has(name) || sdk.has(name);
}

function isMember(
  {head, member, event, name}: Extract<Claim, {kind: 'member'}>,
  index: NameIndex,
  known: Known,
): boolean {
  if (event !== undefined && !hasEvent(head, event, index)) return false;
  const members = membersOf(head, index, known.web);
  if (isNativeOnly(head, index, known)) {
    return LANGUAGES.some(
      (language) =>
        index.statics[language].has(head) &&
        isStatic({kind: 'static', name, head, member, language}, index, known),
    );
  }
  if (members.some((own) => own.has(member))) return true;
  if (index.pairs.has(`${head}.${member}`)) return true;
  if (members.length === 0 && known.own.has(head)) return true;
  // Capacitor 2 puts the plugins that apps register next to its own.
  if (head === 'Plugins' && known.own.has(member)) return true;
  // The sources show that a framework's class exists, but hardly which members it has.
  return (
    members.length === 0 &&
    isWord(head, index, known) &&
    name.split('.').every((part) => isWord(part, index, known))
  );
}

/** Whether only native code has a class of that name. */
function isNativeOnly(head: string, index: NameIndex, {web}: Known): boolean {
  const isOfWeb =
    index.members.has(head) || web.members.has(head) || index.plugins.some(({jsName}) => jsName === head);
  return !isOfWeb && (index.statics.swift.has(head) || index.statics.java.has(head));
}

/**
 * Returns the members of a type or value. A plugin has its methods only: its web and native classes can have the same
 * name, but apps can't call their other members.
 */
export function membersOf(head: string, index: NameIndex, web: WebNames): ReadonlySet<string>[] {
  const plugin = index.plugins.find(({jsName}) => jsName === head);
  if (plugin) return [new Set(plugin.methods.map(({name}) => name))];
  const all = [index.members.get(head), index.native.get(head), web.members.get(head)];
  return all.flatMap((members) => members ?? []);
}

function hasEvent(head: string, event: string, index: NameIndex): boolean {
  const events = eventsOf(head, index);
  // Some plugins declare listeners whose event names are types. Any event can be right then.
  return events.length === 0 || events.includes(event);
}

/** Returns the events of a plugin; none if there is no such plugin, or if it doesn't declare them one by one. */
export function eventsOf(head: string, {plugins}: NameIndex): string[] {
  const plugin = plugins.find(({jsName}) => jsName === head);
  return plugin?.methods.flatMap((method) => method.event ?? []) ?? [];
}

/** Members that every object has: of Java's Object, of NSObject, and Kotlin's scope functions. */
const EVERY_OBJECT = /^(?:toString|hashCode|equals|getClass|description|isEqual|let|also|apply|run|takeIf)$/;

/** Returns whether inline code uses the name only for a variable of native code. */
export function isVariable(head: string): boolean {
  return head === 'call' || head === 'bridge';
}

type NativeMember = Pick<Extract<Claim, {kind: 'native'}>, 'head' | 'member' | 'language'>;

function isNative(claim: NativeMember, index: NameIndex): boolean {
  const {member} = claim;
  const members = nativeMembers(claim, index);
  if (members.length === 0 || EVERY_OBJECT.test(member)) return true;
  // Kotlin writes `getData()` of Java as `data`.
  const capital = member.charAt(0).toUpperCase() + member.slice(1);
  return [member, `get${capital}`, `set${capital}`, `is${capital}`].some((name) => members.includes(name));
}

/** What every type has in Swift, Java or Kotlin. */
const EVERY_TYPE =
  /^(?:class|this|super|self|Type|Companion|INSTANCE|init|values|valueOf|allCases|load|initialize)$/;

function isStatic(claim: Extract<Claim, {kind: 'static'}>, index: NameIndex, known: Known): boolean {
  const {head, member, name, language} = claim;
  // Classes of the platforms, of other libraries and of the page itself have other members.
  if (known.own.has(head)) return true;
  if (language === 'web') {
    const isOurs = head === 'Capacitor' || index.plugins.some(({jsName}) => jsName === head);
    return !isOurs || isMember({kind: 'member', name, head, member}, index, known);
  }
  const members = index.statics[language].get(head);
  if (!members || EVERY_TYPE.test(member) || members.has(member)) return true;
  // What no source declares comes from the platform, as the members of the supertype do.
  return members.has(UNKNOWN_MEMBERS) && index.foreign.has(member);
}

/** Returns the members of a class as native code uses them by its name. */
export function staticsOf(
  {head, language}: Pick<Extract<Claim, {kind: 'static'}>, 'head' | 'language'>,
  index: NameIndex,
): string[] {
  if (language === 'web')
    return index.plugins
      .filter(({jsName}) => jsName === head)
      .flatMap(({methods}) => methods.map(({name}) => name));
  return [...(index.statics[language].get(head) ?? [])].filter((name) => name !== UNKNOWN_MEMBERS);
}

/** Returns the members of a native variable such as `call`. */
export function nativeMembers(
  {head, language}: Pick<NativeMember, 'head' | 'language'>,
  {statics}: NameIndex,
): string[] {
  const types = VARIABLES[language][head]?.map((type) => [...(statics[language].get(type) ?? [])]);
  return types?.find((members) => members.length > 0) ?? [];
}

/** Returns whether a name that nothing has isn't like one of Capacitor's, except for one or two letters. */
function isOtherType(
  {name, language}: Extract<Claim, {kind: 'type'}>,
  index: NameIndex,
  known: Known,
): boolean {
  return (
    isWord(name, index, known) ||
    index.frameworkTypes[language].every((type) => editDistance(name, type) > (type.length > 8 ? 2 : 1))
  );
}

function isPath(
  {head, member, name}: Extract<Claim, {kind: 'path'}>,
  index: NameIndex,
  known: Known,
): boolean {
  if (isConfig(name, index) || index.nested.has(name)) return true;
  if (isConfigRoot(head, index)) return head === 'plugins' && isOwnPlugin(name, index, known);
  if (known.own.has(member)) return true;
  if (isVariable(head)) {
    return LANGUAGES.some((language) => isNative({head, member, language}, index));
  }
  if (head === 'config') return CONFIGURATIONS.some((type) => index.native.get(type)?.has(member));
  if (GLOBALS.test(head)) return isWord(member, index, known);
  // Other lowercase words with dots are app IDs, hosts and properties of the reader's own objects.
  return !/[a-z][A-Z]/.test(member) || isWord(member, index, known);
}

/** Returns whether a name is an option such as `plugins.Echo.volume` for a plugin that the page creates. */
function isOwnPlugin(name: string, {plugins}: NameIndex, {own}: Known): boolean {
  const [, plugin = ''] = name.split('.');
  return own.has(plugin) && plugins.every(({jsName}) => jsName !== plugin);
}

/** Returns whether a path that starts with `head` can only be an option of the configuration. */
export function isConfigRoot(head: string, {config}: NameIndex): boolean {
  const roots = config.size === 0 ? ['android', 'ios', 'server', 'plugins', 'cordova'] : config;
  return [...roots].some((path) => path === head || path.startsWith(`${head}.`));
}

function isConfig(name: string, index: NameIndex): boolean {
  if (index.config.has(name)) return true;
  const [root, plugin, key] = name.split('.');
  if (root === 'plugins' && plugin !== undefined && key === undefined) {
    return index.plugins.some(({jsName}) => jsName === plugin);
  }
  // Capacitor 2 doesn't declare its configuration; its sources read the keys one by one.
  return index.config.size === 0 && name.split('.').every((part) => index.words.has(part));
}
