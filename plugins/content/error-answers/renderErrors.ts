import type {PhrasingContent, RootContent} from 'mdast';
import {
  anchoredCode,
  element,
  inlineCode,
  link,
  paragraph,
  pathCode,
  plainDetails,
  text,
  unordered,
  withAttributes,
  type Cell,
  type ElementNode,
} from '../../../packages/pages/markdown';
import {memberList, type Member} from '../lib/members';
import type {Anchored} from '../../../packages/errors/anchors';
import type {PageError} from './pageErrors';

/** The platforms in the order of the pages. The CLI isn't one for readers. */
const PLATFORM_TITLES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/** A page with more errors than `all` shows the `first` ones and has the others in a list to open. */
const OPEN = {first: 8, all: 10};

/**
 * Returns a definition list of errors: the message, then its codes, its platforms and the methods that raise it, then
 * cause and fix, and then the methods if they are many. Of many errors, all but the first are
 * in a list to open. `linkOf` returns the URL of a method or a command, if it has one.
 */
export function renderErrors(
  errors: readonly PageError[],
  linkOf: (raisedBy: string) => string | undefined,
): RootContent[] {
  const listOf = (some: readonly PageError[]): ElementNode[] =>
    memberList(some.map((error) => errorMember(error, linkOf)));
  if (errors.length <= OPEN.all) return listOf(errors);
  const more = errors.slice(OPEN.first);
  return [
    element(
      'div.members',
      ...listOf(errors.slice(0, OPEN.first)),
      plainDetails([element('span.also', text(`${more.length} more errors`))], ...listOf(more)),
    ),
  ];
}

function errorMember(error: PageError, linkOf: (raisedBy: string) => string | undefined): Member {
  const {messages, codes, platforms, anchor, cause, fix} = error;
  const [title = codes[0] ?? ''] = messages;
  const raisers = listed(raisersOf(error, linkOf));
  const isMany = error.raisedBy.length > NAMED;
  return {
    name: title,
    id: anchor,
    facts: [
      listed((title === codes[0] ? codes.slice(1) : codes).map(inlineCode)),
      listed(platformTitles(platforms).map(text)),
      raisers.length > 0 && !isMany ? [text('raised by '), ...raisers] : [],
    ],
    docs: [
      ...furtherWordings(error),
      paragraph(...cause),
      paragraph(...fixText(fix)),
      ...(isMany ? [manyRaisers(error, raisers)] : []),
    ],
  };
}

/** How many methods the line of the message names; more of them are in a list to open. */
const NAMED = 3;

/** Returns the names of what raises an error. */
function raisersOf(
  {raisedBy, platforms}: PageError,
  linkOf: (raisedBy: string) => string | undefined,
): PhrasingContent[] {
  return raisedBy.map((name) => raiser(name, linkOf(name), platforms.includes('cli')));
}

function manyRaisers({raisedBy, platforms}: PageError, names: readonly PhrasingContent[]): PhrasingContent {
  const kind = platforms.includes('cli') ? 'commands' : 'methods';
  return plainDetails([text(`Raised by ${raisedBy.length} ${kind}`)], element('p', ...names));
}

/** Returns the messages of an error after the first one: a single one as a line, several as a list to open. */
function furtherWordings(error: PageError): RootContent[] {
  const codes = furtherCodes(error);
  return codes.length < 2 ? codes.map((code) => paragraph(text('Also: '), code)) : otherWordings(error);
}

/**
 * Returns a list to open with the messages of an error after the first one. The anchors are in its summary, so that links
 * lead to something that is visible.
 */
export function otherWordings({
  messages,
  furtherAnchors = [],
}: Anchored & Pick<PageError, 'messages'>): PhrasingContent[] {
  const others = messages.slice(1);
  const anchors = furtherAnchors.map((id) => withAttributes(element('span'), {id}));
  return [
    plainDetails(
      [...anchors, text(`${others.length} more wordings`)],
      unordered(others.map((message) => [pathCode(message)])),
    ),
  ];
}

/** Returns the messages of an error after the first one, each with its anchor. */
export function furtherCodes({
  messages,
  furtherAnchors = [],
}: Anchored & Pick<PageError, 'messages'>): PhrasingContent[] {
  return messages.slice(1).map((message, index) => anchoredCode(message, furtherAnchors[index] ?? ''));
}

/** Returns cause and fix as one text, the fix on a line of its own, because readers look for it. */
export function answerBlocks({cause, fix}: Pick<PageError, 'cause' | 'fix'>): PhrasingContent[] {
  return [...cause, {type: 'break'}, ...fixText(fix)];
}

function fixText(fix: PageError['fix']): PhrasingContent[] {
  return [{type: 'strong', children: [text('Fix:')]}, text(' '), ...fix];
}

/** Returns the names of the platforms. */
export function platformTitles(platforms: PageError['platforms']): string[] {
  return Object.entries(PLATFORM_TITLES).flatMap(([platform, title]) =>
    platforms.some((one) => one === platform) ? [title] : [],
  );
}

function raiser(name: string, url: string | undefined, isCommand: boolean): PhrasingContent {
  const code = inlineCode(isCommand ? name : `${name}()`);
  return url === undefined ? code : link(url, code);
}

/** Returns the parts with commas between them. */
export const listed = (parts: readonly PhrasingContent[]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(', '), part] : [part]));

/** The longest message, in characters, that the list of a method shows in full. */
const SHORT = 64;

/** How many errors of a method are visible at once. */
const VISIBLE = 4;

/**
 * Returns links to errors, one per line, of which all but the first are in a list to open if there are many. Each link is
 * the code of the error, if it has one, and its message, of which long ones end with `…`.
 */
export function errorLinks(errors: readonly PageError[]): RootContent[] {
  const items = errors.map((error): Cell => [link(`#${error.anchor}`, ...errorLabel(error))]);
  // A list to open takes a line itself, so it never contains a single error.
  const visible = items.length > VISIBLE + 1 ? VISIBLE : items.length;
  const more = items.slice(visible);
  return [
    ...(items.length > 0 ? [unordered(items.slice(0, visible), '.lines')] : []),
    ...(more.length > 0
      ? [plainDetails([text(`${more.length} more errors`)], unordered(more, '.lines'))]
      : []),
  ];
}

/** A number alone, at the start of a line, would look like the number of the line. */
function errorLabel({codes, messages: [message]}: PageError): PhrasingContent[] {
  const shown = codes.join(', ');
  const code = shown === '' ? [] : [inlineCode(/^\d/.test(shown) ? `code ${shown}` : shown)];
  if (message === undefined) return code;
  return [...code, text(`${code.length > 0 ? ' ' : ''}${shortened(message)}`)];
}

/** A plugin with fewer methods that raise an error has it at each of them. */
const FEWEST = 4;

/** Returns the errors that more than half of a plugin's methods raise, and at least four of them. */
export function errorsOfMost(errors: readonly PageError[], methods: readonly string[]): PageError[] {
  const names = new Set(methods);
  return errors.filter(({raisedBy}) => {
    const count = raisedBy.filter((name) => names.has(name)).length;
    return count >= FEWEST && count > names.size / 2;
  });
}

function shortened(message: string): string {
  if (message.length <= SHORT) return message;
  const words = message.slice(0, SHORT).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s…]+$/, '')} …`;
}
