import type {Field} from '../../../packages/facts';
import type {PhrasingContent, RootContent} from 'mdast';
import {
  anchoredCode,
  dotted,
  element,
  inlineCode,
  link,
  pathCode,
  text,
  type Cell,
  type ElementNode,
} from '../../../packages/pages/markdown';

/** An entry of a reference: an option, a property, an enum's member or a configuration key. */
export type Member = {
  readonly name: string;
  /** The entry's anchor. */
  readonly id?: string;
  /** The address of the entry that says more, for one that has no anchor. */
  readonly href?: string;
  /** Whether a call needs it, if the list says so. */
  readonly isRequired?: boolean;
  /** The type, and what stands below it, such as the default. */
  readonly facts: readonly Cell[];
  readonly deprecated?: string | undefined;
  /** A note for readers of the previous version: `New in v7`. */
  readonly news?: string | undefined;
  /** The platforms that it works on, if not on all: `iOS only`. */
  readonly limit?: string | undefined;
  /** The description, inline or as blocks. */
  readonly docs: readonly RootContent[];
};

/**
 * Returns a definition list of members. Each has its name, then its facts, then its badges and its description; styles know
 * them by this order, because a class on each would make long pages noticeably larger. Only a description without facts
 * before it has one. `.fields` lists have these in columns.
 */
export function memberList(members: readonly Member[], classes = '.fields'): ElementNode[] {
  return members.length > 0 ? [element(`dl.members${classes}`, ...members.map(memberEntry))] : [];
}

function memberEntry({facts, docs, ...member}: Member): ElementNode {
  const line = factLine(facts);
  const badges = badgesOf(member);
  const details = [
    ...(line.length > 0 ? [element('dd', ...line)] : []),
    ...(docs.length + badges.length > 0
      ? [element(line.length > 0 ? 'dd' : 'dd.description', ...badges, ...docs)]
      : []),
  ];
  // HTML requires a `dd` for each `dt`.
  const some = details.length > 0 ? details : [element('dd')];
  return element('div', element('dt', ...nameOf(member)), ...some);
}

/** Returns the first fact and, in a line of their own, the others. */
export function factLine(facts: readonly Cell[]): PhrasingContent[] {
  const [first = [], ...others] = facts.filter((fact) => fact.length > 0);
  return [...first, ...(others.length > 0 ? [text(' '), element('small', ...dotted(others))] : [])];
}

/** Returns the badges of an entry, at the edge of its description. */
export function badgesOf({deprecated, limit, news}: Pick<Member, 'deprecated' | 'limit' | 'news'>): Cell {
  const badges = [
    ...deprecationBadge(deprecated),
    ...noteBadge(limit && shortLimit(limit)),
    ...noteBadge(news),
  ];
  // Each begins with a space, which has to be at its other side.
  return badges.length > 0 ? [...badges.slice(1), text(' ')] : [];
}

/** A badge about several platforms would take half of a line. */
function shortLimit(limit: string): string {
  return limit.includes(' and ') ? limit.replace(' and ', ', ').replace(/ only$/, '') : limit;
}

function nameOf({name, id, href, isRequired}: Omit<Member, 'facts' | 'docs'>): PhrasingContent[] {
  const plain = href === undefined ? inlineCode(name) : link(href, pathCode(name));
  const mark = isRequired ? [text(' '), element('b', text('required'))] : [];
  return [id === undefined ? plain : anchoredCode(name, id), ...mark];
}

/** Which fields of a list say whether they can be left out: those that can, or those that can't. */
export type Marked = 'optional' | 'required';

/**
 * Returns what a field's comment and declaration state: type, whether it can be left out, default and since. If `marked` is
 * `required`, only a field that can't be left out says so. Some packages declare a field with a default as required.
 */
export function factsOf(
  {optional, defaultValue, since}: Pick<Field, 'optional' | 'defaultValue' | 'since'>,
  type: Cell,
  marked: Marked = 'optional',
): Pick<Member, 'facts' | 'isRequired'> {
  return {
    isRequired: marked === 'required' && !optional && defaultValue === undefined,
    facts: [
      type,
      marked === 'optional' && optional ? [text('optional')] : [],
      defaultValue ? [text('default '), inlineCode(defaultValue)] : [],
      since ? [text(`since ${since}`)] : [],
    ],
  };
}

/** Some packages' deprecation tags contain only the version. */
const VERSION = /^v?(\d[\d.]*)$/;

/** Returns that something is deprecated, with the version if its tag contains nothing else. */
export function deprecationLabel(deprecated: string): string {
  const [, since] = VERSION.exec(deprecated) ?? [];
  return since === undefined ? 'Deprecated' : `Deprecated since ${since}`;
}

/** Returns the badge of something that is deprecated. */
export function deprecationBadge(deprecated: string | undefined): PhrasingContent[] {
  return deprecated === undefined ? [] : cautionBadge(deprecationLabel(deprecated));
}

/** Returns a badge that asks for a second look. */
export function cautionBadge(label: string): PhrasingContent[] {
  return [text(' '), element('span.deprecated', text(label))];
}

/** Returns the badge for a note: what is new or different in the page's version, or the only platforms it works on. */
export function noteBadge(note: string | undefined): PhrasingContent[] {
  return note === undefined ? [] : [text(' '), element('b.chip', text(note))];
}
