import path from 'node:path';
import {checkSite, type PagesByVersion} from '../checks/checkSite';
import {groupBy} from '../checks/groupBy';
import {listPages, listVersions, pageFile} from '../checks/listPages';
import {readOptions, refuseOtherVersions, type CheckOptions} from '../checks/options';
import {formatAnnotations, formatFindings} from '../checks/report';
import {watchPages} from '../checks/watchPages';
import {pinProblems} from '../plugins/content/plugin-reference/pinProblems';
import {docsVersionOf} from '../plugins/content/version-numbers';
import {readCommandLine} from './commandLine';

const COMMAND = {
  script: 'check:content',
  does: 'Checks all pages, or those named, and lists the mistakes. The exit code is 1 if there are any.',
  takes: '[FILE…] [--file FILE] [--version VERSION] [--watch]',
  options: {
    '--file FILE': 'A page to check. Repeat it for more, or name pages without the option.',
    '--version VERSION': 'A docs version whose pages to check, such as v5 or next. Repeat it for more.',
    '--watch': 'Goes on, and checks each page when it is saved.',
  },
};

/** npm runs scripts in the site's folder, and says in `INIT_CWD` where the writer stands. */
const siteDir = process.cwd();
const writersDir = process.env.INIT_CWD ?? siteDir;

/** Checks the pages that the command line asks for; exit code 1 where something was found, 2 for a bad request. */
async function main(): Promise<void> {
  const {options, pages} = readCommandLine(COMMAND, readRequest);
  requirePackages();
  const clean = await check(pages);
  if (!options.watch) {
    process.exitCode = clean ? 0 : 1;
    return;
  }
  console.log('\nWatching docs/ and versioned_docs/. Press Ctrl+C to stop.');
  let running = Promise.resolve(true);
  const again = (files: readonly string[]): void => {
    running = running.then(() => check(byVersion(files.filter((file) => isAskedFor(file, pages, options)))));
  };
  watchPages(siteDir, again, new AbortController().signal);
}

function readRequest(args: readonly string[]): {options: CheckOptions; pages: PagesByVersion} {
  const options = readOptions(args, listVersions(siteDir));
  return {options, pages: pagesAskedFor(options)};
}

function pagesAskedFor({versions, files}: CheckOptions): PagesByVersion {
  if (files.length > 0) {
    const pages = byVersion(files.map((file) => pageFile(file, writersDir, siteDir)));
    refuseOtherVersions(pages, versions);
    return pages;
  }
  const wanted = versions.length > 0 ? versions : listVersions(siteDir);
  return new Map(wanted.map((version) => [version, listPages(siteDir, version)]));
}

/** Stops where a package is missing or does not fit its version: the rules would judge pages by another one. */
function requirePackages(): void {
  const problems = pinProblems(siteDir);
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(2);
}

function byVersion(files: readonly string[]): PagesByVersion {
  return groupBy(files, (file) => docsVersionOf(path.join(siteDir, file), siteDir) ?? '');
}

function isAskedFor(file: string, pages: PagesByVersion, {files}: CheckOptions): boolean {
  const version = docsVersionOf(path.join(siteDir, file), siteDir) ?? '';
  return files.length > 0 ? (pages.get(version)?.includes(file) ?? false) : pages.has(version);
}

async function check(pages: PagesByVersion): Promise<boolean> {
  const started = performance.now();
  const findings = await checkSite(pages, siteDir);
  const total = [...pages.values()].reduce((sum, files) => sum + files.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${formatFindings(findings, total)} ${seconds} s`);
  if (process.env.GITHUB_ACTIONS === 'true' && findings.length > 0) console.log(formatAnnotations(findings));
  return findings.length === 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
