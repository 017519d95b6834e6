import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript, type Given} from './commandLine';
import {slowestFiles, summary, type JestResult} from './test-run/costs';
import {runStages} from './test-run/schedule';
import {chosen, MORE_STAGES, STAGES, type Stage} from './test-run/stages';

const ROOT = path.resolve(__dirname, '..');
const COSTS = path.join(ROOT, '.cache/test-costs');
const ALL = [...STAGES, ...MORE_STAGES];
const COMMAND = {
  script: process.argv.includes('--essential') ? 'test' : 'test:all',
  does: 'Runs the tests, as many stages at a time as there are cores, and prints what they cost.',
  takes: '[PART…]',
  options: {
    'PART…': `Only these parts: ${ALL.map(({name}) => name).join(', ')}. They use the site in build/.`,
    '--essential': 'Leaves out what takes minutes and concerns few changes. This is what npm test runs.',
  },
};

function readStages({positionals, values}: Given<typeof COMMAND.options>): readonly Stage[] {
  return chosen(values.essential ? STAGES : ALL, positionals);
}

/** Runs a stage, prints all of its output when it has ended, and resolves to whether it passed. */
function run({name, script, jest}: Stage): Promise<boolean> {
  const args = ['run', '--silent', script];
  if (jest) args.push('--', '--json', `--outputFile=${costFile(name)}`);
  console.log(`▶ ${name}`);
  // With the default of 16 MB for new objects, a tenth of the time goes into collecting them.
  const options = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
  const env = {...process.env, FORCE_COLOR: '0', NODE_OPTIONS: options};
  const child = spawn('npm', args, {cwd: ROOT, env});
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      console.log(code === 0 ? `✓ ${name}\n` : `✗ ${name} ended with exit code ${code}\n`);
      resolve(code === 0);
    });
  });
}

function costFile(name: string): string {
  return path.join(COSTS, `${name}.json`);
}

function printCosts(stages: readonly Stage[]): void {
  for (const {name} of stages) {
    if (!fs.existsSync(costFile(name))) continue;
    const result = JSON.parse(fs.readFileSync(costFile(name), 'utf8')) as JestResult;
    console.log([`The slowest files of ${name}:`, ...slowestFiles(result, ROOT), ''].join('\n'));
  }
}

async function runAll(stages: readonly Stage[]): Promise<void> {
  fs.rmSync(COSTS, {recursive: true, force: true});
  fs.mkdirSync(COSTS, {recursive: true});
  const outcomes = await runStages(stages, os.availableParallelism(), run);
  printCosts(stages);
  console.log(summary(outcomes).join('\n'));
  if (outcomes.some(({result}) => result !== 'passed')) process.exitCode = 1;
}

void runScript(COMMAND, readStages, runAll);
