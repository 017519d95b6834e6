import path from 'node:path';
import {docsVersionOf} from '../packages/pages/docsVersion';
import {checkSite, type PagesByVersion} from '../packages/checks/checkSite';
import {groupBy} from '../packages/lib/groupBy';
import {listPages, listSamples, pageFile} from '../packages/checks/listPages';
import {docsVersions} from '../packages/pages/versions';
import {readOptions, type CheckOptions} from '../packages/checks/options';
import {formatAnnotations, formatFindings} from '../packages/checks/report';
import {watchPages} from '../packages/checks/watchPages';
import {pinProblems} from '../plugins/content/plugin-reference/pinProblems';
import {runScript} from './commandLine';

const COMMAND = {
  script: 'check:content',
  does: 'Checks all pages, or only some, and lists the mistakes. The exit code is 1 if it finds any.',
  takes: '[FILE…] [--file FILE] [--version VERSION] [--watch]',
  options: {
    '--file FILE': 'Checks this page. Repeat the option for more pages, or list pages without it.',
    '--version VERSION': 'Checks all pages of this docs version, such as v5 or next. Can be repeated.',
    '--watch': 'Keeps running and checks each page again when you save it.',
  },
};

/** npm runs scripts in the site's folder; `INIT_CWD` is the folder that the writer started it in. */
const siteDir = process.cwd();
const writersDir = process.env.INIT_CWD ?? siteDir;

/** Checks the pages that the command line lists. The exit code is 1 if it finds mistakes and 2 for a bad request. */
async function run({options, pages}: Request): Promise<void> {
  requirePackages();
  const clean = await check(pages);
  if (!options.watch) {
    process.exitCode = clean ? 0 : 1;
    return;
  }
  console.log('\nWatching docs/ and versioned_docs/. Press Ctrl+C to stop.');
  let running = Promise.resolve(true);
  const again = (files: readonly string[]): void => {
    running = running
      .then(() => check(byVersion(files.filter((file) => isAskedFor(file, pages, options)))))
      .catch((error: Error) => {
        console.error(error.message);
        // Nothing is known about its pages.
        return false;
      });
  };
  watchPages(siteDir, again, new AbortController().signal);
}

type Request = {readonly options: CheckOptions; readonly pages: PagesByVersion};

function readRequest({args}: {readonly args: readonly string[]}): Request {
  const options = readOptions(args, docsVersions(siteDir));
  return {options, pages: pagesAskedFor(options)};
}

function pagesAskedFor({versions, files}: CheckOptions): PagesByVersion {
  if (files.length > 0) return byVersion(files.map((file) => pageFile(file, writersDir, siteDir)));
  const wanted = versions.length > 0 ? versions : docsVersions(siteDir);
  const filesOf = (version: string): string[] => [
    ...listPages(siteDir, version),
    ...listSamples(siteDir, version),
  ];
  return new Map(wanted.map((version) => [version, filesOf(version)]));
}

/** Throws if a package is missing or has the wrong version: the rules would compare pages with another one. */
function requirePackages(): void {
  const problems = pinProblems(siteDir);
  if (problems.length > 0) throw new Error(problems.join('\n'));
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

void runScript(COMMAND, readRequest, run, 2);
