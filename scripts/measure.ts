import path from 'node:path';
import {chromium} from 'playwright-core';
import {CHROMIUM_FLAGS, findChromium} from '../tests/support/chromium';
import {runScript, requireBuild, type Given} from './commandLine';
import {measureBuilds} from './measure/builds';
import {measureBytes} from './measure/bytes';
import {measureTaps} from './measure/taps';
import {createStaticServer, listen} from './staticServer';

const ROOT = path.resolve(__dirname, '..');
const PARTS = ['bytes', 'taps', 'build'];

const COMMAND = {
  script: 'measure',
  does: 'Measures what the site in build/ costs its readers, and how long builds take.',
  takes: '[PART…]',
  options: {
    PART: `What to measure: ${PARTS.join(', ')}. Default: all. The last one builds the site without its caches.`,
  },
};

function readParts({positionals}: Given<object>): readonly string[] {
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}. The parts are ${PARTS.join(', ')}.`);
  return positionals.length > 0 ? positionals : PARTS;
}

async function run(parts: readonly string[]): Promise<void> {
  if (parts.includes('build')) print('Build, seconds', measureBuilds());
  if (!parts.includes('bytes') && !parts.includes('taps')) return;
  requireBuild(ROOT);
  const server = createStaticServer(path.join(ROOT, 'build'));
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
  try {
    if (parts.includes('bytes'))
      print('Before interaction, bytes (gzip -9)', await measureBytes(browser, origin));
    if (parts.includes('taps')) print('First tap at CPU ×4, ms', await measureTaps(browser, origin));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function print(title: string, figures: object): void {
  console.log(title);
  console.table(figures);
}

void runScript(COMMAND, readParts, run);
