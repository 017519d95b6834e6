import fs from 'node:fs';
import path from 'node:path';
import {applyEdits, type FileEdits} from '../../../../packages/upgrade/edits';
import type {SourceFile} from '../../../../packages/upgrade/read/types';
import type {Step} from '../../../../packages/upgrade/steps/types';
import {planOf, projectFiles, projectNames, PROJECTS, reviewOf, upgradeOf} from '../../../support/assistant';

/** More rounds than any project needs: each makes the edits of one step of a file. */
const ROUNDS = 60;

const editsOf = (steps: readonly Step[]): FileEdits[] => steps.flatMap(({edits}) => edits ?? []);

/** Makes the first diff of a checklist in the project's files. */
function follow(files: readonly SourceFile[], {path: edited, source, edits}: FileEdits): SourceFile[] {
  return files.map((file) => (file.path === edited ? {...file, text: applyEdits(source, edits)} : file));
}

test('a monorepo gets no offer of a command that is not meant for it', () => {
  const files = projectFiles('svelte-7-to-8');
  const idsOf = (given: readonly SourceFile[]): string[] =>
    planOf(given, {from: 7, to: 8}).steps.map(({id, isAutomated}) => (isAutomated ? `${id}*` : id));
  expect(idsOf(files)).toEqual(expect.arrayContaining(['migrate', 'packages*']));
  const below = idsOf(files.map(({path: file, text}) => ({path: `apps/trail/${file}`, text})));
  expect(below).not.toContain('migrate');
  expect(below).toContain('packages');
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
    let files = projectFiles(name);
    const problems = planOf(files, upgrade).project.problems.length;
    let round = 0;
    for (; round < ROUNDS; round += 1) {
      const {steps} = planOf(files, upgrade);
      const [next] = editsOf(steps);
      if (!next) break;
      files = follow(files, next);
    }
    expect(round).toBeLessThan(ROUNDS);
    expect(round).toBeGreaterThan(0);
    const {project} = planOf(files, upgrade);
    expect(project.problems).toHaveLength(problems);
    for (const {path: file, text} of projectFiles(name)) {
      const after = files.find((one) => one.path === file)?.text ?? '';
      const hasWindowsLines = text.includes('\r\n');
      expect(/(?<!\r)\n/.test(after) && hasWindowsLines ? file : '').toBe('');
      expect(after.includes('\r') && !hasWindowsLines ? file : '').toBe('');
    }
  });
});
