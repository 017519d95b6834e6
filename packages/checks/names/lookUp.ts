import leven from 'leven';
import {isOneMistake, nearestFirst} from '../../lib/nearMatches';
import androidPermissions from './androidPermissions.json';
import appleKeys from './appleKeys.json';
import {UNKNOWN_MEMBERS, type Claim, type Language, type Names} from './types';

const APPLE_KEYS: ReadonlySet<string> = new Set(appleKeys.names);
/** The names of Android's permissions without their prefix. */
const CONSTANTS: ReadonlySet<string> = new Set(androidPermissions.names);
const PERMISSIONS: ReadonlySet<string> = new Set([
  ...androidPermissions.names.map((name) => `android.permission.${name}`),
  ...Object.keys(androidPermissions.others),
]);

/** What a page's names can be besides those of the packages. */
export type Known = {
  /** Names that browsers and the language define. */
  readonly web: ReadonlySet<string>;
  /** Names that the page's own samples declare. */
  readonly own: ReadonlySet<string>;
  /** On the page of a command, this command and the other commands that the page mentions. */
  readonly commands: ReadonlySet<string> | undefined;
};

/** What is asked about a claim of one kind. */
type Kind = {
  /** Returns whether the packages, the platforms or the page itself have the name; `undefined` if nothing decides that. */
  readonly isKnown: (claim: Claim, names: Names, known: Known) => boolean | undefined;
  /** Returns the names that a writer may have meant. */
  readonly candidates: (claim: Claim, names: Names, known: Known) => readonly string[];
  /** Returns what is wrong if the docs versions `where` don't have the name. */
  readonly message?: (claim: Claim, where: string) => string;
};

const KINDS: Readonly<Record<Claim['kind'], Kind>> = {
  word: {
    isKnown: isWord,
    candidates: (_claim, {words}) => [...CONSTANTS, ...words],
  },
  typo: {
    isKnown: isWord,
    candidates: ({name}, names) => capacitorNames(names).filter((one) => isOneMistake(name, one)),
  },
  setting: {
    isKnown: ({name}, {words}) => words.has(name),
    candidates: (_claim, {words}) => [...words].filter((word) => /^CAPACITOR_|[vV]ersion$/.test(word)),
    message: ({name}, where) =>
      name.startsWith('CAP')
        ? `The CLI of ${where} has no environment variable "${name}"`
        : `No Gradle file of ${where} has the variable "${name}"`,
  },
  annotation: {
    isKnown: (claim, names, known) =>
      OWN_ANNOTATIONS.test(claim.name)
        ? names.members.java.has(claim.name) || known.own.has(claim.name)
        : isWord(claim, names, known),
    candidates: (_claim, {members}) => [...members.java.keys()],
    message: ({name}, where) => `"@${name}" is not in the packages of ${where}`,
  },
  apple: {
    // Some files of other tools have these keys, which doesn't mean that the page declares them.
    isKnown: (claim, names, known) =>
      isWord(claim, names, /^NS(?:Privacy|\w*Usage)/.test(claim.name) ? {...known, own: new Set()} : known),
    candidates: ({name}, {words}) => [
      ...APPLE_KEYS,
      ...[...words].filter((word) => word.startsWith(name.slice(0, 2))),
    ],
    message: ({name}, where) => `"${name}" is neither in the sources of ${where} nor a known Apple key`,
  },
  class: {
    isKnown: ({name}, {classes}) => classes.has(name),
    candidates: ({name}, {classes}) => classesLike(name, [...classes]),
  },
  permission: {
    isKnown: ({name}) => PERMISSIONS.has(name) || /^(?:com\.example\.|\$\{applicationId\}\.)/.test(name),
    candidates: () => [...PERMISSIONS],
    message: ({name}) => `Android has no permission "${name}"`,
  },
  option: {
    isKnown: ({name}, names, known) => offeredOptions(names, known).includes(name),
    candidates: (_claim, names, known) => offeredOptions(names, known),
    message: ({name}, where) => `The CLI of ${where} has no option "${name}"`,
  },
  hook: {
    isKnown: ({name}, {hooks}) =>
      hooks.has(name) || (name.endsWith(':') && [...hooks].some((hook) => hook.startsWith(name))),
    candidates: (_claim, {hooks}) => [...hooks],
    message: ({name}, where) =>
      `The CLI of ${where} runs no npm script "${name}", and has no such name for DEBUG`,
  },
  member: {
    isKnown: hasMember,
    candidates: (claim, names) =>
      claim.event === undefined ? memberNames(claim, names) : (names.events.get(claim.head ?? '') ?? []),
    message: ({name, event}, where) =>
      event === undefined
        ? `"${name}" does not exist in ${where}`
        : `"${name}" has no event "${event}" in ${where}`,
  },
  path: {
    isKnown: hasPath,
    candidates: ({head = ''}, names) =>
      isVariable(head)
        ? NATIVE.flatMap((language) => memberNames({head, language}, names)).map((one) => `${head}.${one}`)
        : [...names.config],
  },
};

/**
 * Returns whether the packages of one docs version, the platforms or the page itself have the name; `undefined` if
 * nothing decides that.
 */
export const isKnown: Kind['isKnown'] = (claim, names, known) =>
  KINDS[claim.kind].isKnown(claim, names, known);

/** Returns the names that a writer may have meant. */
export const candidates: Kind['candidates'] = (claim, names, known) =>
  KINDS[claim.kind].candidates(claim, names, known);

/** Returns what is wrong with a name that the docs versions `where` don't have. */
export function messageFor(claim: Claim, where: string): string {
  return KINDS[claim.kind].message?.(claim, where) ?? `"${claim.name}" is not in the packages of ${where}`;
}

/** Returns the members that a type has instead, those that are most like the wrong one first. */
export function membersLike(claim: Claim, names: Names): string[] {
  const all = nearestFirst(claim.member ?? '', memberNames(claim, names));
  return all.filter((name) => name !== UNKNOWN_MEMBERS);
}

/** Options that commander gives to every program. */
const BUILT_IN = ['--help', '-h', '--version', '-V'];

function offeredOptions({options}: Names, {commands}: Known): string[] {
  const offered = [...options].filter(([command]) => commands?.has(command) ?? true);
  return [...BUILT_IN, ...offered.flatMap(([, flags]) => flags)];
}

function isWord({name}: Pick<Claim, 'name'>, {words}: Names, {web, own}: Known): boolean {
  return words.has(name) || web.has(name) || own.has(name) || APPLE_KEYS.has(name) || CONSTANTS.has(name);
}

/** Capacitor's annotations, and those that a writer may take for them. */
const OWN_ANNOTATIONS = /^(?:Capacitor|Native|Plugin|Permission|Activity)/;

/** Whether a name in capitals is a permission of Android with a mistake or two. */
export function isLikePermission(name: string): boolean {
  return [...CONSTANTS].some((known) => known.length > 10 && leven(name, known) <= 2);
}

/** Returns the names that Capacitor's frameworks declare, and those with its prefix. */
function capacitorNames({members, words}: Names): string[] {
  return [
    ...members.swift.keys(),
    ...members.java.keys(),
    ...[...words].filter((word) => /^cap/i.test(word)),
  ];
}

/** A class with the same name in another package is the best guess. */
function classesLike(name: string, classes: readonly string[]): string[] {
  const last = name.slice(name.lastIndexOf('.'));
  const same = classes.filter((one) => one.endsWith(last));
  return same.length > 0 ? same : [...classes];
}

/** The types of variables in plugins' samples, each the first one that the version declares. */
export const VARIABLES: Readonly<Partial<Record<string, readonly string[]>>> = {
  call: ['CAPPluginCall', 'PluginCall'],
  bridge: ['CAPBridgeProtocol', 'CAPBridge', 'Bridge'],
  config: ['PluginConfig', 'CapConfig', 'InstanceConfiguration', 'CAPInstanceConfiguration'],
};
const NATIVE = ['swift', 'java'] as const;

function isVariable(head: string): boolean {
  return head === 'call' || head === 'bridge' || head === 'config';
}

type Owner = Pick<Claim, 'head' | 'language'>;

function membersOf({head = '', language}: Owner, {members, events}: Names): ReadonlySet<string>[] {
  const languages: readonly Language[] = language === undefined ? ['web', ...NATIVE] : [language];
  // The web and native classes of a plugin can have its name, but apps can't call their other members.
  const readers = events.has(head) && languages.includes('web') ? (['web'] as const) : languages;
  return readers.flatMap((reader) =>
    (VARIABLES[head] ?? (reader === 'web' ? [head, `${head}Plugin`] : [head])).flatMap(
      (type) => members[reader].get(type) ?? [],
    ),
  );
}

function memberNames(owner: Owner, names: Names): string[] {
  return membersOf(owner, names).flatMap((members) => [...members]);
}

/** What every type or object has in Swift, Java or Kotlin. */
const ALWAYS =
  /^(?:class|this|super|self|Type|Companion|INSTANCE|init|values|valueOf|allCases|load|initialize|toString|hashCode|equals|getClass|description|isEqual|let|also|apply|run|takeIf)$/;

function hasMember(claim: Claim, names: Names, known: Known): boolean | undefined {
  const {head = '', member = '', event, language, name} = claim;
  const events = names.events.get(head) ?? [];
  // Some plugins declare listeners whose event names are types. Any event can be right then.
  if (event !== undefined && events.length > 0) return events.includes(event);
  const sets = membersOf(claim, names);
  // Classes of the platforms, of other libraries and of the page itself have other members.
  if (language !== undefined && (sets.length === 0 || (known.own.has(head) && !isVariable(head))))
    return undefined;
  if (sets.length === 0) {
    if (known.own.has(head)) return undefined;
    // The sources show that a framework's class exists, but hardly which members it has.
    return name.split('.').every((part) => isWord({name: part}, names, known));
  }
  // Capacitor 2 puts the plugins that apps register next to its own.
  if (head === 'Plugins' && known.own.has(member)) return true;
  return ALWAYS.test(member) || sets.some((members) => includes(members, member, names));
}

function includes(members: ReadonlySet<string>, member: string, {foreign}: Names): boolean {
  // Kotlin writes `getData()` of Java as `data`.
  const capital = member.charAt(0).toUpperCase() + member.slice(1);
  return (
    [member, `get${capital}`, `set${capital}`, `is${capital}`].some((name) => members.has(name)) ||
    (members.has(UNKNOWN_MEMBERS) && foreign.has(member))
  );
}

function hasPath({head = '', member = '', name}: Claim, names: Names, known: Known): boolean | undefined {
  const {config, words} = names;
  if (config.has(name) || [...config].some((path) => path.startsWith(`${name}.`))) return true;
  if (isVariable(head)) {
    const [, first = ''] = name.split('.');
    return hasMember({kind: 'member', name, head, member: first}, names, {...known, own: new Set()});
  }
  const isOption =
    config.size === 0
      ? /^(?:android|ios|server|plugins|cordova)\b/.test(name)
      : [...config].some((path) => path.startsWith(`${head}.`));
  if (isOption) {
    const [, plugin = ''] = name.split('.');
    if (head === 'plugins')
      return known.own.has(plugin) && !names.members.web.has(plugin) ? undefined : isDeclared(name, names);
    // A field of an object that a plugin's method takes, or the configuration of v2, which no type declares.
    const isElsewhere = [...config].some((path) => path.endsWith(`.${member}`));
    return name.split('.').every((part) => words.has(part)) && !isElsewhere;
  }
  if (known.own.has(member)) return undefined;
  // Other lowercase words with dots are app IDs, hosts and properties of the reader's own objects.
  return /[a-z][A-Z]/.test(member) ? isWord({name: member}, names, known) : undefined;
}

function isDeclared(name: string, {config, words, members}: Names): boolean {
  const [, plugin = '', ...keys] = name.split('.');
  if (keys.length === 0) return members.web.has(plugin);
  return config.size === 0 && name.split('.').every((part) => words.has(part));
}
