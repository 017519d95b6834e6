import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript, type Given} from './commandLine';
import {RECIPES, type Recipe} from './recipes/recipes';

const COMMAND = {
  script: 'recipes',
  does: 'Makes the apps of the pages about frameworks again, with the generators on npm, and adds both platforms.',
  takes: '[--only NAME] [--capacitor MAJOR] [--keep]',
  options: {
    '--only NAME': `One framework: ${RECIPES.map((recipe) => recipe.name).join(', ')}.`,
    '--capacitor MAJOR': 'The major version of Capacitor. Without it: 8.',
    '--keep': 'Leaves the projects in the temporary folder that is printed first.',
  },
};

type Request = {readonly recipes: readonly Recipe[]; readonly major: string; readonly keep: boolean};

/** Makes the requested apps one after another. The exit code is 1 if one of them fails, and 2 for a bad request. */
function makeAll(request: Request): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  console.log(`Capacitor ${request.major} in ${folder}`);
  try {
    for (const recipe of request.recipes) report(recipe, path.join(folder, recipe.name), request.major);
  } finally {
    if (!request.keep) fs.rmSync(folder, {recursive: true, force: true});
  }
}

function readRequest({values}: Given<typeof COMMAND.options>): Request {
  const {only, capacitor: major = '8', keep} = values;
  const recipes = RECIPES.filter((recipe) => only === undefined || recipe.name === only);
  if (recipes.length === 0) throw new Error(`There is no recipe "${only}".`);
  if (!/^\d+$/.test(major)) throw new Error(`"${major}" is not a major version.`);
  return {recipes, major, keep};
}

/** Makes one app in `parent` and prints what it consists of, or the output of the command that failed. */
function report(recipe: Recipe, parent: string, major: string): void {
  console.log(`\n${recipe.name}`);
  try {
    const app = makeApp(recipe, parent);
    addCapacitor(recipe, app, major);
    for (const line of describe(recipe, app)) console.log(`  ${line}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`  Failed: ${outputOf(error)}`);
  }
}

/** Generates the project, writes the recipe's files, installs and builds. Returns the project's folder. */
function makeApp(recipe: Recipe, parent: string): string {
  const app = path.join(parent, 'app');
  fs.mkdirSync(parent, {recursive: true});
  if (recipe.generator) run(parent, 'npx', ['--yes', ...recipe.generator]);
  for (const [file, contents] of Object.entries(recipe.files)) {
    fs.mkdirSync(path.dirname(path.join(app, file)), {recursive: true});
    fs.writeFileSync(path.join(app, file), contents);
  }
  run(app, 'npm', ['install', '--no-audit', '--no-fund']);
  run(app, 'npm', ['run', recipe.build]);
  return app;
}

/** Adds Capacitor and both platforms, as "Installing Capacitor" does. */
function addCapacitor(recipe: Recipe, app: string, major: string): void {
  const install = ['install', '--no-audit', '--no-fund'];
  run(app, 'npm', [
    ...install,
    `@capacitor/core@${major}`,
    `@capacitor/android@${major}`,
    `@capacitor/ios@${major}`,
  ]);
  const tools = Number(major) < 8 ? recipe.installBefore8 : [];
  run(app, 'npm', [...install, '--save-dev', `@capacitor/cli@${major}`, ...tools]);
  run(app, 'npx', ['cap', 'init', 'Recipe', 'com.example.recipe', '--web-dir', recipe.webDir]);
  for (const platform of ['android', 'ios']) run(app, 'npx', ['cap', 'add', platform]);
}

/** Returns lines about the versions, the files of the build and the file that each route gets from the native server. */
function describe(recipe: Recipe, app: string): string[] {
  const webFiles = fs.readdirSync(path.join(app, recipe.webDir)).sort();
  const copied = ['android/app/src/main/assets/public', 'ios/App/App/public'].map((folder) =>
    path.join(app, folder),
  );
  return [
    `${recipe.framework} ${versionOf(app, recipe.framework)}, @capacitor/cli ${versionOf(app, '@capacitor/cli')}`,
    `${recipe.webDir}: ${webFiles.join(' ')}`,
    `config: ${fs
      .readdirSync(app)
      .filter((file) => file.startsWith('capacitor.config'))
      .join(' ')}`,
    ...recipe.routes.map(
      (route) => `${route} → ${copied.map((folder) => servedFile(folder, route)).join(', ')}`,
    ),
  ];
}

/**
 * Returns the file in `folder` that Capacitor's local server returns for a path, or `missing`: `index.html` at the top
 * for a last part without a dot (WebViewLocalServer.java, Router.swift), and the file of that path otherwise.
 */
function servedFile(folder: string, route: string): string {
  const file = path.posix.basename(route).includes('.') ? route.slice(1) : 'index.html';
  return fs.existsSync(path.join(folder, file)) ? file : 'missing';
}

function versionOf(app: string, name: string): string {
  const source = fs.readFileSync(path.join(app, 'node_modules', name, 'package.json'), 'utf8');
  return String((JSON.parse(source) as {version: unknown}).version);
}

/** Runs a command without questions. Throws an error with its output if it fails. */
function run(cwd: string, command: string, args: readonly string[]): void {
  const quiet = {
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  execFileSync(command, args, {cwd, env: {...process.env, ...quiet}, stdio: ['ignore', 'pipe', 'pipe']});
}

/** Returns the last lines that a failed command printed, or an error's message. */
function outputOf(error: unknown): string {
  const {stdout, stderr, message} = error as {stdout?: Buffer; stderr?: Buffer; message: string};
  const lines = `${message}\n${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`.trim().split('\n');
  return [lines[0], ...lines.slice(1).slice(-15)].join('\n    ');
}

void runScript(COMMAND, readRequest, makeAll);
