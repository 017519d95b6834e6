import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {startBrowser} from './browser';
import {withEdit} from './buildTimes';
import {ROOT} from './run';
import {answers} from './server';
import {median} from './stats';

export type StartTimes = {
  /** Seconds from `npm start` to the first page on the screen, and from an edit to the screen. */
  readonly ready: number;
  readonly edit: number;
};

const PORT = 4719;
const PAGE = '/docs/next/basics/workflow';
const FILE = 'docs/basics/workflow.md';
const EDITS = 3;

/** Starts the preview, opens one of its pages and edits that page. */
export async function measureStart(): Promise<StartTimes> {
  const browser = await startBrowser();
  const start = performance.now();
  const preview = spawnPreview();
  try {
    await answers(`http://127.0.0.1:${PORT}/docs/`, 120);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${PORT}${PAGE}`, {timeout: 120_000});
    await page.waitForSelector('article h1', {timeout: 120_000});
    const ready = (performance.now() - start) / 1000;
    const edits: number[] = [];
    for (let i = 0; i < EDITS; i++) edits.push(await timeEdit(page, `Edited ${Date.now()}.`));
    return {ready, edit: median(edits)};
  } finally {
    await stop(preview);
    await browser.close();
  }
}

async function timeEdit(page: Page, text: string): Promise<number> {
  // An early first measurement would include the work that the preview still does after its start.
  await page.waitForTimeout(2000);
  const start = performance.now();
  return withEdit(path.join(ROOT, FILE), text, async () => {
    // Not a locator, because each of its checks takes 0.1 s of the time that is measured.
    await page.waitForFunction(
      (edit) => document.querySelector('article')?.textContent.includes(edit),
      text,
      {
        timeout: 60_000,
      },
    );
    return (performance.now() - start) / 1000;
  });
}

function spawnPreview(): ChildProcess {
  const args = ['--no-open', '--host', '127.0.0.1', '--port', String(PORT)];
  return spawn('npm', ['start', '--', ...args], {
    cwd: ROOT,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: 'ignore',
    detached: true,
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null)
    throw new Error('`npm start` exited on its own. Run it separately to see why.');
  const ended = new Promise((resolve) => child.once('close', resolve));
  // The signal goes to the whole process group, as from a terminal, because npm doesn't pass it on to its children.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
}
