import {fork, type ChildProcess} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import requirements from '../../src/data/requirements.json';
import {checkVersion, countStale, type Rules, type VersionResult, type VersionTask} from './checkVersion';
import {ruleFingerprints} from './fingerprints';
import {RULES} from './rules';
import {Store} from './store';
import type {CheckContext, Finding} from './types';
import {failureFindings, withoutFailures} from './withoutFailures';

/** Pages to check, as paths from the site's folder, by docs version. */
export type PagesByVersion = ReadonlyMap<string, readonly string[]>;

/**
 * With fewer pages than this, a second process takes longer to start than it saves, because it has to load TypeScript
 * too.
 */
const WORTH_A_PROCESS = 24;

/** Returns what all rules need to know about the site in `siteDir`. */
export function contextOf(siteDir: string): CheckContext {
  return {siteDir, requirements};
}

/**
 * Returns what the rules find on `pages`. Docs versions with many pages to check run in parallel, in one process per
 * core. Findings on pages that haven't changed come from `.cache/content-checks`.
 */
export async function checkSite(pages: PagesByVersion, siteDir: string): Promise<Finding[]> {
  const context = contextOf(siteDir);
  const keys = ruleKeys(siteDir);
  const tasks = [...pages].map(([version, files]) => versionTask(version, files, siteDir, keys));
  const stale = new Map(tasks.map((task) => [task, countStale(task, context)]));
  const large = tasks.filter((task) => (stale.get(task) ?? 0) >= WORTH_A_PROCESS);
  const apart = large.length > 1 ? large.sort((a, b) => (stale.get(b) ?? 0) - (stale.get(a) ?? 0)) : [];
  const results = await checkApart(apart, siteDir);
  for (const task of tasks.filter((one) => !apart.includes(one))) {
    results.push(await checkVersion(task, context));
    task.store.save();
  }
  return [...results.flatMap(({findings}) => findings), ...(await judge(RULES, results, context))];
}

/** Returns the fingerprint of each rule by name. Call it once, because it reads everything that the rules depend on. */
export function ruleKeys(siteDir: string): ReadonlyMap<string, string> {
  return ruleFingerprints([...RULES.pageRules, ...RULES.siteRules], siteDir);
}

/** Returns the task of checking the pages `files` of a docs version with all rules. */
export function versionTask(
  version: string,
  files: readonly string[],
  siteDir: string,
  keys: ReadonlyMap<string, string>,
): VersionTask {
  const store = new Store(path.join(siteDir, '.cache', 'content-checks'), version, keys);
  return {version, files, rules: RULES, store};
}

/** Checks docs versions in other processes, each of which checks one after the other and keeps what it has parsed. */
async function checkApart(tasks: readonly VersionTask[], siteDir: string): Promise<VersionResult[]> {
  const queue = [...tasks];
  const results: VersionResult[] = [];
  const runProcess = async (): Promise<void> => {
    const worker = fork(path.join(__dirname, 'worker.ts'), {
      execArgv: ['--require', 'typescript', '--import', 'tsx'],
    });
    const isAlive = (): boolean => worker.exitCode === null && worker.signalCode === null;
    for (let task = queue.shift(); task; task = isAlive() ? queue.shift() : undefined)
      results.push(await askProcess(worker, task, siteDir));
    if (isAlive()) worker.disconnect();
  };
  const processes = Math.min(queue.length, availableParallelism());
  await Promise.all(Array.from({length: processes}, runProcess));
  return [...results, ...queue.map((task) => crashed(task, 'no process is left'))];
}

/** A crash of the process is a finding, so that the findings of the other versions are kept. */
function askProcess(worker: ChildProcess, task: VersionTask, siteDir: string): Promise<VersionResult> {
  return new Promise((resolve) => {
    worker.once('message', (message) => resolve(message as VersionResult));
    // A process that can't start has several errors.
    worker.on('error', ({message}) => resolve(crashed(task, message)));
    worker.once('exit', (code, signal) =>
      resolve(crashed(task, `it ended with ${signal ?? `exit code ${code}`}`)),
    );
    worker.send({version: task.version, files: task.files, siteDir});
  });
}

function crashed({version, files: [file = '']}: VersionTask, reason: string): VersionResult {
  const finding: Finding = {
    file,
    line: 1,
    column: 1,
    rule: 'check',
    message: `The process that checks the pages of ${version} crashed: ${reason}`,
    hint: `Read its message above, and run npm run check:content -- --version ${version}`,
  };
  return {findings: [finding], facts: {}};
}

/**
 * Returns what the site rules find. An exception is a finding on the page that causes it, and the rule compares the
 * other pages again without that page.
 */
export async function judge(
  {siteRules}: Rules,
  results: readonly VersionResult[],
  context: CheckContext,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of siteRules) {
    const pages: VersionResult['facts'][string] = results.flatMap(({facts}) => facts[rule.name] ?? []);
    const {found, failures} = await withoutFailures(pages, (some) => rule.judge(some, context));
    findings.push(...failureFindings(rule.name, failures), ...found);
  }
  return findings;
}
