import type {Lockfile} from '../../../scripts/lockfile';
import {
  addMonths,
  cutLockfile,
  cutRequirements,
  cutWorkspace,
  refusal,
} from '../../../scripts/version-cut/cut';

const fact = (
  values: Record<string, string>,
): {label: string; source: string; values: Record<string, string>} => ({
  label: 'A label',
  source: 'A source',
  values,
});
const CUT = {version: 'v3', previous: 'v2', released: '2026-08-31'};

describe('a request to cut a version', () => {
  test.each([
    ['v3', '', undefined],
    [undefined, '', 'Name the version to cut: npm run version:cut v3.'],
    ['v2', '', 'v2 exists already'],
    ['v4', '', "v4 can't follow v2. The version to cut is v3"],
    ['v3', ' M README.md\n', 'The working tree has changes.'],
  ])('for %s with the changes %j', (version, changes, message) => {
    const refused = refusal(version, ['v2', 'v1'], changes);
    expect(refused?.slice(0, message?.length)).toBe(message);
  });
});

describe('the requirements after a cut', () => {
  const before = {
    major: fact({v2: '2', next: '3'}),
    statusNote: fact({v2: '', next: ', in development'}),
    releaseDate: fact({v2: '2025-01-20'}),
    maintenanceEnds: fact({}),
    endOfSupport: fact({}),
    cocoapodsMin: fact({v2: '1.8'}),
  };

  test('have the values of next and the dates of both versions', () => {
    const values = Object.entries(cutRequirements(before, CUT)).map(([name, one]) => [name, one.values]);
    expect(Object.fromEntries(values)).toEqual({
      major: {v2: '2', v3: '3', next: '3'},
      statusNote: {v2: '', v3: '', next: ''},
      releaseDate: {v2: '2025-01-20', v3: '2026-08-31'},
      maintenanceEnds: {v2: '2027-02-28'},
      endOfSupport: {v2: '2027-08-31'},
      cocoapodsMin: {v2: '1.8'},
    });
  });

  test('are refused while next documents another version', () => {
    expect(() => cutRequirements(before, {...CUT, version: 'v4'})).toThrow(
      '"major" of next is "3", so next does not document v4 yet.',
    );
  });

  test('end a phase on the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2025-01-20', 12)).toBe('2026-01-20');
  });
});

test('the workspace and its packages get a name of their own', () => {
  const next = {name: 'reference-next', description: 'x', dependencies: {a: '1.0.0'}};
  expect(cutWorkspace(next, 'v3')).toEqual({
    name: 'reference-v3',
    description: 'The Capacitor packages that the v3 documentation describes.',
    dependencies: {a: '1.0.0'},
  });
  const packages: Lockfile['packages'] = {
    'node_modules/reference-next': {resolved: 'reference/next', link: true},
    'reference/next': {name: 'reference-next', version: '0.0.0'},
    'reference/next/node_modules/a': {version: '1.0.0'},
  };
  expect(cutLockfile({packages}, 'v3').packages).toEqual({
    ...packages,
    'node_modules/reference-v3': {resolved: 'reference/v3', link: true},
    'reference/v3': {name: 'reference-v3', version: '0.0.0'},
    'reference/v3/node_modules/a': {version: '1.0.0'},
  });
});
