import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {allFields, loadConfig, loadPlugins} from '../../../../packages/facts';
import {docsVersions} from '../../../../packages/pages/versions';
import {readConfig} from '../../../../packages/facts/extract/config/readConfig';
import {blocksOf, phrasingOf} from '../../../../packages/pages/markdown';
import {ROOT} from '../../../support/fixtureSite';
import {declaredFacts} from '../changes/declaredFacts';
import {pins} from '../changes/independentCount';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

let files = 0;

/** Reads a declaration file with the given text. */
function read(code: string): ReturnType<typeof readConfig> {
  const file = path.join(folder, `declarations-${++files}.d.ts`);
  fs.writeFileSync(file, code);
  return readConfig(file);
}

describe('the options of a declaration file', () => {
  test('have path, type, description and tags', () => {
    const {options} = read(`
      export interface CapacitorConfig {
        /**
         * Log or not.
         *
         * - one
         * - \`two\`
         *
         * @since 3.0.0
         * @default debug
         * @deprecated 5.0.0
         */
        logging?: 'none' | 'debug';
        required: string;
      }`);
    expect(options).toEqual([
      {
        name: 'logging',
        path: 'logging',
        type: "'none' | 'debug'",
        optional: true,
        docs: 'Log or not.\n\n- one\n- `two`',
        since: '3.0.0',
        defaultValue: 'debug',
        deprecated: '5.0.0',
        options: [],
      },
      {name: 'required', path: 'required', type: 'string', optional: false, docs: '', options: []},
    ]);
  });

  test('nest as deep as the type spells them out', () => {
    const {options} = read(`
      interface CapacitorConfig {
        android?: {path?: string; buildOptions?: {alias?: string}};
        preferences?: {[key: string]: string | undefined};
      }`);
    expect(allFields(options).map(({path, type}) => [path, type])).toEqual([
      ['android', 'object'],
      ['android.path', 'string'],
      ['android.buildOptions', 'object'],
      ['android.buildOptions.alias', 'string'],
      ['preferences', '{ [key: string]: string | undefined; }'],
    ]);
  });

  test('show what aliases and enums stand for, and keep the names of interfaces with their fields', () => {
    const {options, types} = read(`
      type Mode = 'a' | 'b';
      enum Style { Dark = "DARK", Light = "LIGHT" }
      interface App { shell: Shell; }
      interface Shell { name: string; }
      interface Unused { x: string; }
      interface CapacitorConfig { modes?: Mode[]; style?: Style; apps?: Record<string, App>; }`);
    expect(options.map(({type}) => type)).toEqual([
      "('a' | 'b')[]",
      "'DARK' | 'LIGHT'",
      'Record<string, App>',
    ]);
    expect(types.map(({name, fields}) => [name, fields.map((field) => field.name)])).toEqual([
      ['App', ['shell']],
      ['Shell', ['name']],
    ]);
  });

  test.each([
    ['`DEFAULT`', 'DEFAULT'],
    ['"AAB"', 'AAB'],
    ["'automatic'", 'automatic'],
    ['[]', '[]'],
    ['false', 'false'],
  ])('have the default %s without its quotes', (written, shown) => {
    const {options} = read(`interface CapacitorConfig {\n/** @default ${written} */\nx?: string }`);
    expect(options[0]?.defaultValue).toBe(shown);
  });

  test('list the values that their comments explain', () => {
    const {options} = read(
      "interface CapacitorConfig {\n/**\n * When:\n *\n * 'none' = never\n * 'debug' = in debug\n * builds\n */\nx: string }",
    );
    expect(options[0]?.docs).toBe('When:\n\n- `none`: never\n- `debug`: in debug\nbuilds');
  });
});

describe('a comment', () => {
  test('keeps tags, braces and links as text and code, inside other marks too', () => {
    expect(blocksOf('<a>\n\n*<b>* {c} https://x.test/d')).toMatchObject([
      {type: 'paragraph', children: [{type: 'inlineCode', value: '<a>'}]},
      {
        type: 'paragraph',
        children: [
          {type: 'emphasis', children: [{type: 'inlineCode', value: '<b>'}]},
          {type: 'text', value: ' {c} '},
          {type: 'link', url: 'https://x.test/d'},
        ],
      },
    ]);
  });

  test('fits on one line of a table', () => {
    const words = phrasingOf('One.\n\n- two\n- `three`').map((node) =>
      node.type === 'break' ? '/' : 'value' in node ? node.value : '',
    );
    expect(words.join('')).toBe('One.//• two/• three');
  });
});

describe('the plugins of a declaration file', () => {
  test('are read where a plugin package adds to the CLI’s types', () => {
    const {options, plugins} = read(`
      declare module '@capacitor/cli' {
        interface PluginsConfig {
          /** Shown at launch. */
          Splash?: {
            /** How long. @since 1.0.0 */
            duration?: number;
          };
        }
      }`);
    expect(options).toEqual([]);
    expect(plugins).toMatchObject([
      {jsName: 'Splash', docs: 'Shown at launch.', keys: [{name: 'duration', type: 'number'}]},
    ]);
  });

  test('may get their keys from an interface; the index signature is no plugin', () => {
    const {plugins} = read(`
      interface Updates { channel: string }
      interface PluginsConfig { [key: string]: {[key: string]: any} | undefined; LiveUpdates?: Updates; }`);
    expect(plugins).toMatchObject([{jsName: 'LiveUpdates', keys: [{name: 'channel'}]}]);
  });
});

describe.each(docsVersions(ROOT).slice(0, -1))('the configuration of %s', (version) => {
  /** Returns the paths below a type that the packages declare, without the objects on the way. */
  const declared = (type: string, names: readonly string[]): string[] =>
    names.flatMap((name) =>
      [...declaredFacts(version, name).keys()].flatMap((key) =>
        key.startsWith(`${type}.`) ? [key.slice(type.length + 1)] : [],
      ),
    );

  test('has all options that its CLI declares, each once', () => {
    const paths = allFields(loadConfig(ROOT, version).options).map(({path}) => path);
    expect(paths.sort()).toEqual(declared('CapacitorConfig', ['@capacitor/cli']).sort());
  });

  test('has the keys of all plugins that its packages declare', () => {
    const keys = loadConfig(ROOT, version).plugins.flatMap(({jsName, keys: own}) =>
      own.map(({name}) => `${jsName}.${name}`),
    );
    const packages = pins(version).filter((name) => !/\/(?:android|ios)$/.test(name));
    const all = declared('PluginsConfig', packages).filter((key) => key.includes('.'));
    // LiveUpdates has those of an interface.
    expect(keys.filter((key) => !key.startsWith('LiveUpdates.')).sort()).toEqual(all.sort());
  });

  test('has the same keys as the models of the plugins', () => {
    const keys = new Map(
      loadConfig(ROOT, version).plugins.map(({jsName, keys: own}) => [jsName, own.map(({name}) => name)]),
    );
    for (const {configurationKey, configuration} of loadPlugins(ROOT, version)) {
      const own = configuration.map(({name}) => name);
      expect([configurationKey, keys.get(configurationKey) ?? []]).toEqual([configurationKey, own]);
    }
  });
});

test('v2 has no configuration, which says what to do', () => {
  expect(() => loadConfig(ROOT, 'v2')).toThrow('Describe the options of v2 by hand in the page.');
});
