import fs from 'node:fs';
import path from 'node:path';
import {makePlan} from '../../../../packages/upgrade/plan';
import type {SourceFile} from '../../../../packages/upgrade/read/types';
import type {FileChange} from '../../../../packages/upgrade/steps/types';
import {
  assistantData,
  planOf,
  projectFiles,
  projectNames,
  PROJECTS,
  reviewOf,
  upgradeOf,
} from '../../../support/assistant';

/** Returns a project's files with the changes of its plan. */
function follow(files: readonly SourceFile[], changes: readonly FileChange[]): SourceFile[] {
  return files.map((file) => ({
    ...file,
    text: changes.find(({path}) => path === file.path)?.after ?? file.text,
  }));
}

test('a monorepo is told that the command is not meant for it', () => {
  const files = projectFiles('svelte-7-to-8');
  const idsOf = (given: readonly SourceFile[]): string[] =>
    planOf(given, {from: 7, to: 8}).steps.map(({id, isAutomated}) => (isAutomated ? `${id}*` : id));
  expect(idsOf(files)).toEqual(expect.arrayContaining(['migrate', 'packages*']));
  const below = planOf(
    files.map(({path: file, text}) => ({path: `apps/trail/${file}`, text})),
    {from: 7, to: 8},
  );
  expect(below.steps.find(({id}) => id === 'migrate')?.todo).toContain("isn't meant for repositories");
});

/** Pages move when a version is released, for example from `/docs/next/updating/8-0` to `/docs/updating/8-0`. */
function guidesOfAnyVersion(list: string): string {
  return list.replace(/\/docs\/(?:next|v\d+)\//g, '/docs/');
}

describe.each(projectNames())('the project %s', (name) => {
  it('gets the checklist that was reviewed', () => {
    const expected = fs.readFileSync(path.join(PROJECTS, name, 'expected.md'), 'utf8');
    expect(guidesOfAnyVersion(reviewOf(name))).toBe(guidesOfAnyVersion(expected));
  });

  it('has nothing left to edit after all diffs were applied, and keeps its line endings', () => {
    const upgrade = upgradeOf(name);
    const {project, changes} = planOf(projectFiles(name), upgrade);
    expect(changes.length).toBeGreaterThan(0);
    const files = follow(projectFiles(name), changes);
    const after = planOf(files, upgrade).project;
    expect(after.problems).toEqual(project.problems);
    expect(makePlan({...after, major: upgrade.from}, upgrade, assistantData()).changes).toEqual([]);
    for (const {path: file, before, after: text} of changes) {
      const hasWindowsLines = before.includes('\r\n');
      expect(/(?<!\r)\n/.test(text) && hasWindowsLines ? file : '').toBe('');
      expect(text.includes('\r') && !hasWindowsLines ? file : '').toBe('');
    }
  });
});
