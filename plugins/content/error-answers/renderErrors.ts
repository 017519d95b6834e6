import type {PhrasingContent, RootContent} from 'mdast';
import {anchoredCode, inlineCode, link, text, type Cell} from '../lib/markdown';
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
  const [title = codes[0] ?? '', ...others] = messages;
  return {
    name: title,
    id: anchor,
    facts: [
      listed((title === codes[0] ? codes.slice(1) : codes).map(inlineCode)),
      listed(platformTitles(platforms).map(text)),
      listed(raisedBy.map((name) => raiser(name, linkOf(name), platforms.includes('cli')))),
    ],
    docs: [
      ...(others.length > 0 ? [text('Also '), ...listed(furtherCodes(error)), text('. ')] : []),
      ...answerBlocks({cause, fix}),
    ],
  };
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
  return [...cause, text(' '), {type: 'strong', children: [text('Fix:')]}, text(' '), ...fix];
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
const SHORT = 48;

/**
 * Returns links to the errors that a method can raise: by their codes, or else by their messages, of which long ones end
 * with `…`. A code that several errors have is there once.
 */
export function errorLinks(errors: readonly PageError[], method: string): Cell {
  const links = new Map<string, string>();
  for (const {raisedBy, codes, messages, anchor} of errors) {
    if (!raisedBy.includes(method)) continue;
    const [message = ''] = messages;
    const labels = codes.length > 0 ? codes : [shortened(message)];
    for (const label of labels) if (!links.has(label)) links.set(label, anchor);
  }
  return listed([...links].map(([label, anchor]) => link(`#${anchor}`, inlineCode(label))));
}

function shortened(message: string): string {
  if (message.length <= SHORT) return message;
  const words = message.slice(0, SHORT).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s…]+$/, '')} …`;
}
