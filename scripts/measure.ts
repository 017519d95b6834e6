import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readCommandLine} from './commandLine';
import {measureBuild, removeAside} from './measure/buildTimes';
import {measureBytes} from './measure/bytes';
import {readOptions, type MeasureOptions} from './measure/options';
import {toText, type Measured, type Report} from './measure/report';
import {ROOT} from './measure/run';
import {measureTaps} from './measure/taps';
import {buildVariants, outDir, type Variant} from './measure/variants';
import {createStaticServer, listen} from './staticServer';

const COMMAND = {
  script: 'measure',
  does: 'Builds the site with the lean client and without it, and measures both.',
  takes: '[--only PARTS] [--variants LIST] [--runs N] [--reuse] [--json FILE]',
  options: {
    '--only PARTS': 'What to measure: bytes, taps, build, separated by commas. Default: all.',
    '--variants LIST': 'What to build: lean, stock or lean,stock. Default: both.',
    '--runs N': 'How many runs the times of taps are medians of. Default: 5.',
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
  const isServed = parts.has('bytes') || parts.has('taps');
  if (isServed) await buildVariants(variants, reuse || parts.has('build'));
  const measured: Partial<Record<Variant, Measured>> = {};
  for (const variant of variants) {
    const served = isServed ? await measureServed(variant, options) : {};
    measured[variant] = {...builds.get(variant), ...served};
  }
  return {date: new Date().toISOString(), runs, variants: measured};
}

async function measureServed(variant: Variant, {parts, runs}: MeasureOptions): Promise<Measured> {
  const server = createStaticServer(outDir(variant));
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  process.stderr.write(`Measuring ${variant} …\n`);
  try {
    return {
      ...(parts.has('bytes') ? {bytes: await measureBytes(origin)} : {}),
      ...(parts.has('taps') ? {taps: await measureTaps(origin, runs)} : {}),
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

run(readCommandLine(COMMAND, readRequest)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
