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
} from '../lib/markdown';
import {memberList, type Member} from '../lib/members';
import type {Anchored} from './anchors';
import type {PageError} from './pageErrors';

/** The platforms in the order of the pages. The CLI isn't one for readers. */
const PLATFORM_TITLES = {ios: 'iOS', android: 'Android', web: 'Web'} as const;

/**
 * Returns a definition list of errors: the message, then its codes, platforms and methods, then cause and fix. `linkOf`
 * returns the URL of a method or a command, if it has one.
 */
export function renderErrors(
  errors: readonly PageError[],
  linkOf: (raisedBy: string) => string | undefined,
): RootContent[] {
  return memberList(errors.map((error) => errorMember(error, linkOf)));
}

function errorMember(error: PageError, linkOf: (raisedBy: string) => string | undefined): Member {
  const {messages, codes, platforms, raisedBy, anchor, cause, fix} = error;
  const [title = codes[0] ?? ''] = messages;
  return {
    name: title,
    id: anchor,
    facts: [
      listed((title === codes[0] ? codes.slice(1) : codes).map(inlineCode)),
      listed(platformTitles(platforms).map(text)),
      listed(raisedBy.map((name) => raiser(name, linkOf(name), platforms.includes('cli')))),
    ],
    docs: [...furtherWordings(error), paragraph(...cause), paragraph(...fixText(fix))],
  };
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

/** Returns cause and fix as one text. */
export function answerBlocks({cause, fix}: Pick<PageError, 'cause' | 'fix'>): PhrasingContent[] {
  return [...cause, text(' '), ...fixText(fix)];
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
 * Returns links to the errors that a method can raise, one per line, of which all but the first are in a list to open if
 * there are many. Each link is a code, or else a message, of which long ones end with `…`. A code that several errors
 * have is there once.
 */
export function errorLinks(errors: readonly PageError[], method: string): RootContent[] {
  const links = new Map<string, string>();
  for (const {raisedBy, codes, messages, anchor} of errors) {
    if (!raisedBy.includes(method)) continue;
    const [message = ''] = messages;
    const labels = codes.length > 0 ? codes : [shortened(message)];
    for (const label of labels) if (!links.has(label)) links.set(label, anchor);
  }
  const items = [...links].map(([label, anchor]): Cell => [link(`#${anchor}`, inlineCode(label))]);
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

function shortened(message: string): string {
  if (message.length <= SHORT) return message;
  const words = message.slice(0, SHORT).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s…]+$/, '')} …`;
}
