import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {CHROMIUM_FLAGS, findChromium} from '../../tests/support/chromium';
import {PAGE_KINDS} from './pages';
import {ROOT} from './run';
import type {Server} from './server';
import {median} from './stats';

/** npx runs it, because it brings 150 packages that nothing else here needs. It uses our browser. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseScores = {
  readonly page: string;
  /** A score from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Total blocking time and largest contentful paint, in ms. */
  readonly tbt: number;
  readonly lcp: number;
  readonly cls: number;
  /** Audits of the first run with a score below 0.9, as `id score`. */
  readonly failed: readonly string[];
};

/** The parts of Lighthouse's report that are read. */
export type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {readonly score: number | null; readonly numericValue?: number; readonly scoreDisplayMode: string}
    >
  >;
};

/** Returns the scores of each kind of page on a phone, as medians of `runs`. */
export async function measureLighthouse(server: Server, runs: number): Promise<LighthouseScores[]> {
  const results: LighthouseScores[] = [];
  const chromium = findChromium();
  for (const {name, path: pathname} of PAGE_KINDS) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++)
      reports.push(await runLighthouse(`${server.origin}${pathname}`, chromium));
    results.push({page: name, ...summarize(reports)});
  }
  return results;
}

/** Returns the medians of several reports about a page. Throws if a report has no score. */
export function summarize(reports: readonly Report[]): Omit<LighthouseScores, 'page'> {
  const score = (category: string): number =>
    median(reports.map(({categories}) => Math.round(required(categories[category]?.score, category) * 100)));
  const value = (audit: string): number =>
    median(reports.map(({audits}) => required(audits[audit]?.numericValue, audit)));
  const [performance, accessibility, bestPractices, seo] = CATEGORIES.map(score) as [
    number,
    number,
    number,
    number,
  ];
  return {
    performance,
    accessibility,
    bestPractices,
    seo,
    tbt: Math.round(value('total-blocking-time')),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1e4) / 1e4,
    failed: failedAudits(reports[0]),
  };
}

function required(value: number | null | undefined, what: string): number {
  if (value === null || value === undefined) throw new Error(`Lighthouse returned no ${what}.`);
  return value;
}

function failedAudits(report: Report | undefined): string[] {
  return Object.entries(report?.audits ?? {})
    .filter(
      ([, {score, scoreDisplayMode}]) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(([id, {score}]) => `${id} ${score ?? ''}`);
}

async function runLighthouse(url: string, chromium: string): Promise<Report> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  const file = path.join(dir, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--output-path=${file}`];
  await promisify(execFile)(
    'npx',
    [...args, `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`],
    {
      cwd: ROOT,
      env: {...process.env, CHROME_PATH: chromium},
    },
  );
  const report = JSON.parse(await fs.readFile(file, 'utf8')) as Report;
  await fs.rm(dir, {recursive: true});
  return report;
}
