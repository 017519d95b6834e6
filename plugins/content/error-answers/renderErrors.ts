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
  type Cell,
  type ElementNode,
} from '../../../packages/pages/markdown';
import {memberList, type Member} from '../lib/members';
import type {Anchored} from '../../../packages/errors/anchors';
import type {PageError} from './pageErrors';

/** The platforms in the order of the pages. The CLI isn't one for readers. */
const PLATFORM_TITLES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/** A page with more errors than `all` explains the `first` ones. */
const EXPLAINED = {first: 6, all: 8};

/** What this many commands have in common is explained once, in the list of all errors. */
const SHARED = 5;

/**
 * Returns the errors that a page explains, the likeliest first, as the data files have them. Of the errors with the same
 * code, one is enough. The list of all errors has the others.
 */
export function explainedErrors(errors: readonly PageError[]): readonly PageError[] {
  const own = errors.filter(({name, raisedBy}) => name !== 'cli' || raisedBy.length < SHARED);
  if (own.length <= EXPLAINED.all) return own;
  const firstOf = (code: string): PageError | undefined => own.find(({codes}) => codes[0] === code);
  const telling = own.filter((error) => error.codes[0] === undefined || firstOf(error.codes[0]) === error);
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
    ...(others.length > 0 ? [otherErrors(others, explained.length > 0)] : []),
  ];
}

function otherErrors(errors: readonly PageError[], areMore: boolean): ElementNode {
  const anchorsOf = ({anchor, furtherAnchors = []}: PageError): ElementNode[] =>
    [anchor, ...furtherAnchors].map((id) => withAttributes(element('span'), {id}));
  const items = errors.map((error): Cell => [
    ...anchorsOf(error),
    link(error.listUrl, text(error.messages[0] ?? error.codes[0] ?? '')),
  ]);
  const noun = errors.length === 1 ? 'error' : 'errors';
  const label = `${errors.length} ${areMore ? 'more ' : ''}${noun}, with causes and fixes in the list of all errors`;
  return element('div.members', plainDetails([text(label)], unordered(items)));
}

function errorMember(error: PageError, linkOf: (raisedBy: string) => string | undefined): Member {
  const {messages, codes, platforms, anchor, raisedBy, cause, fix} = error;
  const [title = codes[0] ?? ''] = messages;
  const raisers = raisedBy.map((name) => raiser(name, linkOf(name), platforms.includes('cli')));
  const isNamed = raisers.length > 0 && raisers.length <= NAMED;
  return {
    name: title,
    id: anchor,
    facts: [
      dotted([
        listed((title === codes[0] ? codes.slice(1) : codes).map(inlineCode)),
        listed(platformTitles(platforms).map(text)),
        isNamed ? [text('raised by '), ...listed(raisers)] : [],
      ]),
    ],
    docs: [...furtherWordings(error), paragraph(...cause), paragraph(...fixText(fix))],
  };
}

/** The line of the message names this many methods. What more of them raise is at the methods. */
const NAMED = 3;

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
const SHORT = 56;

/** An error with the address of its explanation. */
export type LinkedError = PageError & {readonly url: string};

/** How many errors a method has links to. */
const LINKED = 3;

/**
 * Returns links to a method's errors, one per line, and one to the list that has all of them if there are many. Each link is
 * the code of the error, if it has one, and its message, of which long ones end with `…`.
 */
export function errorLinks(errors: readonly LinkedError[]): RootContent[] {
  const items = errors.slice(0, LINKED).map((error): Cell => [link(error.url, ...errorLabel(error))]);
  const [first] = errors;
  const count = errors.length - LINKED;
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
