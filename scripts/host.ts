import path from 'node:path';
import {runScript, requireBuild, type Given} from './commandLine';
import {HOSTS, prepare, type Host, type Preparation} from './hosts/prepare';

const COMMAND = {
  script: 'host',
  does: 'Writes what a host needs to serve the site in build/: the site and the configuration of the host.',
  takes: `${HOSTS.join('|')} [options]`,
  options: {
    '--out DIR': 'The folder to write. Default: deploy.',
    '--previous DIR':
      'The folder that was deployed last. Its scripts, styles and search index stay available for a week, for readers who have a page open. It may be the folder to write. Default: none.',
    '--root DIR': 'The absolute path of the folder public on the server with nginx. Default: /srv/www.',
  },
};
const siteDir = path.resolve(__dirname, '..');

type Request = {readonly host: Host; readonly options: Omit<Preparation, 'now'>};

function readRequest({positionals, values}: Given<typeof COMMAND.options>): Request {
  const [name = '', ...others] = positionals;
  const host = HOSTS.find((one) => one === name);
  if (!host || others.length > 0) throw new Error(`Name one host: ${HOSTS.join(', ')}.`);
  const {out = 'deploy', previous, root = '/srv/www'} = values;
  return {host, options: {build: path.join(siteDir, 'build'), out, previous, root}};
}

async function run({host, options}: Request): Promise<void> {
  requireBuild(siteDir);
  const {kept} = await prepare(host, {...options, now: new Date()});
  const old = options.previous === undefined ? '' : `, with ${kept} files of earlier deployments`;
  console.log(`Wrote ${options.out}${old}.`);
}

void runScript(COMMAND, readRequest, run);
