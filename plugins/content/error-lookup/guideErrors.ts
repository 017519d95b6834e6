import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {pageFile, pageTitle} from '../../../packages/pages/pageFiles';
import {type Anchored, withOwnAnchors} from '../../../packages/errors/anchors';
import type {Answered} from '../../../packages/errors/types';
import {plainPattern} from '../../../packages/errors/patternOf';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import {docsTreeOf} from '../../../packages/pages/docsVersion';
import requirements from '../../../src/data/requirements.json';
import {relativeLink} from '../../../packages/lib/posixPaths';
import {linkedText, pageOf, type VersionPage} from '../error-answers/pageErrors';
import {answerBlocks} from '../error-answers/renderErrors';
import {readGuides, type GuideError} from '../../../packages/errors/readGuides';
import type {OwnMessage} from './ownMessages';
import type {ErrorGroup, ListedError} from './types';

/** An error of a guide, with the name of the guide's group. A guide says nothing about codes. */
type NamedGuideError = GuideError & Pick<Answered, 'name' | 'codes'>;

/** An error of a guide, as the list has it. */
export type ListedGuideError = NamedGuideError & Anchored;

/** The length, in characters, of a message that is the same with anything after it: a version number, or a name. */
const LONG = 15;

/** The messages of a docs version's guides. */
type GuideErrors = {
  readonly listed: readonly ListedGuideError[];
  /** The anchors of messages that a package has, by the package's message. Links to them were published. */
  readonly formerAnchors: ReadonlyMap<string, readonly string[]>;
};

/**
 * Returns the messages of tools that the guides of a docs version explain, by guide. A message that several guides have is
 * listed once, and one that `ownMessage` knows isn't, because it's in the list of a package.
 */
export function guideErrors(siteDir: string, version: string, ownMessage: OwnMessage): GuideErrors {
  const seen: string[] = [];
  const isSeen = (key: string): boolean =>
    seen.some((other) => other === key || (other.length > LONG && key.startsWith(other)));
  const errors = resolvedGuides(siteDir, version);
  const kept = errors.flatMap((error) => {
    const messages = error.messages.filter((message) => !isSeen(keyOf(message)) && !ownMessage(message));
    seen.push(...messages.map(keyOf));
    return messages.length > 0 ? [{...error, messages}] : [];
  });
  const listed = withOwnAnchors(kept);
  const used = listed.flatMap(({name, anchor, furtherAnchors}) => [name, anchor, ...furtherAnchors]);
  return {listed, formerAnchors: formerAnchorsOf(errors, ownMessage, new Set(used))};
}

/** Returns the anchors that messages of packages had in the lists of guides, and those of these lists, unless `used` has them. */
function formerAnchorsOf(
  errors: readonly NamedGuideError[],
  ownMessage: OwnMessage,
  used: Set<string>,
): Map<string, string[]> {
  const anchors = new Map<string, string[]>();
  const dropped = errors.map((error) => ({...error, messages: error.messages.filter(ownMessage)}));
  for (const {name, messages, anchor, furtherAnchors} of withOwnAnchors(dropped)) {
    messages.forEach((message, index) => {
      const own = ownMessage(message) ?? '';
      const former = index === 0 ? [name, anchor] : furtherAnchors.slice(index - 1, index);
      const free = former.filter((one) => !used.has(one));
      for (const one of free) used.add(one);
      anchors.set(own, [...(anchors.get(own) ?? []), ...free]);
    });
  }
  return anchors;
}

/** Returns all messages that the guides of a docs version explain. */
export function guideMessages(siteDir: string, version: string): string[] {
  return resolvedGuides(siteDir, version).flatMap(({messages}) => messages);
}

function resolvedGuides(siteDir: string, version: string): NamedGuideError[] {
  return readGuides(path.join(siteDir, docsTreeOf(version))).map((error) => ({
    ...error,
    name: addressOf(error.page).slice(1).replaceAll('/', '-'),
    codes: [],
    messages: error.messages.map((message) => resolveTokens(message, version, requirements).text),
  }));
}

/** Returns a message in a form in which the guides' spellings of it are the same. */
export const keyOf = (message: string): string => plainPattern(message).toLowerCase().replace(/[.:]$/, '');

const addressOf = (page: string): string => `/${page.replace(/(?:\/index)?\.md$/, '')}`;

/** Returns the group of the guide that has an error. */
export function guideGroup(
  {page: guide, name}: ListedGuideError,
  page: VersionPage,
): Omit<ErrorGroup, 'errors'> {
  const file = pageFile(page.siteDir, page.version, addressOf(guide));
  const title = (file && pageTitle(file)) ?? guide;
  return {name, title, isGuide: true, url: pageOf(addressOf(guide), page)};
}

/** Returns an error of a guide as an entry of the list, with links relative to the page. */
export function listedGuideError(error: ListedGuideError, page: VersionPage): Omit<ListedError, 'alsoIn'> {
  const cause = guideText(error.cause, error.page, page);
  const fix = guideText(error.fix, error.page, page);
  const answer = fix.length > 0 ? answerBlocks({cause: ended(cause), fix}) : cause;
  return {...error, platforms: [], raisedBy: [], answer};
}

/** Returns the text of a cell with a period, which cells with a phrase leave out. */
function ended(content: readonly PhrasingContent[]): PhrasingContent[] {
  const last = content.at(-1);
  if (last?.type === 'text' && /[.!?:]$/.test(last.value)) return [...content];
  return [...content, {type: 'text', value: '.'}];
}

/** Returns a text of a guide, with version numbers, and with links relative to the page that shows it. */
function guideText(markdown: string, guide: string, page: VersionPage): PhrasingContent[] {
  const tree = path.join(page.siteDir, docsTreeOf(page.version));
  return linkedText(markdown, page.version, (address) => {
    if (/^[a-z]+:/.test(address)) return undefined;
    const target = address === '' ? guide : path.posix.join(path.posix.dirname(guide), address);
    return relativeLink(page.file, path.join(tree, target));
  });
}
