import {pageFile} from '../../../../packages/pages/pageFiles';
import {STEPS} from '../../../../packages/upgrade/steps';
import type {UpgradeChange} from '../../../../packages/upgrade/types';
import {guidePage, guideVersion, headingsIn} from './guides';
import {FIRST, type Version} from './versions';

/**
 * Returns a sentence for each change that the assistant can't use: without a step and texts, with a step that doesn't
 * exist, from a release that no docs version is about, or with a section that the guide lacks.
 */
export function changeProblems(
  siteDir: string,
  changes: readonly UpgradeChange[],
  versions: readonly Version[],
): string[] {
  return changes
    .filter(({to}) => Number(to) > FIRST)
    .flatMap((change) =>
      [stepProblem(change), rangeProblem(change, versions), guideProblem(siteDir, change, versions)]
        .filter((problem) => problem !== undefined)
        .map((problem) => `"${change.subject}" (${change.to}): ${problem}`),
    );
}

function stepProblem({step, title, why, todo}: UpgradeChange): string | undefined {
  if (step !== undefined) {
    if (title !== undefined) return 'It has a step and texts of its own. Keep one of the two.';
    const isKnown = step === 'info' || STEPS.some(({id}) => id === step);
    return isKnown ? undefined : `There is no step "${step}" in src/data/upgradeSteps.json.`;
  }
  const missing = Object.entries({title, why, todo}).filter(([, text]) => !text);
  return missing.length > 0
    ? `It has no step and lacks ${missing.map(([name]) => name).join(', ')}.`
    : undefined;
}

function rangeProblem({to}: UpgradeChange, versions: readonly Version[]): string | undefined {
  const major = Math.floor(Number(to));
  return versions.some((version) => version.major === major)
    ? undefined
    : `No docs version is about ${major}.`;
}

function guideProblem(
  siteDir: string,
  change: UpgradeChange,
  versions: readonly Version[],
): string | undefined {
  const page = guidePage(change);
  const version = guideVersion(siteDir, page, versions);
  if (version === undefined) return `The guide ${page} doesn't exist.`;
  if (change.anchor === undefined) {
    return change.audience === 'plugin-author'
      ? undefined
      : 'It lacks the anchor of its section in the guide.';
  }
  const headings = headingsIn(pageFile(siteDir, version, page) ?? '');
  return headings.has(change.anchor) ? undefined : `The guide ${page} has no section #${change.anchor}.`;
}
