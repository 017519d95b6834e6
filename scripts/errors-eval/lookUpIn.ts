import path from 'node:path';
import {indexErrors, type ErrorIndex} from '../../packages/errors/indexErrors';
import {lookUp} from '../../packages/errors/lookUp';
import type {Matchable} from '../../packages/errors/matchable';
import {docsTreeOf} from '../../packages/pages/docsVersion';
import {lookupModel} from '../../plugins/content/error-lookup/lookupModel';
import {matchables} from '../../plugins/content/error-lookup/matchables';
import type {LookUp} from './measure';

/** Returns the lookup of a site, which collects the errors of a docs version when it's asked for them first. */
export function lookUpIn(siteDir: string): LookUp {
  const indexes = new Map<string, ErrorIndex>();
  return (version, text) => {
    const index = indexes.get(version) ?? indexErrors(errorsIn(siteDir, version));
    indexes.set(version, index);
    const {state, found} = lookUp(text, index);
    const error = index.errors[found[0]?.errors[0] ?? -1];
    return {state, texts: [...(error?.messages ?? []), ...(error?.codes ?? [])]};
  };
}

/** Returns the errors of a docs version as the page has them. */
const errorsIn = (siteDir: string, version: string): Matchable[] =>
  matchables(lookupModel({siteDir, version, file: path.join(siteDir, docsTreeOf(version), 'errors.md')}));
