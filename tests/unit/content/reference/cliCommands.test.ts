import {createRequire} from 'node:module';
import path from 'node:path';
import {loadCli} from '../../../../plugins/content/cli-reference/cli/loadCli';
import {readCommands, type Commander} from '../../../../plugins/content/cli-reference/cli/readCommands';
import {ROOT} from '../../../support/fixtureSite';

const VERSIONS = ['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'next'];

/** Commander 4 (v2), 6 (v3), 9 (v4 to v6) and 12 (v7, next): the same CLI must read the same with each. */
function commanderOf(version: string): Commander {
  const folder = version === 'next' ? ROOT : path.join(ROOT, 'reference', version);
  const cli = path.join(folder, 'node_modules/@capacitor/cli/dist/index.js');
  return createRequire(cli)('commander') as Commander;
}

/** Reads a CLI whose `runProgram` has this body; `program` is commander's. */
function read(body: string, version = 'v7') {
  const code = `
    const commander_1 = require('commander');
    const colors_1 = require('./colors');
    const telemetry_1 = require('./telemetry');
    process.on('unhandledRejection', () => {});
    exports.runProgram = (config) => {
      const {program} = commander_1;
      program.version(config.cli.package.version);
      ${body}
      program.parse(process.argv);
    };`;
  return readCommands({code, file: 'dist/index.js', commander: commanderOf(version)});
}

describe('the commands of a program', () => {
  test.each(VERSIONS)('are the same data with the commander of %s', (version) => {
    const [command] = read(
      `program.command('copy [platform]').description('copies').option('-l, --list <id>', 'lists', 'all');`,
      version,
    );
    expect(command).toEqual({
      name: 'copy',
      aliases: [],
      hidden: false,
      description: 'copies',
      usage: '[options] [platform]',
      arguments: [{name: 'platform', required: false, variadic: false, description: ''}],
      options: [
        {
          flags: '-l, --list <id>',
          long: '--list',
          short: '-l',
          argument: 'id',
          required: true,
          defaultValue: 'all',
          choices: [],
          description: 'lists',
          hidden: false,
        },
      ],
    });
  });

  test('keep hidden ones, marked', () => {
    expect(read(`program.command('serve', {hidden: true});`)[0]).toMatchObject({name: 'serve', hidden: true});
  });

  test('keep required and variadic arguments and aliases', () => {
    expect(read(`program.command('build <platform> [rest...]').alias('b');`)[0]).toMatchObject({
      aliases: ['b'],
      arguments: [
        {name: 'platform', required: true, variadic: false},
        {name: 'rest', required: false, variadic: true},
      ],
    });
  });

  test('keep choices, optional values and hidden options', () => {
    const options = read(`program.command('run')
      .addOption(new commander_1.Option('--type <type>').choices(['AAB', 'APK']))
      .option('--client [name]', 'names')
      .addOption(new commander_1.Option('--json').hideHelp());`)[0]?.options;
    expect(options).toMatchObject([
      {argument: 'type', required: true, choices: ['AAB', 'APK'], hidden: false},
      {argument: 'name', required: false},
      {hidden: true},
    ]);
    expect(options?.[2]).not.toHaveProperty('argument');
  });

  test('show a default of false, and none for a switch that turns something off', () => {
    const options = read(
      `program.command('sync').option('--inline', 'inlines', false).option('--no-sync', 'does not');`,
    )[0]?.options;
    expect(options?.[0]).toMatchObject({defaultValue: 'false'});
    expect(options?.[1]).not.toHaveProperty('defaultValue');
  });

  test('take a default that the description states out of it', () => {
    expect(
      read(`program.command('a').option('--x <x>', 'Signs (default:  jarsigner)');`)[0]?.options,
    ).toMatchObject([{description: 'Signs', defaultValue: 'jarsigner'}]);
  });

  test('show what the CLI colours as code', () => {
    const [command] = read("program.command('run').description(`runs ${colors_1.default.input('sync')}`);");
    expect(command?.description).toBe('runs `sync`');
  });
});

describe('reading a program', () => {
  test('runs no action and reaches no real process', () => {
    const before = process.listenerCount('unhandledRejection');
    read(
      `program.command('a').action(telemetry_1.telemetryAction(config, () => { throw new Error('ran'); }));`,
    );
    expect(process.listenerCount('unhandledRejection')).toBe(before);
  });

  test('starts from an empty program each time', () => {
    read(`program.command('a');`);
    expect(read(`program.command('b');`).map(({name}) => name)).toEqual(['b']);
  });

  test('fails where no command is declared, saying what was looked for', () => {
    expect(() => read('')).toThrow('dist/index.js declares no commands: looked for runProgram(config)');
  });

  test('fails where a text needs what only a running command has', () => {
    expect(() => read('program.command(`a`).description(`${telemetry_1.name}`);')).toThrow(
      'The CLI writes a value that only a running command has.',
    );
  });
});

/** Number of options by command, read by eye in `dist/index.js` of each CLI; hidden commands in brackets. */
const OPTIONS: Record<string, Record<string, number>> = {
  v2: {
    create: 1,
    init: 2,
    serve: 0,
    sync: 1,
    update: 1,
    copy: 0,
    open: 0,
    add: 0,
    ls: 0,
    doctor: 0,
    'plugin:generate': 0,
  },
  v3: {
    '(config)': 1,
    '(create)': 0,
    init: 1,
    '(serve)': 0,
    sync: 1,
    update: 1,
    copy: 0,
    run: 3,
    open: 0,
    add: 0,
    ls: 0,
    doctor: 0,
    '(telemetry)': 0,
    '(📡)': 0,
    '(plugin:generate)': 0,
  },
};
const V4 = {...OPTIONS.v3, sync: 2, copy: 1, build: 6, run: 5, migrate: 0};
const V5 = {...V4, build: 8, run: 9, migrate: 2};
const V6 = {...V5, build: 9, run: 10, add: 1};
const V7 = {...V6, init: 2, build: 14, run: 12, 'spm-migration-assistant': 0};
const NEXT = {...V7, run: 14};
Object.assign(OPTIONS, {v4: V4, v5: V5, v6: V6, v7: V7, next: NEXT});

describe('the CLI of each docs version', () => {
  test.each(VERSIONS)('%s has all its commands with all their options', (version) => {
    const read = loadCli(ROOT, version).commands.map((command) => [
      command.hidden ? `(${command.name})` : command.name,
      command.options.length,
    ]);
    expect(Object.fromEntries(read)).toEqual(OPTIONS[version]);
  });

  test('is the one that reference/<version> pins, with the address of its source', () => {
    expect(loadCli(ROOT, 'v4')).toMatchObject({
      packageVersion: '4.8.2',
      definitionUrl: 'https://github.com/ionic-team/capacitor/blob/4.8.2/cli/src/index.ts',
    });
  });

  test('hides --json of run since v7', () => {
    const hidden = (version: string) =>
      loadCli(ROOT, version)
        .commands.flatMap(({options}) => options)
        .filter((option) => option.hidden)
        .map(({long}) => long);
    expect(VERSIONS.filter((version) => hidden(version).length > 0)).toEqual(['v7', 'next']);
    expect(hidden('v7')).toEqual(['--json']);
  });
});
