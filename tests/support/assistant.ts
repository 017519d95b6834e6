import fs from 'node:fs';
import path from 'node:path';
import {loadData} from '../../plugins/site/upgrade-assistant/build/loadData';
import {detect} from '../../plugins/site/upgrade-assistant/engine/detect';
import {toMarkdown} from '../../plugins/site/upgrade-assistant/engine/markdown';
import {makePlan, wantedWords} from '../../plugins/site/upgrade-assistant/engine/plan';
import type {Project} from '../../plugins/site/upgrade-assistant/engine/project';
import type {SourceFile} from '../../plugins/site/upgrade-assistant/engine/read/types';
import type {Step, Upgrade} from '../../plugins/site/upgrade-assistant/engine/steps/types';
import type {AssistantData} from '../../plugins/site/upgrade-assistant/types';
import requirements from '../../src/data/requirements.json';
import {filesBelow} from '../../plugins/lib/filesBelow';
import {ROOT} from './fixtureSite';

/** The folder with a project and its reviewed checklist in each folder. */
export const PROJECTS = path.join(ROOT, 'tests/fixtures/assistant');

let loaded: Promise<AssistantData> | undefined;

/** Returns the data of the assistant, loaded once for all tests of a file. */
export function assistantData(): Promise<AssistantData> {
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
export async function planOf(
  files: readonly SourceFile[],
  upgrade: Upgrade,
): Promise<{readonly project: Project; readonly steps: readonly Step[]}> {
  const data = await assistantData();
  const project = detect(files, {wanted: wantedWords(data)});
  return {project, steps: makePlan(project, upgrade, data)};
}

/** Returns what a person reviews of a project: its problems, and its checklist as Markdown. */
export async function reviewOf(name: string): Promise<string> {
  const upgrade = upgradeOf(name);
  const {project, steps} = await planOf(projectFiles(name), upgrade);
  const problems = project.problems.map(({path: file, message}) => `> ${file}: ${message}\n\n`);
  return problems.join('') + toMarkdown(steps, {...upgrade, site: 'https://example.com/docs'});
}
