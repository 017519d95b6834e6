import {readSourceTexts} from '../../../../packages/checks/names/sourceTexts';
import {allChanges, loadData} from '../../../../plugins/site/upgrade-assistant/build/loadData';
import {versionsOf} from '../../../../plugins/site/upgrade-assistant/build/versions';
import {changeProblems} from '../../../../plugins/site/upgrade-assistant/build/changeProblems';
import {wantedWords} from '../../../../packages/upgrade/plan';
import {readGradle} from '../../../../packages/upgrade/read/gradle';
import gradleVersions from '../../../../src/data/gradleVersions.json';
import requirements from '../../../../src/data/requirements.json';
import upgradeSteps from '../../../../src/data/upgradeSteps.json';
import {LATEST_VERSION} from '../../../../src/data/versions';
import {assistantData} from '../../../support/assistant';
import {ROOT} from '../../../support/fixtureSite';

const VERSIONS = versionsOf(requirements);
/** The releases up to 2.0, from which the site has no packages. */
const EARLY = ['1.1', '2'];

const CHANGES = allChanges();
const isEarly = ({to}: (typeof CHANGES)[number]): boolean => EARLY.includes(to);

describe('the changes', () => {
  it('that are later than 2.0 are in a step or leave nothing to do, and earlier ones have no step', () => {
    expect(changeProblems(ROOT, CHANGES, VERSIONS)).toEqual([]);
    expect(CHANGES.filter(isEarly).filter(({step, title}) => step ?? title)).toEqual([]);
  });

  it('leave nothing to do where an option became optional or something was added', () => {
    const info = CHANGES.filter(({step}) => step === 'info');
    expect(info.filter(({kind}) => kind !== 'changed' && kind !== 'added')).toEqual([]);
  });

  it('reach the browser, but for those without a step', () => {
    const {changes} = assistantData();
    expect(changes).toHaveLength(CHANGES.filter((one) => !isEarly(one) && one.step !== 'info').length);
  });
});

describe('a change that the assistant cannot use', () => {
  const [first] = CHANGES.filter(({title}) => title);
  if (!first) throw new Error('No change has texts.');
  const problemsOf = (change: object): string[] => changeProblems(ROOT, [{...first, ...change}], VERSIONS);

  it.each([
    [{title: undefined}, /lacks title\.$/],
    [{step: 'node'}, /Keep one of the two\.$/],
    [{step: 'nodes', title: undefined}, /There is no step "nodes"/],
    [{anchor: 'nowhere'}, /has no section #nowhere\.$/],
    [{anchor: undefined}, /lacks the anchor/],
    [{to: '9'}, /No docs version is about 9\./],
  ])('is named: %j', (change, message) => {
    expect(problemsOf(change)[0]).toMatch(message);
  });

  it('is none as it is', () => {
    expect(problemsOf({})).toEqual([]);
  });
});

describe('the Gradle versions', () => {
  const TEMPLATE = /android-template\S*variables\.gradle$/;
  const BUILD = /android-template\S*(?<!app\/)build\.gradle$/;

  it.each(Object.entries(gradleVersions))('of %s are those of the template', (version, stated) => {
    const texts = readSourceTexts(ROOT, version).filter(({packageName}) => packageName === '@capacitor/cli');
    const variables = texts.find(({file}) => TEMPLATE.test(file));
    const {values} = readGradle('variables.gradle', variables?.text ?? '');
    const found = values
      .filter(({name}) => !name.endsWith('SdkVersion'))
      .map(({name, value}) => [name, value]);
    expect(Object.fromEntries(found)).toEqual(stated.variables);
    const build = texts.filter(({file}) => BUILD.test(file)).map(({text}) => text);
    expect(build.join('\n')).toContain(`com.google.gms:google-services:${stated.googleServices}`);
  });
});

test('the data name plugins, their variables and their lost names', () => {
  const data = assistantData();
  expect(`v${data.latest}`).toBe(LATEST_VERSION);
  expect(data.packages[7]?.['@capacitor/barcode-scanner']).toMatch(/^2\./);
  expect(data.pluginVariables[7]?.['@capacitor/camera']).toEqual({
    androidxExifInterfaceVersion: '1.3.7',
    androidxMaterialVersion: '1.12.0',
  });
  expect(data.api.filter(({major}) => major === 7).map(({name}) => name)).toContain('@capacitor/device');
  expect(wantedWords(data).has('preserveAspectRatio')).toBe(true);
});

/** What the builders of steps give as `values`. */
const OWN_VALUES = 'file moved name names occasions place pods result them tools version'.split(' ');

test('the texts of steps name values that the site or a builder has', () => {
  const marks = JSON.stringify(upgradeSteps).matchAll(/\{(?!from\}|to\})(\w+)\}/g);
  const names = [...marks].map(([, name = '']) => name);
  expect([...new Set(names)].filter((name) => !(name in assistantData().requirements)).sort()).toEqual(
    OWN_VALUES,
  );
});

test('right after a cut, next is no version to update to', () => {
  const values = {v6: '6', v7: '7', next: '7'};
  const names = versionsOf({major: {label: '', source: '', values}}).map(({name}) => name);
  expect(names).toEqual(['v6', 'v7']);
});

test('a guide that is gone stops the build', () => {
  expect(() => loadData('/nowhere', requirements)).toThrow(/doesn't exist/);
});
