import type {PhrasingContent, RootContent} from 'mdast';
import {
  anchoredCode,
  dotted,
  element,
  inlineCode,
  link,
  paragraph,
  pathCode,
  plainDetails,
  text,
  unordered,
  withAttributes,
  withCommas,
  type Cell,
  type ElementNode,
} from '../../../packages/pages/markdown';
import {memberList, type Member} from '../lib/members';
import type {Anchored} from '../../../packages/errors/anchors';
import type {PageError} from './pageErrors';

/** The platforms in the order of the pages. The CLI isn't one for readers. */
const PLATFORM_TITLES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/** A page with more errors than `all` explains the `first` ones. */
const EXPLAINED = {first: 4, all: 5};

/**
 * Returns the errors that a page explains, the likeliest first, as the data files have them, and those that only a command
 * raises before those that it shares with others. Of the errors with the same code, one is enough. The list of all errors
 * has the others.
 */
export function explainedErrors(errors: readonly PageError[]): readonly PageError[] {
  const isOwn = ({name, raisedBy}: PageError): boolean => name === 'cli' && raisedBy.length === 1;
  const sorted = [...errors].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  if (sorted.length <= EXPLAINED.all) return sorted;
  const firstOf = (code: string): PageError | undefined => sorted.find(({codes}) => codes[0] === code);
  const telling = sorted.filter((error) => error.codes[0] === undefined || firstOf(error.codes[0]) === error);
  return telling.slice(0, EXPLAINED.first);
}

/**
 * Returns a definition list of errors: the message, then its codes, its platforms and the methods that raise it, then
 * cause and fix. The errors that a page doesn't explain follow as links, in a list to open. `linkOf` returns the URL of a
 * method or a command, if it has one.
 */
export function renderErrors(
  errors: readonly PageError[],
  linkOf: (raisedBy: string) => string | undefined,
): RootContent[] {
  const explained = explainedErrors(errors);
  const others = errors.filter((error) => !explained.includes(error));
  return [
    ...memberList(
      explained.map((error) => errorMember(error, linkOf)),
      '',
    ),
    ...(others.length > 0 ? [otherErrors(others)] : []),
  ];
}

function otherErrors(errors: readonly PageError[]): ElementNode {
  const titles = errors.map(titleOf);
  const isRepeated = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
  const items = errors.map((error): Cell => [
    ...[error.anchor, ...error.furtherAnchors].map(anchorAlone),
    link(error.listUrl, text(titleOf(error))),
    ...(isRepeated(titleOf(error)) ? [text(' '), ...dotted(factsOf(error))] : []),
  ]);
  const label = `${errors.length} more errors, with causes and fixes`;
  return element('div.members.other-errors', plainDetails([text(label)], unordered(items, '.lines')));
}

/** An address that would take several lines of a title. The list of all errors has it. */
const LONG_ADDRESS = /https?:\/\/\S{60,}/;

function errorMember(error: PageError, linkOf: (raisedBy: string) => string | undefined): Member {
  const {messages, anchor, cause, fix} = error;
  const further = furtherMessages(error, 'Also: ');
  return {
    name: titleOf(error).replace(LONG_ADDRESS, '…'),
    id: anchor,
    facts: [dotted([...factsOf(error), raisedLine(error, linkOf)])],
    docs: [
      ...(messages.length === 2 ? [paragraph(...further)] : further),
      paragraph(...cause),
      paragraph(...fixText(fix)),
    ],
  };
}

/** The line of the message names this many methods. What more of them raise is at the methods. */
const NAMED = 3;

/** An error that more methods than this raise isn't at each of them. Its entry says how many raise it. */
export const COMMON = 10;

/** Returns the methods or commands that raise an error, or how many, unless each of a few methods has a link to it. */
function raisedLine({name, raisedBy}: PageError, linkOf: (raisedBy: string) => string | undefined): Cell {
  const isCommand = name === 'cli';
  if (raisedBy.length > COMMON && !isCommand) return [text(`raised by ${raisedBy.length} methods`)];
  if (raisedBy.length === 0 || raisedBy.length > NAMED) return [];
  return [text('raised by '), ...withCommas(raisedBy.map((one) => raiser(one, isCommand, linkOf(one))))];
}

/** What the titles of an error and what is below them are made of. */
type Titled = Anchored & Pick<PageError, 'messages' | 'codes' | 'platforms'>;

/** Returns the first message of an error, or its code if it has none. */
export const titleOf = ({messages, codes}: Pick<Titled, 'messages' | 'codes'>): string =>
  messages[0] ?? codes[0] ?? '';

/** Returns the codes of an error that aren't its title, and its platforms. */
export const factsOf = ({messages, codes, platforms}: Titled): Cell[] => [
  withCommas((messages.length > 0 ? codes : codes.slice(1)).map(inlineCode)),
  withCommas(platformTitles(platforms).map(text)),
];

/**
 * Returns the messages of an error after the first one: a single one after `mark`, or a list to open, because most of them
 * differ in a word. The anchors of several are in the summary, so that links lead to something that is visible.
 */
export function furtherMessages({messages, furtherAnchors}: Titled, mark: string): PhrasingContent[] {
  const others = messages.slice(1);
  if (others.length < 2)
    return others.flatMap((message, index) => [
      text(mark),
      anchoredCode(message, furtherAnchors[index] ?? ''),
    ]);
  const summary = [...furtherAnchors.map(anchorAlone), text(`${others.length} more wordings`)];
  return [plainDetails(summary, unordered(others.map((message) => [pathCode(message)])))];
}

/** An element that only a link to it notices. */
export const anchorAlone = (id: string): ElementNode => withAttributes(element('span'), {id});

/** Returns cause and fix as one text, the fix on a line of its own, because readers look for it. */
export function answerBlocks({cause, fix}: Pick<PageError, 'cause' | 'fix'>): PhrasingContent[] {
  return [...cause, {type: 'break'}, ...fixText(fix)];
}

function fixText(fix: PageError['fix']): PhrasingContent[] {
  return [{type: 'strong', children: [text('Fix:')]}, text(' '), ...fix];
}

function platformTitles(platforms: PageError['platforms']): string[] {
  return Object.entries(PLATFORM_TITLES).flatMap(([platform, title]) =>
    platforms.some((one) => one === platform) ? [title] : [],
  );
}

/** Returns the name of a method or a command that raises an error, as a link if it has a URL. */
export function raiser(name: string, isCommand: boolean, url?: string): PhrasingContent {
  const code = inlineCode(isCommand ? name : `${name}()`);
  return url === undefined ? code : link(url, code);
}

/** The longest message, in characters, that the list of a method shows in full. */
const SHORT = 56;

/** An error with the address of its explanation. */
export type LinkedError = PageError & {readonly url: string};

/** How many errors a method has links to. */
const LINKED = 3;

/**
 * Returns links to a method's errors, one per line: to the likely ones, which the page explains, or else to one of the
 * others; and a link to the list that has all of them. Each link is the code of the error, if it has one, and its message,
 * of which long ones end with `…`.
 */
export function errorLinks(errors: readonly LinkedError[]): RootContent[] {
  const explained = errors.filter(({url}) => url.startsWith('#'));
  const shown = explained.length > 0 ? explained.slice(0, LINKED) : errors.slice(0, 1);
  const items = shown.map((error): Cell => [link(error.url, ...errorLabel(error))]);
  const [first] = errors;
  const count = errors.length - shown.length;
  const more =
    first && count > 0
      ? [
          [
            link(
              first.listUrl.replace(/#.*/, `#${first.name}`),
              text(`${count} more in the list of all errors`),
            ),
          ],
        ]
      : [];
  return [unordered([...items, ...more], '.lines')];
}

/** A number alone, at the start of a line, would look like the number of the line. */
function errorLabel({codes, messages: [message]}: PageError): PhrasingContent[] {
  const shown = codes.join(', ');
  const code = shown === '' ? [] : [inlineCode(/^\d/.test(shown) ? `code ${shown}` : shown)];
  if (message === undefined) return code;
  return [...code, text(`${code.length > 0 ? ' ' : ''}${shortened(message)}`)];
}

function shortened(message: string): string {
  if (message.length <= SHORT) return message;
  const words = message.slice(0, SHORT).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s…]+$/, '')} …`;
}
