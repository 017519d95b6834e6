import fs from 'node:fs';
import path from 'node:path';
import {createStaticServer, listen} from './staticServer';

const BASE_URL = '/docs/';
const port = Number(process.env.PORT ?? 3000);
const dir = path.resolve(__dirname, '../build');

async function serve(): Promise<void> {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  await listen(createStaticServer({dir, baseUrl: BASE_URL}), port);
  console.log(`Serving the documentation at http://localhost:${port}${BASE_URL}`);
}

serve().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm run serve.`
      : error.message,
  );
  process.exitCode = 1;
});
