import {runStages} from '../../../scripts/test-run/schedule';
import {slowestFiles, summary} from '../../../scripts/test-run/costs';
import {chosen, MORE_STAGES, STAGES, type Stage} from '../../../scripts/test-run/stages';
import packageJson from '../../../package.json';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({name, script: name, cores: 1, ...more});

/** Runs the stages on two cores; returns what started and ended, in order, and how each stage ended. */
async function run(stages: readonly Stage[], failing: readonly string[] = []) {
  const events: string[] = [];
  const outcomes = await runStages(stages, 2, async ({name}) => {
    events.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
    return !failing.includes(name);
  });
  return {events: events.join(' '), results: outcomes.map(({result}) => result)};
}

describe('the stages of a test run', () => {
  it('share the cores, in their order', async () => {
    const {events} = await run([stage('a'), stage('b'), stage('c', {cores: 2}), stage('d')]);
    expect(events).toBe('+a +b -a -b +c -c +d -d');
  });

  it('wait for those before them', async () => {
    const {events} = await run([stage('a'), stage('b', {needs: ['a']}), stage('c', {after: ['b']})]);
    expect(events).toBe('+a -a +b -b +c -c');
  });

  it('are left out without what they need, but not if they only come after', async () => {
    const stages = [stage('a'), stage('b', {needs: ['a']}), stage('c', {after: ['a']})];
    const {events, results} = await run(stages, ['a']);
    expect(events).toBe('+a -a +c -c');
    expect(results).toEqual(['failed', 'left out', 'passed']);
  });

  it('are scripts of package.json, and come after those that they wait for', () => {
    const all = [...STAGES, ...MORE_STAGES];
    for (const [index, {script, needs = [], after = []}] of all.entries()) {
      expect(Object.keys(packageJson.scripts)).toContain(script);
      const earlier = all.slice(0, index).map(({name}) => name);
      expect(earlier).toEqual(expect.arrayContaining([...needs, ...after]));
    }
  });
});

describe('the parts of a test run', () => {
  const stages = [stage('a'), stage('b', {needs: ['a']})];

  it('run alone, with what the last run left', () => {
    expect(chosen(stages, ['b'])).toEqual([{...stage('b'), needs: [], after: undefined}]);
  });

  it('are all of them if none is named', () => {
    expect(chosen(stages, [])).toEqual(stages);
  });

  it('have to exist', () => {
    expect(() => chosen(stages, ['c'])).toThrow('There is no part "c". The parts are a, b.');
  });
});

test('the summary ends with a line that CI services read', () => {
  const lines = summary([
    {stage: stage('a'), result: 'passed', seconds: 1.25},
    {stage: stage('b'), result: 'left out', seconds: 0},
  ]);
  expect(lines).toEqual(['   1.3 s  passed    a', '   0.0 s  left out  b', 'Stages: 1 passed, 1 failed']);
});

test('the slowest files come first, ten at the most', () => {
  const testResults = Array.from({length: 12}, (_, index) => ({
    name: `/site/tests/${index}.test.ts`,
    startTime: 1000,
    endTime: 1000 + index * 100,
  }));
  const lines = slowestFiles({testResults}, '/site');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   1.1 s  tests/11.test.ts');
});
