import {loadErrors, loadPlugins} from '../facts';
import {memoizeByVersion} from '../lib/memoize';
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
export const loadAnswers = memoizeByVersion((siteDir, version): VersionAnswers =>
  matchAnswers(version, loadEntries(siteDir, version), readAnswers(siteDir)),
);

/** Returns the errors of a docs version that have an answer, with the anchors of their messages. Memoized, too. */
export const anchoredAnswers = memoizeByVersion((siteDir, version): readonly (Answered & Anchored)[] =>
  withOwnAnchors(loadAnswers(siteDir, version).answered),
);
