import type {PhrasingContent, RootContent} from 'mdast';
import {
  methodTitle,
  PLATFORMS,
  type Method,
  type MethodSupport,
  type Platform,
  type PluginModel,
  type SupportTable,
} from '../../../../packages/facts';
import {deprecationBadge} from '../../lib/members';
import {
  breakableCode,
  element,
  link,
  paragraph,
  table,
  text,
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

/** Returns a sentence about where a plugin's methods work and its events are sent, if that is the same for all of them. */
export function commonSupport(methods: readonly Method[], tables: Support): string | undefined {
  const states = statesOf(methods.flatMap((method) => supportOf(method, tables) ?? []));
  return Object.values(states).includes('some') ? undefined : supportSentence(states);
}

/**
 * Returns a table of the methods and events that don't work everywhere, in which the answers are words that styles draw as
 * marks.
 */
export function renderSupport(methods: readonly Method[], tables: Support): RootContent[] {
  const rows = new Map<string, Method>();
  for (const method of methods) {
    const title = eventSupport(method, tables) ? methodTitle(method) : `${method.name}()`;
    if (!rows.has(title)) rows.set(title, method);
  }
  const limited = [...rows].filter(([, method]) => !worksEverywhere(supportOf(method, tables)));
  const titles = ['Method', ...PLATFORMS.map((platform) => PLATFORM_TITLES[platform])];
  return [
    ...(limited.length < rows.size
      ? [paragraph(text('Everything works on iOS, Android and the web, except for these:'))]
      : []),
    {
      ...table(
        titles,
        limited.map(([title, method]) => supportRow(title, method, supportOf(method, tables))),
      ),
      data: {hProperties: {className: ['support']}},
    },
  ];
}

/** Returns a sentence about methods that all work on the same platforms. */
function supportSentence(states: PlatformStates): string {
  const names = (state: PlatformStates[Platform]): string =>
    new Intl.ListFormat('en-GB', {type: state === 'all' ? 'conjunction' : 'disjunction'}).format(
      PLATFORMS.filter((platform) => states[platform] === state).map((platform) =>
        platform === 'web' ? 'the web' : PLATFORM_TITLES[platform],
      ),
    );
  const missing = names('none');
  return `All methods work on ${names('all')}${missing && `, but not on ${missing}`}.`;
}

function worksEverywhere(support: MethodSupport | undefined): boolean {
  return PLATFORMS.every((platform) => support?.[platform] === true);
}

/** Returns the platforms on which a method works, or those that send the events of a listener. */
export function supportOf(method: Method, tables: Support): MethodSupport | undefined {
  return eventSupport(method, tables) ?? tables.support[method.name];
}

function eventSupport({name, parameters}: Method, {events}: Support): MethodSupport | undefined {
  return name === 'addListener' ? events[parameters[0]?.type ?? ''] : undefined;
}

function supportRow(title: string, {slug, deprecated}: Method, support: MethodSupport | undefined): Cell[] {
  const mark = (platform: Platform): PhrasingContent =>
    support?.[platform] ? element('span.yes', text('Yes')) : element('span.no', text('No'));
  return [
    [link(`#${slug}`, breakableCode(title)), ...(deprecated === undefined ? [] : deprecationBadge(''))],
    ...PLATFORMS.map((platform) => [mark(platform)]),
  ];
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
