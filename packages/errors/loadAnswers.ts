import {loadErrors, loadPlugins} from '../facts';
import {memoize} from '../lib/memoize';
import {withOwnAnchors, type Anchored} from './anchors';
import {nameFinder} from './nameOf';
import {errorEntries} from './entries';
import {matchAnswers} from './matchAnswers';
import {readAnswers} from './readAnswers';
import type {Answered, ErrorEntry, VersionAnswers} from './types';

/** Returns the messages that callers can see in a docs version. Throws if a package isn't installed as pinned. */
export function loadEntries(siteDir: string, version: string): ErrorEntry[] {
  return errorEntries(loadErrors(siteDir, version), nameFinder(loadPlugins(siteDir, version)));
}

/**
 * Returns the errors of a docs version with what the data files say about them. Memoized, because nearly every reference
 * page needs them, and matching takes a while.
 */
export function loadAnswers(siteDir: string, version: string): VersionAnswers {
  return answersOf(`${siteDir} ${version}`, siteDir, version);
}

const answersOf = memoize(20, (_key: string, siteDir: string, version: string) =>
  matchAnswers(version, loadEntries(siteDir, version), readAnswers(siteDir)),
);

/** Returns the errors of a docs version that have an answer, with the anchors of their messages. Memoized, too. */
export function anchoredAnswers(siteDir: string, version: string): readonly (Answered & Anchored)[] {
  return anchoredOf(`${siteDir} ${version}`, siteDir, version);
}

const anchoredOf = memoize(20, (_key: string, siteDir: string, version: string) =>
  withOwnAnchors(loadAnswers(siteDir, version).answered),
);
