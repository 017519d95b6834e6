import type {Major} from './types';
import {allowsMajor, compareVersions} from './versions';

/** A version of a plugin, and the range of Capacitor that its `peerDependencies` allow. */
export type Release = {readonly version: string; readonly range: string};

/**
 * Returns the newest version of a plugin for each major of Capacitor: of those that were made for it, or else of those that
 * allow it. Majors without one, and versions before a release, are left out.
 */
export function newestByMajor(releases: readonly Release[], majors: readonly Major[]): Record<Major, string> {
  const stable = releases.filter(({version}) => /^\d+\.\d+\.\d+$/.test(version));
  const newest = majors.flatMap((major): [Major, string][] => {
    const allowing = stable.filter(({range}) => allowsMajor(range, major));
    const own = allowing.filter(({range}) => !allowsMajor(range, major - 1));
    const [best] = (own.length > 0 ? own : allowing).sort((a, b) => compareVersions(b.version, a.version));
    return best ? [[major, best.version]] : [];
  });
  return Object.fromEntries(newest);
}
