import {listValues} from '../../../../plugins/content/cli-reference/config/comment';
import {loadConfig} from '../../../../plugins/content/cli-reference/config/loadConfig';
import {allFields, readConfig} from '../../../../plugins/content/cli-reference/config/readConfig';
import {loadPlugins} from '../../../../plugins/content/plugin-reference/loadPlugin';
import {blocksOf, phrasingOf} from '../../../../plugins/content/lib/markdown';
import {ROOT} from '../../../support/fixtureSite';

const read = (code: string) => readConfig(code, 'declarations.d.ts');

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
    expect(listValues("When:\n\n'none' = never\n'debug' = in debug\nbuilds\n\n'x' = y")).toBe(
      'When:\n\n- `none`: never\n- `debug`: in debug\nbuilds\n\n- `x`: y',
    );
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
    expect(JSON.stringify(phrasingOf('One.\n\n- two\n- `three`'))).toBe(
      JSON.stringify([
        {type: 'text', value: 'One.'},
        {type: 'break'},
        {type: 'break'},
        {type: 'text', value: '• '},
        {type: 'text', value: 'two'},
        {type: 'break'},
        {type: 'text', value: '• '},
        {type: 'inlineCode', value: 'three'},
      ]),
    );
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

/** Read by eye in each CLI's declarations.d.ts: properties of CapacitorConfig at any depth. */
const OPTIONS = {v3: 49, v4: 61, v5: 60, v6: 63, v7: 72, next: 77};

/** Plugins with configuration keys: those of the CLI's declarations, then those of plugin packages. */
const PLUGINS = {
  v3: {
    Portals: 3,
    LiveUpdates: 5,
    Keyboard: 3,
    LocalNotifications: 3,
    PushNotifications: 1,
    SplashScreen: 13,
  },
  v4: {
    ...{Portals: 3, LiveUpdates: 5, CapacitorCookies: 1, CapacitorHttp: 1},
    ...{Keyboard: 3, LocalNotifications: 3, PushNotifications: 1, SplashScreen: 14},
  },
  v5: {
    ...{FederatedCapacitor: 3, LiveUpdates: 5, CapacitorCookies: 2, CapacitorHttp: 1},
    ...{BackgroundRunner: 6, Keyboard: 3, LocalNotifications: 3, PushNotifications: 1, SplashScreen: 14},
  },
  v6: {
    ...{CapacitorCookies: 1, CapacitorHttp: 1},
    ...{BackgroundRunner: 6, Keyboard: 3, LocalNotifications: 3, PushNotifications: 1, SplashScreen: 14},
  },
  v7: {
    ...{CapacitorCookies: 1, CapacitorHttp: 1, App: 1, BackgroundRunner: 6, Keyboard: 3},
    ...{LocalNotifications: 3, PushNotifications: 1, SplashScreen: 14, StatusBar: 3},
  },
  next: {
    ...{CapacitorCookies: 1, CapacitorHttp: 1, SystemBars: 5, App: 1, BackgroundRunner: 6, Keyboard: 4},
    ...{LocalNotifications: 4, PushNotifications: 1, SplashScreen: 14, StatusBar: 3},
  },
};
const VERSIONS = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

describe('the configuration of each docs version', () => {
  test.each(VERSIONS)('%s has all its options', (version) => {
    const paths = allFields(loadConfig(ROOT, version).options).map(({path}) => path);
    expect(paths).toHaveLength(OPTIONS[version]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(VERSIONS)('%s has the keys of all its plugins', (version) => {
    const counts = loadConfig(ROOT, version).plugins.map(({jsName, keys}) => [jsName, keys.length]);
    expect(Object.fromEntries(counts)).toEqual(PLUGINS[version]);
  });

  test('has the same keys as the models of the plugins', async () => {
    const {plugins} = loadConfig(ROOT, 'next');
    for (const {configurationKey, configuration} of await loadPlugins(ROOT, 'next')) {
      const keys = plugins.find(({jsName}) => jsName === configurationKey)?.keys ?? [];
      expect([configurationKey, keys.map(({name}) => name)]).toEqual([
        configurationKey,
        configuration.map(({name}) => name),
      ]);
    }
  });

  test('gained and lost what the versions gained and lost', () => {
    const paths = (version: string) =>
      new Set(allFields(loadConfig(ROOT, version).options).map(({path}) => path));
    expect(paths('v3')).not.toContain('android.minWebViewVersion');
    expect(paths('v4')).toContain('android.minWebViewVersion');
    expect(paths('v4')).toContain('hideLogs');
    expect(paths('v5')).not.toContain('hideLogs');
    expect(paths('v7')).toContain('android.adjustMarginsForEdgeToEdge');
    expect(paths('next')).not.toContain('android.adjustMarginsForEdgeToEdge');
    expect(paths('next')).toContain('experimental.ios.spm.packageOptions');
  });

  test('marks what is deprecated', () => {
    const deprecated = allFields(loadConfig(ROOT, 'v6').options).filter((option) => option.deprecated);
    expect(deprecated.map(({path, deprecated: since}) => [path, since])).toEqual([
      ['bundledWebRuntime', '5.0.0'],
      ['cordova.staticPlugins', '6.1.1'],
    ]);
  });

  test('is missing in v2, which says what to do', () => {
    expect(() => loadConfig(ROOT, 'v2')).toThrow('Describe the options of v2 by hand in the page.');
  });
});
