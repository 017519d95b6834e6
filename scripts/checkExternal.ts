import path from 'node:path';
import {collectLinks} from '../packages/checks/links/collectLinks';
import {externalReport} from '../packages/checks/links/externalReport';
import {shellLinks} from '../packages/checks/links/shellLinks';
import {withoutFragment, type PlacedLink} from '../packages/checks/links/spellings';
import {hasNetwork, tryAll} from '../packages/checks/links/tryAll';
import {listPages, listVersions} from '../packages/checks/listPages';
import {readPage} from '../packages/checks/readPage';
import requirements from '../src/data/requirements.json';
import {readCommandLine, refuseArguments} from './commandLine';

const COMMAND = {
  script: 'check:external',
  does:
    'Requests every external URL that pages link to, and lists those that do not lead to a page. The exit code is 1 ' +
    'if there are any, and 2 if the URLs could not be requested.',
};
const siteDir = path.resolve(__dirname, '..');
const PROBES = ['https://github.com', 'https://developer.apple.com', 'https://developer.android.com'];
const OPTIONS = {timeout: 10_000, pause: 2_000, parallel: 8, gap: 250};

/** Exit codes: a link is broken, or the links couldn't be checked. */
const BROKEN = 1;
const UNTRIED = 2;

/** Returns all external links on the site, each with its place. */
function externalLinks(): PlacedLink[] {
  const context = {siteDir, requirements};
  const files = listVersions(siteDir).flatMap((version) => listPages(siteDir, version));
  const onPages = files.flatMap((file) =>
    collectLinks(readPage(file, context), context).map((link) => ({...link, file})),
  );
  return [...shellLinks(siteDir), ...onPages].filter(({url}) => URL.canParse(url));
}

async function run(): Promise<number> {
  if (!(await hasNetwork(PROBES, {...OPTIONS, pause: 0}))) {
    console.error('There is no network: none of the test hosts responded, so no link was checked.');
    return UNTRIED;
  }
  const links = externalLinks();
  const addresses = [...new Set(links.map(({url}) => withoutFragment(url)))];
  console.log(`Requesting ${addresses.length} URLs …`);
  const {failures, advice} = externalReport(links, await tryAll(addresses, OPTIONS));
  if (advice.length > 0)
    console.log(['', 'These have moved permanently, so update the links:', ...advice].join('\n'));
  if (failures.length > 0) console.error(['', 'These do not lead to a page:', ...failures].join('\n'));
  else console.log('All of them lead to a page.');
  return failures.length > 0 ? BROKEN : 0;
}

readCommandLine(COMMAND, refuseArguments);
run()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = UNTRIED;
  });
