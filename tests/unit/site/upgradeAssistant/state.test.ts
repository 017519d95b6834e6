import {
  messageOf,
  projectOf,
  withFiles,
  withoutFiles,
  withRoot,
  type Basis,
  type State,
} from '../../../../plugins/site/upgrade-assistant/browser/state';
import type {SourceFile} from '../../../../packages/upgrade/read/types';

const START: State = {choice: {from: 6, to: 7}, isChosen: false, files: [], rejected: []};

const basis: Basis = {data: {latest: 7, majors: [3, 4, 5, 6, 7, 8]}, wanted: new Set()};

const manifest = (folder: string, major: number): SourceFile => ({
  path: `${folder}package.json`,
  text: JSON.stringify({dependencies: {'@capacitor/core': `^${major}.0.0`}}),
});
const variables = (path: string, min: number): SourceFile => ({
  path,
  text: `ext { minSdkVersion = ${min} }`,
});
const folderOf = (state: State, ...files: SourceFile[]): State =>
  withFiles(state, {files, problems: [], isFolder: true}, basis);
const singly = (state: State, ...files: SourceFile[]): State =>
  withFiles(state, {files, problems: [], isFolder: false}, basis);

describe('files that were given one by one', () => {
  it('stay apart if they have the same name', () => {
    const build = {path: 'build.gradle', text: "classpath 'com.android.tools.build:gradle:8.2.1'"};
    const app = {path: 'build.gradle', text: "android { defaultConfig { applicationId 'a.b' } }"};
    const project = projectOf(singly(singly(START, build), app), basis);
    expect(project.build?.path).toBe('android/build.gradle');
    expect(project.appBuild?.path).toBe('android/app/build.gradle');
  });

  it('take the place of older texts, however those were given', () => {
    const pasted = variables('android/variables.gradle', 22);
    const state = singly(singly(START, pasted), variables('variables.gradle', 24));
    expect(projectOf(state, basis).variables?.text).toContain('24');
    const again = singly(state, variables('android/variables.gradle', 26));
    expect(projectOf(again, basis).variables?.text).toContain('26');
    expect(again.files).toHaveLength(1);
  });

  it('belong to the app of a monorepo that the reader looks at', () => {
    const repository = folderOf(START, manifest('apps/a/', 5), manifest('apps/b/', 4));
    const state = singly(withRoot(repository, 'apps/b', basis), variables('variables.gradle', 22));
    const project = projectOf(state, basis);
    expect(project.root).toBe('apps/b');
    expect(project.variables?.path).toBe('apps/b/android/variables.gradle');
  });
});

describe('a project folder', () => {
  it('takes the place of another project', () => {
    const first = folderOf(START, manifest('', 4), {path: 'ios/App/Podfile', text: "platform :ios, '13.0'"});
    const second = folderOf(first, manifest('', 5));
    expect(second.files.map(({path}) => path)).toEqual(['package.json']);
    expect(second.choice).toEqual({from: 5, to: 7});
  });

  it('without package.json adds to what was given before', () => {
    const state = folderOf(singly(START, manifest('', 5)), variables('variables.gradle', 22));
    expect(projectOf(state, basis)).toMatchObject({major: 5, variables: {path: 'variables.gradle'}});
  });

  it('with several apps is updated from the major of the chosen one', () => {
    const state = folderOf(START, manifest('apps/a/', 5), manifest('apps/b/', 4));
    expect(state.choice).toEqual({from: 5, to: 7});
    expect(withRoot(state, 'apps/b', basis).choice).toEqual({from: 4, to: 7});
  });
});

test('a choice that was made while files were read is kept', () => {
  const state = folderOf({...START, choice: {from: 6, to: 8}, isChosen: true}, manifest('', 5));
  expect(state.choice).toEqual({from: 5, to: 8});
});

test('nothing that can be read changes neither the versions nor the address', () => {
  const problem = {path: 'photo.png', message: 'It is no file of a project.'};
  const state = withFiles(START, {files: [], problems: [problem], isFolder: false}, basis);
  expect(state).toMatchObject({choice: START.choice, isChosen: false, rejected: [problem]});
  expect(messageOf(state, 1, 30)).toBe('1 could not be used, for the reasons above. The list has 30 steps.');
});

test('forgetting the files keeps the versions only', () => {
  const state = withoutFiles(folderOf(START, manifest('apps/a/', 5), manifest('apps/b/', 4)));
  expect(state).toMatchObject({choice: {from: 5, to: 7}, files: [], rejected: []});
  expect(state.root).toBeUndefined();
  expect(messageOf(state, 0, 30)).toContain('forgotten');
});
