import fs from 'node:fs';
import path from 'node:path';
import {loadData} from '../../plugins/site/upgrade-assistant/build/loadData';
import {detect} from '../../packages/upgrade/detect';
import {toMarkdown} from '../../packages/upgrade/markdown';
import {makePlan, wantedWords} from '../../packages/upgrade/plan';
import type {Project} from '../../packages/upgrade/project';
import type {SourceFile} from '../../packages/upgrade/read/types';
import type {Plan, Step, Upgrade} from '../../packages/upgrade/steps/types';
import type {AssistantData} from '../../packages/upgrade/types';
import requirements from '../../src/data/requirements.json';
import {filesBelow} from '../../packages/lib/filesBelow';
import {ROOT} from './fixtureSite';

/** The folder with a project and its reviewed checklist in each folder. */
export const PROJECTS = path.join(ROOT, 'tests/fixtures/assistant');

let loaded: AssistantData | undefined;

/** Returns the data of the assistant, loaded once for all tests of a file. */
export function assistantData(): AssistantData {
  loaded ??= loadData(ROOT, requirements);
  return loaded;
}

/** Returns the names of the projects. */
export function projectNames(): string[] {
  return fs.readdirSync(PROJECTS).sort();
}

/** Returns a project's folder. */
export function projectDir(name: string): string {
  return path.join(PROJECTS, name, 'project');
}

/** Returns the files of a project, as the page would read them. */
export function projectFiles(name: string): SourceFile[] {
  const dir = projectDir(name);
  return filesBelow(dir)
    .sort()
    .map((file) => ({path: path.relative(dir, file), text: fs.readFileSync(file, 'utf8')}));
}

/** Returns the majors that a project's checklist is for. */
export function upgradeOf(name: string): Upgrade {
  return JSON.parse(fs.readFileSync(path.join(PROJECTS, name, 'options.json'), 'utf8')) as Upgrade;
}

/** Returns what the assistant knows about files, and its steps. */
export function planOf(files: readonly SourceFile[], upgrade: Upgrade): Plan & {readonly project: Project} {
  const data = assistantData();
  const project = detect(files, {wanted: wantedWords(data), isWhole: true});
  return {project, ...makePlan(project, upgrade, data)};
}

/** Returns what a person reviews of a project: its problems, and its checklist as Markdown. */
export function reviewOf(name: string): string {
  const upgrade = upgradeOf(name);
  const {project, ...plan} = planOf(projectFiles(name), upgrade);
  const problems = project.problems.map(({path: file, message}) => `> ${file}: ${message}\n\n`);
  return problems.join('') + toMarkdown(plan, {...upgrade, site: 'https://example.com/docs'});
}

/** Texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Returns texts as files of a project. */
export function filesOf(files: Files): SourceFile[] {
  return Object.entries(files).map(([path, text]) => ({path, text}));
}

/** Returns a `package.json` with dependencies and other fields. */
export function manifest(dependencies: object, others: object = {}): string {
  return JSON.stringify({name: 'app', dependencies, ...others}, null, 2);
}

/** The dependencies of an app with both platforms. */
export const CORE = {
  '@capacitor/core': '^5.0.0',
  '@capacitor/android': '^5.0.0',
  '@capacitor/ios': '^5.0.0',
};

/** Returns what the assistant makes of texts. */
export function planFor(files: Files, from = 5, to = 7): ReturnType<typeof planOf> {
  return planOf(filesOf(files), {from, to});
}

/** Returns a step of a plan by its ID. */
export function stepOf({steps}: Plan, id: string): Step | undefined {
  return steps.find((step) => step.id === id);
}

/** Returns the text that a file has after the changes of a plan, if it has any. */
export function afterOf({changes}: Plan, path: string): string | undefined {
  return changes.find((change) => change.path === path)?.after;
}
