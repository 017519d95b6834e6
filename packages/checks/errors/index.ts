import {loadErrors} from '../../facts';
import {memoizeByVersion} from '../../lib/memoize';
import {readSourceTexts} from '../names/sourceTexts';
import {pageRule} from '../pageRule';
import type {PlacedProblem} from '../types';
import {knownMessages, type KnownMessages} from './knownMessages';
import {quotesOf, type Quote} from './quotes';
import surroundings from './surroundings.json';

const knownOf = memoizeByVersion((siteDir, version) =>
  knownMessages(loadErrors(siteDir, version), () =>
    readSourceTexts(siteDir, version)
      .filter(({file}) => SOURCE.test(file) && !BUNDLE.test(file))
      .map(({text}) => text),
  ),
);

/** Code that apps and the CLI run, without the copies of it in bundles. */
const SOURCE = /\.(?:js|swift|m|java|kt)$/;
const BUNDLE = /\/dist\/plugin(?:\.\w+)?\.js$/;

/**
 * Checks that a message which a page quotes as one of a plugin or of the CLI exists in the packages of the page's docs
 * version, and so do the codes of the plugins.
 */
export const errorsRule = pageRule({
  name: 'errors',
  check: (page, {siteDir, requirements}) =>
    quotesOf(page, requirements).flatMap((quote) =>
      judge(quote, page.version, knownOf(siteDir, page.version)),
    ),
});

/** Returns whether a message is one of a tool or a library that plugins and the CLI use, which no package contains. */
const isOfOthers = (text: string): boolean => surroundings.some(({start}) => text.startsWith(start));

function judge(quote: Quote, version: string, known: KnownMessages): PlacedProblem[] {
  const {text, line, column, kind, certain} = quote;
  if (kind === 'code' ? known.hasCode(text) : known.hasMessage(text) || isOfOthers(text)) return [];
  const [near] = kind === 'code' ? known.codesLike(text) : known.messagesLike(text, certain);
  if (!near && !certain) return [];
  const message = `No package of ${version} has the ${kind} "${text}"`;
  const hint = near
    ? `The nearest one is "${near}"`
    : 'Quote the message as the package states it, with "…" for what varies';
  return [{line, column, message, hint}];
}
