import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import requirements from '../../../src/data/requirements.json';
import {pageFile} from '../changes';
import {phrasingOf} from '../lib/markdown';
import {resolveTokens} from '../version-numbers';
import {withAnchors} from './anchors';
import {loadAnswers} from './loadAnswers';
import type {Answered} from './types';

/** An error as a page shows it. */
export type PageError = Omit<Answered, 'cause' | 'fix' | 'entries'> & {
  readonly anchor: string;
  readonly cause: readonly PhrasingContent[];
  readonly fix: readonly PhrasingContent[];
};

/** Where errors are shown: the docs version, and the absolute path of the page. */
type Page = {readonly siteDir: string; readonly version: string; readonly file: string};

/**
 * Returns the errors of a plugin, or of a package such as `core`, by name, with links for the page. Throws if a link of an
 * answer leads to no page.
 */
export async function errorsOf(name: string, page: Page): Promise<PageError[]> {
  return shownOn(page, (error) => error.name === name);
}

/** Returns the errors of a command of the CLI. */
export async function errorsOfCommand(command: string, page: Page): Promise<PageError[]> {
  return shownOn(page, ({name, raisedBy}) => name === 'cli' && raisedBy.includes(command));
}

async function shownOn(page: Page, isShown: (error: Answered) => boolean): Promise<PageError[]> {
  const {answered} = await loadAnswers(page.siteDir, page.version);
  return withAnchors(answered.filter(isShown)).map(
    ({name, messages, codes, platforms, raisedBy, ...rest}) => ({
      name,
      messages,
      codes,
      platforms,
      raisedBy,
      anchor: rest.anchor,
      cause: answerText(rest.cause, page),
      fix: answerText(rest.fix, page),
    }),
  );
}

/** Returns the text of an answer, with version numbers, and with links relative to the page. */
function answerText(markdown: string, {siteDir, version, file}: Page): PhrasingContent[] {
  const {text} = resolveTokens(markdown, version, requirements);
  const content = phrasingOf(text);
  visit({type: 'paragraph', children: content}, 'link', (node) => {
    if (!node.url.startsWith('/')) return;
    const [page = '', anchor] = node.url.split('#');
    const target = pageFile(siteDir, version, page.replace(/\.md$/, '').replace(/\/index$/, ''));
    if (target === undefined)
      throw new Error(
        `src/data/errors links to ${page}, which ${version} doesn't have. Correct the link in: ${markdown}`,
      );
    const relative = path.relative(path.dirname(file), target).split(path.sep).join('/');
    const url = relative === path.basename(file) ? '' : relative.startsWith('.') ? relative : `./${relative}`;
    node.url = anchor ? `${url}#${anchor}` : url;
  });
  return content;
}
