import path from 'node:path';
import {parseArgs} from 'node:util';
import {PLATFORMS, loadPlugins, type MethodSupport, type SupportTable} from '../packages/facts';
import {listVersions} from '../packages/checks/listPages';
import {checkOverrides} from '../packages/facts/extract/plugins/platforms';
import {readCommandLine} from './commandLine';

const COMMAND = {
  script: 'reference:support',
  does: 'Lists the platforms that each plugin method works on, by docs version, from the packages.',
  takes: '[--json]',
  options: {'--json': 'Prints JSON instead of lines.'},
};
const siteDir = path.resolve(__dirname, '..');

/** The platforms that each method works on, by docs version and plugin. */
type Report = Readonly<Record<string, Readonly<Record<string, SupportTable>>>>;

/** Returns the support tables of all plugins in all docs versions, latest version first. */
function readReport(): Report {
  const versions = listVersions(siteDir);
  const tables = versions.map((version) => {
    const plugins = loadPlugins(siteDir, version);
    return [version, Object.fromEntries(plugins.map(({slug, support}) => [slug, support]))] as const;
  });
  return Object.fromEntries(tables);
}

/** Returns one line per method: `v7 camera.getPhoto  ios android web`, with `–` for platforms where it doesn't work. */
function toLines(report: Report): string[] {
  return Object.entries(report).flatMap(([version, plugins]) =>
    Object.entries(plugins).flatMap(([plugin, table]) =>
      Object.entries(table).map(([method, support]) => line(`${version} ${plugin}.${method}`, support)),
    ),
  );
}

function line(name: string, support: MethodSupport): string {
  const cells = PLATFORMS.map((platform) => (support[platform] ? platform : '–').padEnd(7));
  return [name.padEnd(56), ...cells].join(' ').trimEnd();
}

function run({json}: {readonly json: boolean}): void {
  const report = readReport();
  checkOverrides(
    Object.fromEntries(Object.entries(report).map(([version, plugins]) => [version, Object.keys(plugins)])),
  );
  console.log(json ? JSON.stringify(report, null, 2) : toLines(report).join('\n'));
}

function readOptions(args: readonly string[]): {json: boolean} {
  return parseArgs({args: [...args], options: {json: {type: 'boolean', default: false}}}).values;
}

run(readCommandLine(COMMAND, readOptions));
