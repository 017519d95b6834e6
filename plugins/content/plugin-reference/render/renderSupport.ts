import type {PhrasingContent} from 'mdast';
import {
  methodTitle,
  PLATFORMS,
  type Method,
  type MethodSupport,
  type Platform,
  type PluginModel,
  type SupportTable,
} from '../../../../packages/facts';
import {groupBy} from '../../../../packages/lib/groupBy';
import {
  breakableCode,
  element,
  link,
  text,
  unordered,
  withCommas,
  type Cell,
  type ElementNode,
} from '../../../../packages/pages/markdown';

export const PLATFORM_TITLES: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
};

/** Where a plugin's methods work, and where its events are sent. */
export type Support = Pick<PluginModel, 'support' | 'events'>;

/**
 * Returns where a plugin's methods work and its events are sent: a sentence about what most of them have in common and, for
 * each other set of platforms, the methods that are exceptions.
 */
export function renderSupport(methods: readonly Method[], tables: Support): ElementNode[] {
  const [most, ...others] = supportGroups(methods, tables);
  if (!most) return [];
  const platforms = platformsOf(most.states);
  const [exception, ...further] = others;
  if (!exception && most.methods.length === 1)
    return [element('p', ...most.methods, text(` works ${platforms}.`))];
  const sentence = `All methods work ${platforms}`;
  if (!exception) return [element('p', text(`${sentence}.`))];
  if (further.length === 0)
    return [element('p', text(`${sentence}, except `), ...exceptionClause(exception))];
  return [
    element('p', text(`${sentence}, except for these:`)),
    unordered(others.map(exceptionLine), '.support'),
  ];
}

/** The methods and listeners that work on the same platforms, as links. */
type SupportGroup = {readonly states: PlatformStates; readonly methods: readonly PhrasingContent[]};

/** Returns the methods and listeners by the platforms they work on, the largest group first. Overloads count once. */
function supportGroups(methods: readonly Method[], tables: Support): SupportGroup[] {
  const overloads = groupBy(methods, (method) => supportTitle(method, tables));
  const linked = [...overloads].flatMap(([title, [method]]) => {
    const support = method && supportOf(method, tables);
    return support
      ? [{states: statesOf([support]), link: link(`#${method.slug}`, breakableCode(title))}]
      : [];
  });
  const groups = groupBy(linked, ({states}) => Object.values(states).join());
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{states: group[0].states, methods: group.map((one) => one.link)}] : []))
    .sort((one, other) => other.methods.length - one.methods.length || reach(other) - reach(one));
}

/** Returns on how many platforms methods work. */
function reach({states}: SupportGroup): number {
  return Object.values(states).filter((state) => state === 'all').length;
}

/** Returns where methods work, as the end of a sentence: `on iOS and Android, but not on the web`. */
function platformsOf(states: PlatformStates): string {
  const missing = platformsWith('none', states, 'disjunction');
  return `on ${workingOn(states)}${missing && `, but not on ${missing}`}`;
}

/** Returns the end of a sentence: the methods that are exceptions, and their platforms. */
function exceptionClause({states, methods}: SupportGroup): Cell {
  const verb = methods.length === 1 ? 'works' : 'work';
  const limit = isLimited(states) ? 'only ' : '';
  return [...withCommas(methods), text(`, which ${limit}${verb} on ${workingOn(states)}.`)];
}

/** Returns a line with the platforms of methods that are exceptions, and the methods. */
function exceptionLine({states, methods}: SupportGroup): Cell {
  const limit = isLimited(states) ? 'Only on' : 'On';
  return [text(`${limit} ${workingOn(states)}: `), ...withCommas(methods)];
}

function isLimited(states: PlatformStates): boolean {
  return Object.values(states).includes('none');
}

function workingOn(states: PlatformStates): string {
  return platformsWith('all', states, 'conjunction') || 'no platform';
}

/** Returns the platforms that have a state, as a part of a sentence. */
function platformsWith(
  state: PlatformStates[Platform],
  states: PlatformStates,
  type: Intl.ListFormatType,
): string {
  const titles = PLATFORMS.filter((platform) => states[platform] === state).map((platform) =>
    platform === 'web' ? 'the web' : PLATFORM_TITLES[platform],
  );
  return new Intl.ListFormat('en-GB', {type}).format(titles);
}

/** Returns the title of a method, or of a listener whose event isn't sent everywhere. */
function supportTitle(method: Method, tables: Support): string {
  return eventSupport(method, tables) ? methodTitle(method) : `${method.name}()`;
}

/** Returns the platforms on which a method works, or those that send the events of a listener. */
export function supportOf(method: Method, tables: Support): MethodSupport | undefined {
  return eventSupport(method, tables) ?? tables.support[method.name];
}

function eventSupport({name, parameters}: Method, {events}: Support): MethodSupport | undefined {
  return name === 'addListener' ? events[parameters[0]?.type ?? ''] : undefined;
}

/** How much of a plugin or a method works on each platform: everything, some of it, or nothing. */
export type PlatformStates = Readonly<Record<Platform, 'all' | 'some' | 'none'>>;

/** The looks of the states, and what screen readers read before the platform's name. */
const STATES = {
  all: ['span.chip', ''],
  some: ['span.chip.chip--some', 'Partly on '],
  none: ['span.chip.chip--none', 'Not on '],
} as const;

/** Returns a chip for each platform, with a mark for its state. */
export function platformChips(states: PlatformStates | undefined): PhrasingContent[] {
  return states ? spaced(PLATFORMS.map((platform) => chipOf(platform, states[platform]))) : [];
}

/**
 * Returns the chips of a plugin. Those of platforms on which it partly works say how many of its methods do, and the first
 * of them says what is counted.
 */
export function pluginChips(support: SupportTable): PhrasingContent[] {
  const states = pluginStates(support);
  const methods = Object.values(support);
  const partly = PLATFORMS.filter((platform) => states[platform] === 'some');
  const chips = PLATFORMS.map((platform) => {
    if (!partly.includes(platform)) return chipOf(platform, states[platform]);
    const working = methods.filter((method) => method[platform]).length;
    const noun = platform === partly[0] ? ' methods' : '';
    return chipOf(platform, 'some', element('span', text(` ${working}/${methods.length}${noun}`)));
  });
  return spaced(chips);
}

function spaced(chips: readonly ElementNode[]): PhrasingContent[] {
  return chips.flatMap((chip, index) => (index > 0 ? [text(' '), chip] : [chip]));
}

function chipOf(platform: Platform, state: keyof typeof STATES, ...count: ElementNode[]): ElementNode {
  const [selector, words] = STATES[state];
  const hidden = words ? [element('span.visually-hidden', text(words))] : [];
  return element(selector, ...hidden, text(PLATFORM_TITLES[platform]), ...count);
}

/** Returns what the marks of a plugin's chips mean, as the same marks with words. */
export function chipLegend(): PhrasingContent[] {
  const chip = (state: keyof typeof STATES, words: string): ElementNode =>
    element(STATES[state][0], text(words));
  return spaced([chip('all', 'all methods'), chip('some', 'some methods'), chip('none', 'none')]);
}

/** Returns the platforms on which a method works. */
export function methodStates(support: MethodSupport | undefined): PlatformStates | undefined {
  return support && statesOf([support]);
}

/** Returns the platforms on which a plugin's methods work. */
export function pluginStates(support: SupportTable): PlatformStates {
  return statesOf(Object.values(support));
}

function statesOf(rows: readonly MethodSupport[]): PlatformStates {
  const stateOf = (platform: Platform): PlatformStates[Platform] => {
    if (!rows.some((row) => row[platform])) return 'none';
    return rows.every((row) => row[platform]) ? 'all' : 'some';
  };
  return {ios: stateOf('ios'), android: stateOf('android'), web: stateOf('web')};
}
