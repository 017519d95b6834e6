import {loadErrors} from '../errors';
import {listPluginSources} from '../lib/sources';
import {nameFinder} from './nameOf';
import {errorEntries} from './entries';
import {matchAnswers} from './matchAnswers';
import {readAnswers} from './readAnswers';
import type {ErrorEntry, VersionAnswers} from './types';

/** Returns the messages that callers can see in a docs version. Throws if a package isn't installed as pinned. */
export async function loadEntries(siteDir: string, version: string): Promise<ErrorEntry[]> {
  return errorEntries(await loadErrors(siteDir, version), nameFinder(listPluginSources(siteDir, version)));
}

/** Returns the errors of a docs version with what the data files say about them. */
export async function loadAnswers(siteDir: string, version: string): Promise<VersionAnswers> {
  return matchAnswers(version, await loadEntries(siteDir, version), readAnswers(siteDir));
}
