import path from 'node:path';
import {runScript, noArguments, requireBuild} from './commandLine';
import {readPort, whyPortFails} from './port';
import {createStaticServer, listen} from './staticServer';

const COMMAND = {
  script: 'serve',
  does: 'Serves the site in build/ as its host does, at http://localhost:3000/docs/.',
  options: {PORT: 'An environment variable: the port to listen on. Default: 3000.'},
};
const BASE_URL = '/docs/';
const siteDir = path.resolve(__dirname, '..');
const dir = path.join(siteDir, 'build');

async function serve(): Promise<void> {
  const port = readPort(process.env.PORT);
  requireBuild(siteDir);
  const server = createStaticServer(dir);
  const open = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyPortFails(error, port), {cause: error});
  });
  console.log(`Serving the documentation at http://localhost:${open}${BASE_URL}`);
}

void runScript(COMMAND, noArguments, serve);
