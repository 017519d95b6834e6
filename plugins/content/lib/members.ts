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
  /** What fits on the line of the name, such as type and default. */
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
 * Returns a definition list of members. Each has its name, then its facts, then its description; styles know them by
 * this order, because a class on each would make long pages noticeably larger. Only a description without facts before
 * it has one.
 */
export function memberList(members: readonly Member[]): ElementNode[] {
  return members.length > 0 ? [element('dl.members', ...members.map(memberEntry))] : [];
}

function memberEntry({facts, docs, ...member}: Member): ElementNode {
  const line = dotted(facts);
  const details = [
    ...(line.length > 0 ? [element('dd', ...line)] : []),
    ...(docs.length > 0 ? [element(line.length > 0 ? 'dd' : 'dd.description', ...docs)] : []),
  ];
  // HTML requires a `dd` for each `dt`.
  const some = details.length > 0 ? details : [element('dd')];
  const badges = [
    ...deprecationBadge(member.deprecated),
    ...noteBadge(member.limit),
    ...noteBadge(member.news),
  ];
  return element('div', element('dt', nameOf(member), ...badges), ...some);
}

function nameOf({name, id, href}: Pick<Member, 'name' | 'id' | 'href'>): PhrasingContent {
  if (id !== undefined) return anchoredCode(name, id);
  return href === undefined ? inlineCode(name) : link(href, pathCode(name));
}

/** Which fields of a list say whether they can be left out: those that can, or those that can't. */
export type Marked = 'optional' | 'required';

/**
 * Returns the facts that a field's comment and declaration state: type, whether it can be left out, default and since. If
 * `marked` is `required`, only a field that can't be left out says so.
 */
export function factsOf(
  {optional, defaultValue, since}: Pick<Field, 'optional' | 'defaultValue' | 'since'>,
  type: Cell,
  marked: Marked = 'optional',
): Cell[] {
  const mark = optional ? text('optional') : element('b', text('required'));
  return [
    type,
    optional === (marked === 'optional') ? [mark] : [],
    defaultValue ? [text('default '), inlineCode(defaultValue)] : [],
    since ? [text(`since ${since}`)] : [],
  ];
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
