import type {Requirements} from '../../../../packages/pages/requirements';
import {docsVersions} from '../../../../packages/pages/versions';
import requirements from '../../../../src/data/requirements.json';
import {ROOT} from '../../../support/fixtureSite';
import {requirementProblems} from '../../../support/packageRequirements';

const versions = docsVersions(ROOT);
const [version = ''] = versions;
const real: Requirements = requirements;

test('requirements that come from packages are those of the pinned packages', () => {
  expect(requirementProblems(ROOT, versions, real)).toEqual([]);
});

test('a value that a package has no longer is named with the right one', () => {
  const {capacitorVersion, nodeMin} = requirements;
  const old: Requirements = {
    capacitorVersion: {...capacitorVersion, values: {[version]: '1.2.3'}},
    nodeMin: {...nodeMin, values: {[version]: '4.0.0'}},
  };
  const now: Requirements[string]['values'] = capacitorVersion.values;
  const node: Requirements[string]['values'] = nodeMin.values;
  expect(requirementProblems(ROOT, [version], old)).toEqual([
    `src/data/requirements.json: "capacitorVersion" of ${version} is "1.2.3", but the package says ` +
      `"${now[version]}" (${capacitorVersion.source}). Write "${version}": "${now[version]}".`,
    `src/data/requirements.json: "nodeMin" of ${version} is "4.0.0", but the package says ` +
      `"${node[version]}" (${nodeMin.source}). Write "${version}": "${node[version]}".`,
  ]);
});

test('a new requirement that names a package must be compared with it', () => {
  const fresh: Requirements = {podsMin: {label: 'CocoaPods', source: '@capacitor/ios podspec', values: {}}};
  expect(requirementProblems(ROOT, [version], fresh)).toEqual([
    '"podsMin" names a package as its source. Add where it stands to tests/support/packageRequirements.ts.',
  ]);
});
