import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readCommandLine} from './commandLine';
import {measureBuild, removeAside} from './measure/buildTimes';
import {measureBytes} from './measure/bytes';
import {measureHydration} from './measure/hydration';
import {measureLighthouse} from './measure/lighthouse';
import {readOptions, type MeasureOptions} from './measure/options';
import {toText, type Measured, type Report} from './measure/report';
import {ROOT} from './measure/run';
import {serve} from './measure/server';
import {measureStart} from './measure/startTimes';
import {measureTaps} from './measure/taps';
import {buildVariants, outDir, type Variant} from './measure/variants';

const COMMAND = {
  script: 'measure',
  does: 'Builds the site with the lean client and without it, and measures both.',
  takes: '[--only PARTS] [--variants LIST] [--runs N] [--reuse] [--json FILE]',
  options: {
    '--only PARTS':
      'What to measure: bytes, lighthouse, taps, hydration, build, start, separated by commas. Default: all.',
    '--variants LIST': 'What to build: lean, stock or lean,stock. Default: both.',
    '--runs N': 'How many runs Lighthouse and taps take medians of. Default: 5.',
    '--reuse': 'Measures the builds of the last run, and only builds what is missing.',
    '--json FILE': 'The file to write the figures to. Default: .cache/measure.json.',
  },
};

type Request = MeasureOptions & {readonly json: string};

function readRequest(args: readonly string[]): Request {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string'},
      variants: {type: 'string'},
      runs: {type: 'string', default: '5'},
      reuse: {type: 'boolean', default: false},
      json: {type: 'string', default: path.join(ROOT, '.cache/measure.json')},
    },
  });
  return {...readOptions(values), json: values.json};
}

async function run(request: Request): Promise<void> {
  const report = await measure(request);
  await fs.mkdir(path.dirname(request.json), {recursive: true});
  await fs.writeFile(request.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${toText(report)}\n\nFigures: ${request.json}`);
}

async function measure(options: MeasureOptions): Promise<Report> {
  const {parts, variants, runs, reuse} = options;
  const builds = new Map<Variant, Measured>();
  if (parts.has('build')) {
    try {
      for (const variant of variants) builds.set(variant, {build: await measureBuild(variant)});
    } finally {
      removeAside();
    }
  }
  const isServed = ['bytes', 'lighthouse', 'taps', 'hydration'].some((part) => parts.has(part));
  if (isServed) await buildVariants(variants, reuse || parts.has('build'));
  const measured: Partial<Record<Variant, Measured>> = {};
  let server = 'none';
  for (const variant of variants) {
    const served = isServed ? await measureServed(variant, options) : undefined;
    server = served?.server ?? server;
    measured[variant] = {...builds.get(variant), ...served?.measured};
  }
  const start = parts.has('start') ? {start: await measureStart()} : {};
  return {date: new Date().toISOString(), server, runs, variants: measured, ...start};
}

async function measureServed(
  variant: Variant,
  {parts, runs}: MeasureOptions,
): Promise<{server: string; measured: Measured}> {
  const dir = outDir(variant);
  const server = await serve(dir);
  process.stderr.write(`Measuring ${variant}, served by ${server.name} …\n`);
  try {
    return {
      server: server.name,
      measured: {
        ...(parts.has('bytes') ? {bytes: await measureBytes(server)} : {}),
        ...(parts.has('taps') ? {taps: await measureTaps(server, runs)} : {}),
        ...(parts.has('lighthouse') ? {lighthouse: await measureLighthouse(server, runs)} : {}),
        ...(parts.has('hydration') ? {hydration: await measureHydration(server, dir)} : {}),
      },
    };
  } finally {
    await server.close();
  }
}

run(readCommandLine(COMMAND, readRequest)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
