import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import changes from '../../../src/data/upgradeChanges.json';
import otherWords from '../../fixtures/facts/upgrade-words.json';
import {ROOT} from '../../support/fixtureSite';
import {
  guideOf,
  isAbout,
  lackingIn,
  namesIn,
  sectionsOf,
  type OtherWords,
  type UpgradeChange,
} from '../../support/upgradeGuides';

const CHANGES: readonly UpgradeChange[] = changes;
const OTHER_WORDS: readonly OtherWords[] = otherWords;

/** Returns the sections of the upgrade guides of a docs version, by path in its tree. */
function guidesOf(version: string): Map<string, string[]> {
  const files = listPages(ROOT, version).filter((file) => /\/updating\/.*\d-\d\.md$/.test(file));
  const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
  return new Map(
    files.map((file) => [file.replace(/^.*(?=updating\/)/, ''), sectionsOf({source: read(file), version})]),
  );
}

/** Returns the changes that came up to the release that a docs version is about. */
function changesUpTo(version: string): UpgradeChange[] {
  const major = version === 'next' ? Infinity : Number(version.slice(1));
  return CHANGES.filter(({to}) => Number.parseInt(to, 10) <= major);
}

const GUIDES = new Map(docsVersions(ROOT).map((version) => [version, guidesOf(version)]));

test('every tree but that of v2 has upgrade guides', () => {
  expect([...GUIDES].filter(([, guides]) => guides.size === 0).map(([version]) => version)).toEqual(['v2']);
});

const WITH_GUIDES = [...GUIDES].filter(([, guides]) => guides.size > 0);

describe.each(WITH_GUIDES)('the upgrade guides of %s', (version, guides) => {
  it('are there for every release up to that of the tree, and for no later one', () => {
    expect([...guides.keys()].sort()).toEqual([...new Set(changesUpTo(version).map(guideOf))].sort());
  });

  it('tell every change, and what to do about it in the same section', () => {
    const lacking = changesUpTo(version).map((change) =>
      lackingIn(guides.get(guideOf(change)) ?? [], change, OTHER_WORDS),
    );
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

describe('a guide', () => {
  const METHOD: UpgradeChange = {
    ...{to: '7', subject: 'Capacitor.platform', replacement: 'Capacitor.getPlatform()'},
    action: 'Call the method.',
  };
  const VERSION: UpgradeChange = {to: '7', subject: 'Gradle wrapper', action: '8.11.1.'};
  const WORDY: UpgradeChange = {to: '7', subject: 'Telemetry', action: 'Turn it off before the first run.'};
  const APART = '## Core\n\n`Capacitor.platform` is gone.\n\n## More\n\nUse `Capacitor.getPlatform()`.';
  const CODE = '## Core\n\n```bash\n## Capacitor.platform\n```\n\nCapacitor.getPlatform()';

  it.each([
    ['the subject', '## Core\n\nUse `Capacitor.getPlatform()`.', METHOD, 'no section has the subject'],
    ['the action in its section', APART, METHOD, 'no section with the subject has capacitor.getplatform'],
    ['the number of its version', '## Android\n\nGradle wrapper: %req.v6.gradle%.', VERSION, 'has 8.11.1'],
    ['much of an action without names', '## Telemetry\n\nIt is counted.', WORDY, `says "${WORDY.action}"`],
  ])('is found to lack %s', (_what, source, change, problem) => {
    expect(lackingIn(sectionsOf({source, version: 'v7'}), change)).toContain(problem);
  });

  it.each([
    ['the action in a subsection', APART.replace('## More', '### More'), METHOD],
    ['the number of its version', '## Android\n\nGradle wrapper: %req.v7.gradle%.', VERSION],
    ['much of an action without names', '## Telemetry\n\nTurned off where the first run said so.', WORDY],
    ['a line of code that looks like a heading', CODE, METHOD],
  ])('may have %s', (_what, source, change) => {
    expect(lackingIn(sectionsOf({source, version: 'v7'}), change)).toBeUndefined();
  });
});

test.each(OTHER_WORDS)('the exception for $says in $to is needed', (exception) => {
  const change = CHANGES.find((one) => isAbout(exception, one));
  expect(change).toBeDefined();
  if (!change) return;
  const {says} = exception;
  const names = namesIn(`${change.action} ${change.replacement ?? ''}`);
  expect(says === change.subject || names.includes(says.toLowerCase())).toBe(true);
  const others = OTHER_WORDS.filter((other) => other !== exception);
  expect(lackingIn(GUIDES.get('next')?.get(guideOf(change)) ?? [], change, others)).toBeDefined();
});
