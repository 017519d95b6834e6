import {createRequire} from 'node:module';
import path from 'node:path';
import {loadCli} from '../../../../packages/facts';
import {readCommands, type Commander} from '../../../../packages/facts/extract/cli/readCommands';
import {ROOT} from '../../../support/fixtureSite';
import {cliDeclarations} from '../changes/independentCount';

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
  test.each(['v2', 'v3', 'v4', 'v7'])('are the same data with the commander of %s', (version) => {
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

  test.each([
    ['marks hidden ones', `program.command('serve', {hidden: true});`, {name: 'serve', hidden: true}],
    [
      'keeps aliases, and required and variadic arguments',
      `program.command('build <platform> [rest...]').alias('b');`,
      {
        aliases: ['b'],
        arguments: [
          {name: 'platform', required: true, variadic: false},
          {name: 'rest', required: false, variadic: true},
        ],
      },
    ],
    [
      'keeps choices',
      `program.command('run').addOption(new commander_1.Option('--type <type>').choices(['AAB', 'APK']));`,
      {options: [{argument: 'type', required: true, choices: ['AAB', 'APK'], hidden: false}]},
    ],
    [
      'keeps optional values',
      `program.command('run').option('--client [name]', 'names');`,
      {options: [{argument: 'name', required: false}]},
    ],
    [
      'marks hidden options',
      `program.command('run').addOption(new commander_1.Option('--json').hideHelp());`,
      {options: [{hidden: true}]},
    ],
    [
      'shows a default of false',
      `program.command('sync').option('--inline', 'inlines', false);`,
      {options: [{defaultValue: 'false'}]},
    ],
    [
      'knows no argument of a switch',
      `program.command('run').option('--json', 'prints JSON');`,
      {options: [expect.not.objectContaining({argument: expect.anything() as unknown})]},
    ],
    [
      'shows no default of a switch that turns something off',
      `program.command('sync').option('--no-sync', 'does not');`,
      {options: [expect.not.objectContaining({defaultValue: expect.anything() as unknown})]},
    ],
    [
      'takes a default that the description states out of it',
      `program.command('a').option('--x <x>', 'Signs (default:  jarsigner)');`,
      {options: [{description: 'Signs', defaultValue: 'jarsigner'}]},
    ],
    [
      'shows what the CLI colors as code',
      "program.command('run').description(`runs ${colors_1.default.input('sync')}`);",
      {description: 'runs `sync`'},
    ],
  ])('%s', (_what, body, command) => {
    expect(read(body)[0]).toMatchObject(command);
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

describe('the CLI of each docs version', () => {
  test.each(VERSIONS)('%s has all commands and options that the text of its program has', (version) => {
    const names = loadCli(ROOT, version).commands.flatMap(({name, options}) => [
      name,
      ...options.map(({long}) => `${name} ${long}`),
    ]);
    expect(names.sort()).toEqual([...cliDeclarations(version).keys()].sort());
  });
});
