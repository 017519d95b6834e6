import path from 'node:path';
import {collectLinks, type ExternalLink} from '../packages/checks/links/collectLinks';
import {shellLinks} from '../packages/checks/links/shellLinks';
import {tryAll} from '../packages/checks/links/tryAll';
import {listPages} from '../packages/checks/listPages';
import {docsVersions} from '../packages/pages/versions';
import {readPage} from '../packages/checks/readPage';
import {parseDeadlines, staleLooks} from '../packages/pages/deadlines';
import deadlines from '../src/data/deadlines.json';
import requirements from '../src/data/requirements.json';
import {runScript, noArguments} from './commandLine';

const COMMAND = {
  script: 'check:external',
  does:
    'Requests every external URL that pages link to, and lists those that do not lead to a page. The exit code is 1 ' +
    'if there are any, and 2 if the URLs could not be requested. Lists the deadlines that were last compared with their ' +
    'source more than half a year ago, too.',
};
const siteDir = path.resolve(__dirname, '..');
const TIMEOUT_MS = 10_000;

/** Exit codes: a link is broken, or the links couldn't be checked. */
const BROKEN = 1;
const UNTRIED = 2;

/** Returns all external links on the site, each with its place. */
function externalLinks(): ExternalLink[] {
  const context = {siteDir, requirements};
  const files = docsVersions(siteDir).flatMap((version) => listPages(siteDir, version));
  const onPages = files.flatMap((file) => collectLinks(readPage(file, context), context));
  return [...shellLinks(siteDir), ...onPages].filter(({url}) => URL.canParse(url));
}

async function run(): Promise<void> {
  for (const line of staleLooks(parseDeadlines(deadlines), new Date())) console.log(line);
  const links = externalLinks();
  const addresses = [...new Set(links.map(({url}) => withoutFragment(url)))];
  console.log(`Requesting ${addresses.length} URLs …`);
  const problems = await tryAll(addresses, TIMEOUT_MS);
  if (addresses.every((url) => typeof problems.get(url) === 'string'))
    throw new Error('There is no network: no host responded, so no link was checked.');
  for (const {file, line, url} of links) {
    const problem = problems.get(withoutFragment(url));
    if (problem !== undefined) console.error(`${file}:${line}  ${problem}  ${url}`);
  }
  if (problems.size === 0) console.log('All of them lead to a page.');
  else process.exitCode = BROKEN;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

void runScript(COMMAND, noArguments, run, UNTRIED);
