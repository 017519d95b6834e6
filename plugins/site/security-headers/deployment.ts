import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../redirects';
import type {Headers} from './headers';

/** What a server has to know about a built site, besides its files. */
export type Deployment = {
  /** The path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** The headers of every response, for security. */
  readonly headers: Headers;
  readonly redirects: readonly Redirect[];
};

/** The file with it, in the folder of the built site. Servers leave it out, because its name starts with a dot. */
export const DEPLOYMENT_FILE = '.deployment.json';

/** Returns what the build wrote about itself. Throws if the folder isn't that of a built site. */
export function readDeployment(dir: string): Deployment {
  const file = path.join(dir, DEPLOYMENT_FILE);
  if (!fs.existsSync(file)) throw new Error(`${file} doesn't exist. Run \`npm run build\` first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Deployment;
}
