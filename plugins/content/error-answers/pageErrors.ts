import type {PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageFile} from '../../../packages/pages/pageFiles';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import requirements from '../../../src/data/requirements.json';
import {relativeLink} from '../../../packages/lib/posixPaths';
import {phrasingOf} from '../../../packages/pages/markdown';
import {withAnchors, type Anchored} from '../../../packages/errors/anchors';
import {anchoredAnswers} from '../../../packages/errors/loadAnswers';
import type {Answered} from '../../../packages/errors/types';

/** An error as a page shows it. */
export type PageError = Omit<Answered, 'cause' | 'fix' | 'entries'> &
  Anchored & {
    readonly cause: readonly PhrasingContent[];
    readonly fix: readonly PhrasingContent[];
    /** The address of the error in the list of all errors. */
    readonly listUrl: string;
  };

/** Where errors are shown: the docs version, and the absolute path of the page. */
export type VersionPage = {readonly siteDir: string; readonly version: string; readonly file: string};

/**
 * Returns the errors of a plugin, or of a package such as `core`, by name, with links for the page. Throws if a link of an
 * answer leads to no page.
 */
export function errorsOf(name: string, page: VersionPage): PageError[] {
  return shownOn(page, (error) => error.name === name);
}

/** Returns the errors of a command of the CLI. */
export function errorsOfCommand(command: string, page: VersionPage): PageError[] {
  return shownOn(page, ({name, raisedBy}) => name === 'cli' && raisedBy.includes(command));
}

function shownOn(page: VersionPage, isShown: (error: Answered) => boolean): PageError[] {
  const list = pageOf('/errors', page) ?? '';
  const shown = anchoredAnswers(page.siteDir, page.version).filter(isShown);
  const listed = shown.map(({anchor, ...error}) => ({...error, listUrl: `${list}#${anchor}`}));
  return withAnchors(listed).map((error) => ({
    ...error,
    cause: answerText(error.cause, page),
    fix: answerText(error.fix, page),
  }));
}

/**
 * Returns the text of an answer, with version numbers, and with links relative to the page. Throws if a link leads to no
 * page.
 */
export function answerText(markdown: string, page: VersionPage): PhrasingContent[] {
  return linkedText(markdown, page.version, (address) => {
    if (!address.startsWith('/')) return undefined;
    const url = pageOf(address.replace(/\.md$/, '').replace(/\/index$/, ''), page);
    if (url !== undefined) return url;
    throw new Error(
      `src/data/errors links to ${address}, which ${page.version} doesn't have. Correct the link in: ${markdown}`,
    );
  });
}

/**
 * Returns inline Markdown with version numbers, and with the addresses that `urlOf` returns for those of its links. Throws if
 * the version has no such number.
 */
export function linkedText(
  markdown: string,
  version: string,
  urlOf: (address: string) => string | undefined,
): PhrasingContent[] {
  const {text, problems} = resolveTokens(markdown, version, requirements);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.message}. ${problem.hint}. Correct the text: ${markdown}`);
  const content = phrasingOf(text);
  visit({type: 'paragraph', children: content}, 'link', (node) => {
    const [address = '', anchor] = node.url.split('#');
    const url = urlOf(address);
    if (url !== undefined) node.url = anchor === undefined ? url : `${url}#${anchor}`;
  });
  return content;
}

/**
 * Returns the relative path of a page's file from another page, by its address: empty if it's the same page, and undefined if
 * there is no such page.
 */
export function pageOf(address: string, {siteDir, version, file}: VersionPage): string | undefined {
  const target = pageFile(siteDir, version, address);
  if (target === undefined) return undefined;
  return target === file ? '' : relativeLink(file, target);
}
