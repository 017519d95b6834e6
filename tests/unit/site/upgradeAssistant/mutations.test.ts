import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {patchOf} from '../../../../packages/upgrade/markdown';
import {makePlan} from '../../../../packages/upgrade/plan';
import type {SourceFile} from '../../../../packages/upgrade/read/types';
import type {FileChange, Upgrade} from '../../../../packages/upgrade/steps/types';
import {assistantData, planOf, projectFiles, projectNames, upgradeOf} from '../../../support/assistant';

/** A generator of numbers from 0 up to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Mutation = (text: string, random: () => number) => string;

const at = (length: number, random: () => number): number => Math.floor(random() * length);

/** What happens to files: in editors, in merges, and when they are copied. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  cut: (text, random) => text.slice(0, at(text.length, random)),
  'without its beginning': (text, random) => text.slice(at(text.length, random)),
  doubled: (text) => text + text,
  'with a doubled line': (text, random) => {
    const lines = text.split('\n');
    const line = at(lines.length, random);
    return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n');
  },
  reordered: (text, random) => {
    const lines = text.split('\n');
    const [first, second] = [at(lines.length, random), at(lines.length, random)];
    [lines[first], lines[second]] = [lines[second] ?? '', lines[first] ?? ''];
    return lines.join('\n');
  },
  'with Windows line endings': (text) => text.replace(/\r?\n/g, '\r\n'),
  'with mixed line endings': (text, random) => text.replace(/\n/g, () => (random() < 0.5 ? '\n' : '\r\n')),
  'with other quotes': (text) => text.replace(/['"]/g, (quote) => (quote === '"' ? "'" : '"')),
  'in one line': (text) => text.replace(/\s*\n\s*/g, ' '),
  'without its last line break': (text) => text.trimEnd(),
  'with a byte order mark': (text) => `\uFEFF${text}`,
};

/** How many files of a project are changed at once, and how often each project is. */
const CHANGED = 3;
const ROUNDS = 24;

function mutated(files: readonly SourceFile[], random: () => number): SourceFile[] {
  const mutations = Object.values(MUTATIONS);
  const chosen = Array.from({length: CHANGED}, () => at(files.length, random));
  return files.map((file, index) =>
    chosen.includes(index)
      ? {...file, text: (mutations[at(mutations.length, random)] ?? String)(file.text, random)}
      : file,
  );
}

/** Writes the files that a patch changes into a folder, has git apply it, and returns their texts. */
function appliedByGit(changes: readonly FileChange[]): string[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'patch-'));
  try {
    for (const {path: file, before} of changes) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), before);
    }
    fs.writeFileSync(path.join(dir, 'all.patch'), patchOf(changes));
    execFileSync('git', ['apply', '--whitespace=nowarn', 'all.patch'], {cwd: dir, stdio: 'pipe'});
    return changes.map(({path: file}) => fs.readFileSync(path.join(dir, file), 'utf8'));
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}

/** Returns what is wrong with the plan for files: nothing, in the best case. */
function faultsOf(files: readonly SourceFile[], upgrade: Upgrade): string[] {
  const {project, steps, changes} = planOf(files, upgrade);
  const after = files.map((file) => ({
    ...file,
    text: changes.find((change) => change.path === file.path)?.after ?? file.text,
  }));
  const next = planOf(after, upgrade).project;
  const again = makePlan({...next, major: upgrade.from}, upgrade, assistantData());
  const broken = next.problems.filter(({path: file}) => !project.problems.some((one) => one.path === file));
  return [
    ...steps.filter(({failure}) => failure !== undefined).map(({id, failure}) => `${id} failed: ${failure}`),
    ...broken.map(({path: file, message}) => `${file} doesn't parse any more: ${message}`),
    ...again.changes.map(({path: file, steps: own}) => `${file} changes again: ${own.join()}`),
    ...changes
      .filter(({path: file, before}) => files.find((one) => one.path === file)?.text !== before)
      .map(({path: file}) => `the change of ${file} starts from another text`),
  ];
}

describe.each(projectNames())(
  '%s, with files that are cut, doubled, reordered or written otherwise',
  (name) => {
    const upgrade = upgradeOf(name);
    const files = projectFiles(name);

    it('gets a plan that holds', () => {
      const random = seeded(name.length);
      const faults = Array.from({length: ROUNDS}, (_, round) =>
        faultsOf(mutated(files, random), upgrade).map((fault) => `${round}: ${fault}`),
      );
      expect(faults.flat()).toEqual([]);
    });

    it('gets a patch that git applies', () => {
      const random = seeded(name.length + 1);
      for (const given of [files, mutated(files, random), mutated(files, random)]) {
        const {changes} = planOf(given, upgrade);
        if (changes.length > 0) expect(appliedByGit(changes)).toEqual(changes.map(({after}) => after));
      }
    });
  },
);

test('each mutation changes a file', () => {
  const text = '{\n  "a": "b",\n  "c": "d"\n}\n';
  const random = seeded(3);
  const same = Object.entries(MUTATIONS).filter(([, mutate]) => mutate(text, random) === text);
  expect(same.map(([name]) => name)).toEqual([]);
});
