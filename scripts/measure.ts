import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
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

const HELP = `Measures the site with the lean client and without it.

  --only PARTS     of bytes,lighthouse,taps,hydration,build,start; all without it
  --variants LIST  of lean,stock; both without it
  --runs N         behind each median of Lighthouse and taps (5)
  --reuse          measures what the last run built, and builds only what is missing
  --json FILE      where the figures go (.cache/measure.json)`;

async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      variants: {type: 'string'},
      runs: {type: 'string', default: '5'},
      reuse: {type: 'boolean', default: false},
      json: {type: 'string', default: path.join(ROOT, '.cache/measure.json')},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const report = await measure(readOptions(values));
  await fs.mkdir(path.dirname(values.json), {recursive: true});
  await fs.writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${toText(report)}\n\nFigures: ${values.json}`);
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

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
