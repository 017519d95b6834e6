import {addMonths, type Cut} from './cut';

/** Returns what a cut did, and what a person still has to do. */
export function summary({version, previous, released}: Cut): string {
  const major = Number(version.slice(1));
  return [
    `${version} is the latest version now, and next will be v${major + 1}.`,
    '',
    'Done:',
    `- Pages and sidebar: copied docs/ to versioned_docs/version-${version}; ${version} is the first in versions.json.`,
    `- Packages: reference/${version} documents those of reference/next, and package-lock.json has the workspace.`,
    `- Numbers: ${version} has the values of next in src/data/requirements.json.`,
    `- Dates: ${version} was released on ${released}. Maintenance of ${previous} ends on ${addMonths(released, 6)}, and its support on ${addMonths(released, 12)}.`,
    `- From data: labels, banners, announcement, support table, redirects, search and version menu.`,
    '',
    'To do:',
    '- Run npm install, which links the new workspace.',
    `- Check the dates in src/data/requirements.json against the announcement of the release (--date sets the day).`,
    `- Run npm test and npm run published:update, and commit.`,
    `- When work on v${major + 1} starts, pin its packages in reference/next/package.json, run npm install, and correct the values of next in src/data/requirements.json, beginning with "major". Until then, next documents the packages of ${version}.`,
    `- When v${major + 1} has changes, write docs/updating/${major + 1}-0.md and docs/updating/plugins/${major + 1}-0.md.`,
  ].join('\n');
}
