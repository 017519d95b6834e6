import path from 'node:path';
import {parseArgs} from 'node:util';
import {listVersions} from '../checks/listPages';
import {loadPlugins} from '../plugins/content/plugin-reference/loadPlugin';
import {checkOverrides} from '../plugins/content/plugin-reference/platforms';
import {PLATFORMS, type MethodSupport, type SupportTable} from '../plugins/content/lib/referenceTypes';
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
async function readReport(): Promise<Report> {
  const versions = listVersions(siteDir);
  const tables = versions.map(async (version) => {
    const plugins = await loadPlugins(siteDir, version);
    return [version, Object.fromEntries(plugins.map(({slug, support}) => [slug, support]))] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
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

async function run({json}: {readonly json: boolean}): Promise<void> {
  const report = await readReport();
  checkOverrides(
    Object.fromEntries(Object.entries(report).map(([version, plugins]) => [version, Object.keys(plugins)])),
  );
  console.log(json ? JSON.stringify(report, null, 2) : toLines(report).join('\n'));
}

function readOptions(args: readonly string[]): {json: boolean} {
  return parseArgs({args: [...args], options: {json: {type: 'boolean', default: false}}}).values;
}

run(readCommandLine(COMMAND, readOptions)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
