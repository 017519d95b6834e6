import path from 'node:path';
import {readCommandLine, refuseArguments, requireBuild} from './commandLine';
import {createStaticServer, listen} from './staticServer';

const COMMAND = {
  script: 'serve',
  does: 'Serves the site in build/ as its host does, at http://localhost:3000/docs/.',
  options: {PORT: 'An environment variable: the port to listen on, 3000 without it.'},
};
const BASE_URL = '/docs/';
const port = Number(process.env.PORT ?? 3000);
const siteDir = path.resolve(__dirname, '..');
const dir = path.join(siteDir, 'build');

async function serve(): Promise<void> {
  requireBuild(siteDir);
  await listen(createStaticServer({dir, baseUrl: BASE_URL}), port);
  console.log(`Serving the documentation at http://localhost:${port}${BASE_URL}`);
}

readCommandLine(COMMAND, refuseArguments);
serve().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm run serve.`
      : error.message,
  );
  process.exitCode = 1;
});
