import {listPages, listVersions} from '../../../checks/listPages';
import {readPage} from '../../../checks/readPage';
import requirements from '../../../src/data/requirements.json';
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
  const pages = files.map((file) => readPage(file, {siteDir: ROOT, requirements}));
  return new Map(pages.map((page) => [page.path, sectionsOf(page)]));
}

/** Returns the changes that came up to the release that a docs version is about. */
function changesUpTo(version: string): UpgradeChange[] {
  const major = version === 'next' ? Infinity : Number(version.slice(1));
  return CHANGES.filter(({to}) => Number.parseInt(to, 10) <= major);
}

const GUIDES = new Map(listVersions(ROOT).map((version) => [version, guidesOf(version)]));

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
    expect(lacking.length).toBeGreaterThan(100);
    expect(lacking.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

describe('a guide that lacks something', () => {
  const change: UpgradeChange = {
    to: '7',
    subject: 'Capacitor.platform',
    replacement: 'Capacitor.getPlatform()',
    action: 'Call the method.',
  };
  const version: UpgradeChange = {to: '7', subject: 'Gradle wrapper', action: '8.11.1.'};
  const wordy: UpgradeChange = {to: '7', subject: 'Telemetry', action: 'Turn it off before the first run.'};

  function lacking(source: string, one: UpgradeChange, exceptions: readonly OtherWords[] = []) {
    return lackingIn(sectionsOf({source, version: 'v7'}), one, exceptions);
  }

  it('is found without the subject', () => {
    expect(lacking('## Core\n\nUse `Capacitor.getPlatform()`.', change)).toBe(
      'updating/7-0.md "Capacitor.platform": no section has the subject',
    );
  });

  it('is found with the action in another section', () => {
    const apart = '## Core\n\n`Capacitor.platform` is gone.\n\n## More\n\nUse `Capacitor.getPlatform()`.';
    expect(lacking(apart, change)).toBe(
      'updating/7-0.md "Capacitor.platform": no section with the subject has capacitor.getplatform',
    );
    expect(lacking(apart.replace('## More', '### More'), change)).toBeUndefined();
  });

  it('is found with the number of another version', () => {
    expect(lacking('## Android\n\nGradle wrapper: %req.v7.gradle%.', version)).toBeUndefined();
    expect(lacking('## Android\n\nGradle wrapper: %req.v6.gradle%.', version)).toMatch(/has 8\.11\.1$/);
  });

  it('is found with little of an action that has no names', () => {
    expect(lacking('## Telemetry\n\nTurned off where the first run said so.', wordy)).toBeUndefined();
    expect(lacking('## Telemetry\n\nIt is counted.', wordy)).toMatch(
      /says "Turn it off before the first run\."$/,
    );
  });

  it('is found where a page of the site loses a subject', () => {
    const file = 'versioned_docs/version-v7/updating/7-0.md';
    const page = readPage(file, {siteDir: ROOT, requirements});
    const source = page.source.replaceAll('initialFocus', 'firstFocus');
    const problems = changesUpTo('v7')
      .filter((one) => guideOf(one) === page.path)
      .flatMap((one) => lacking(source, one, OTHER_WORDS) ?? []);
    expect(problems).toEqual(['updating/7-0.md "config initialFocus": no section has the subject']);
  });

  it('takes a line of code for no heading', () => {
    const source = '## Core\n\n```bash\n## Capacitor.platform\n```\n\nCapacitor.getPlatform()';
    expect(lacking(source, change)).toBeUndefined();
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
