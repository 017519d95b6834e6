import fs from 'node:fs';
import path from 'node:path';
import {detect} from '../../../../packages/upgrade/detect';
import {pastedFile} from '../../../../packages/upgrade/given';
import {makePlan, wantedWords} from '../../../../packages/upgrade/plan';
import type {Project} from '../../../../packages/upgrade/project';
import {assistantData, stepOf} from '../../../support/assistant';
import {ROOT} from '../../../support/fixtureSite';

/** What the CLIs printed for an app with three plugins, without Xcode and with an empty Android project. */
const recorded = (major: number, command: 'doctor' | 'ls'): string =>
  fs.readFileSync(path.join(ROOT, `tests/fixtures/cliReports/v${major}-${command}.txt`), 'utf8');
const PLUGINS = ['@capacitor/app', '@capacitor/camera', '@capacitor/device'];

function projectFrom(...texts: readonly string[]): Project {
  return detect(
    texts.map((text) => pastedFile(text)),
    {wanted: wantedWords(assistantData())},
  );
}

describe.each([3, 4, 5, 6, 7, 8])('the CLI of %s', (major) => {
  it('prints versions and plugins that the assistant reads', () => {
    const project = projectFrom(recorded(major, 'doctor'), recorded(major, 'ls'));
    expect(project.problems).toEqual([]);
    expect(project).toMatchObject({major, ios: true, android: true});
    expect(Object.fromEntries(project.report?.plugins ?? [])).toEqual({android: PLUGINS, ios: PLUGINS});
    expect(project.report?.errors).toHaveLength(1);
  });

  it('prints with each command alone what gives a list, or that there is none', () => {
    const ofDoctor = projectFrom(recorded(major, 'doctor'));
    expect(ofDoctor.major).toBe(major);
    expect([...(projectFrom(recorded(major, 'ls')).dependencies?.keys() ?? [])]).toEqual(PLUGINS);
    const {steps} = makePlan(ofDoctor, {from: Math.min(major, 7), to: 8}, assistantData());
    expect(steps.length > 0).toBe(major < 8);
    if (major < 8) expect(stepOf({steps, changes: []}, 'report')?.commands).toEqual(['npx cap doctor']);
  });
});

test('packages of another major get the commands that bring them to that of Core', () => {
  const text = recorded(6, 'doctor')
    .replace(/cli: 6\S+/, 'cli: 5.7.8')
    .replace(/ios: 6\S+/, 'ios: 7.0.0');
  const {steps} = makePlan(projectFrom(text), {from: 6, to: 8}, assistantData());
  const step = stepOf({steps, changes: []}, 'report');
  expect(step?.items?.[0]).toMatch(/^Different majors are installed: .*`@capacitor\/cli` 5\.7\.8/);
  expect(step?.commands).toEqual([
    'npm install -D @capacitor/cli@6',
    'npm install @capacitor/ios@6',
    'npx cap doctor',
  ]);
});
