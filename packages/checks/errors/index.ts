import {loadErrors} from '../../facts';
import {memoize} from '../../lib/memoize';
import {readSourceTexts} from '../names/sourceTexts';
import type {Finding, PageRule} from '../types';
import {knownMessages, type KnownMessages} from './knownMessages';
import {quotesOf, type Quote} from './quotes';
import {isOfOthers} from './surroundings';

const NAME = 'errors';

/** The number of docs versions. */
const KEPT = 7;

const knownOf = memoize(KEPT, (version: string, siteDir: string): KnownMessages => {
  const reference = loadErrors(siteDir, version);
  return knownMessages(reference, () =>
    readSourceTexts(siteDir, version)
      .filter(({file}) => SOURCE.test(file) && !BUNDLE.test(file))
      .map(({text}) => text),
  );
});

/** Code that apps and the CLI run, without the copies of it in bundles. */
const SOURCE = /\.(?:js|swift|m|java|kt)$/;
const BUNDLE = /\/dist\/plugin(?:\.\w+)?\.js$/;

/**
 * Checks that a message which a page quotes as one of a plugin or of the CLI exists in the packages of the page's docs
 * version, and so do the codes of the plugins.
 */
export const errorsRule: PageRule = {
  name: NAME,
  inputs: [],
  check: (pages, version, context) => {
    const findings: Finding[] = [];
    for (const page of pages) {
      const quotes = quotesOf(page, context.requirements);
      if (quotes.length === 0) continue;
      const known = knownOf(version, context.siteDir);
      for (const quote of quotes) findings.push(...judge(quote, page.file, version, known));
    }
    return findings;
  },
};

function judge(quote: Quote, file: string, version: string, known: KnownMessages): Finding[] {
  const {text, line, column, kind, certain} = quote;
  if (kind === 'code' ? known.hasCode(text) : known.hasMessage(text) || isOfOthers(text)) return [];
  const [near] = kind === 'code' ? known.codesLike(text) : known.messagesLike(text, certain);
  if (!near && !certain) return [];
  const message =
    kind === 'code'
      ? `No package of ${version} has the code "${text}"`
      : `No package of ${version} has the message "${text}"`;
  const hint = near
    ? `The nearest one is "${near}"`
    : 'Quote the message as the package states it, with "…" for what varies';
  return [{file, line, column, rule: NAME, message, hint}];
}
