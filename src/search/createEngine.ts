import {createPagefindEngine} from './engine';
import type {SearchEngine} from './types';

export type EngineOptions = {
  /** Address of the folder of the index, with a slash at its end: `/docs/search-index/`. */
  readonly indexUrl: string;
};

/** Returns the engine that the site is configured for. Nothing is loaded before its first use. */
export function createEngine({indexUrl}: EngineOptions): SearchEngine {
  return createPagefindEngine(indexUrl);
}
