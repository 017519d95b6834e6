import {readApi} from '../../../../plugins/content/plugin-reference/api/readApi';
import {
  checkOverrides,
  readEvents,
  readSupport,
} from '../../../../plugins/content/plugin-reference/platforms';
import type {NativePlugin} from '../../../../plugins/content/plugin-reference/platforms/nativePlugin';
import {
  applyOverrides,
  OVERRIDES,
  type Override,
} from '../../../../plugins/content/plugin-reference/platforms/overrides';
import {readScript} from '../../../../plugins/content/plugin-reference/platforms/script';
import {scriptPlugin} from '../../../../plugins/content/plugin-reference/platforms/scriptPlugin';
import {supportTable} from '../../../../plugins/content/plugin-reference/platforms/support';
import {findPluginSource, listPluginSources} from '../../../../plugins/content/lib/sources';
import type {SupportTable} from '../../../../plugins/content/lib/referenceTypes';
import versions from '../../../../versions.json';
import golden from '../../../fixtures/reference/support-golden.json';
import {ROOT} from '../../../support/fixtureSite';

const LISTENERS = ['addListener', 'removeAllListeners'];
const PERMISSIONS = ['checkPermissions', 'requestPermissions'];

function native(
  methods: Record<string, 'works' | 'refuses' | 'inherits'>,
  declaresPermissions = false,
): NativePlugin {
  return {methods: new Map(Object.entries(methods)), declaresPermissions};
}

function script(text = ''): ReturnType<typeof scriptPlugin> {
  return scriptPlugin([readScript(text)], 'Echo');
}

const WEB = `class EchoWeb extends WebPlugin { echo() {} close() { throw this.unimplemented(); } }
  registerPlugin('Echo', { web: () => new EchoWeb() });`;

/** Returns the platforms of each method as a word: `ios android web`. */
function words(table: SupportTable): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).map(([method, support]) => {
      const platforms = Object.entries(support).filter(([, works]) => works);
      return [method, platforms.map(([platform]) => platform).join(' ')];
    }),
  );
}

describe('a support table', () => {
  test('says where the plugin has a method that works', () => {
    const parts = {
      version: 'v7',
      ios: native({echo: 'works', close: 'refuses'}),
      android: native({echo: 'works', close: 'works'}),
      script: script(WEB),
    };
    expect(words(supportTable(parts, ['echo', 'close']))).toEqual({
      echo: 'ios android web',
      close: 'android',
    });
  });

  test('refuses a method that no source has', () => {
    const parts = {version: 'v7', ios: native({echo: 'works'}), script: script()};
    expect(() => supportTable(parts, ['echo', 'ehco'])).toThrow(
      'no source of the plugin has the methods ehco.',
    );
  });

  test.each([
    ['v7', 'ios android web', 'android'],
    ['v5', 'android web', 'android'],
    ['v2', 'android web', 'web'],
  ])('of %s counts what the base class gives', (version, removeAll, check) => {
    const echo = {echo: 'works'} as const;
    const parts = {version, ios: native(echo), android: native(echo, true), script: script(WEB)};
    expect(words(supportTable(parts, ['echo', ...LISTENERS, ...PERMISSIONS]))).toMatchObject({
      addListener: 'ios android web',
      removeAllListeners: removeAll,
      requestPermissions: version === 'v2' ? 'android web' : check,
    });
  });

  test('counts removeAllListeners on iOS before Capacitor 6 where the plugin registers it', () => {
    const parts = {
      version: 'v4',
      ios: native({echo: 'works', removeAllListeners: 'inherits'}),
      script: script(),
    };
    expect(words(supportTable(parts, ['echo', 'removeAllListeners']))).toMatchObject({
      removeAllListeners: 'ios',
    });
  });

  test('counts no inherited permissions on iOS, nor on Android without any declared', () => {
    const inherits = {echo: 'works', checkPermissions: 'inherits'} as const;
    const parts = {
      version: 'v7',
      ios: native(inherits),
      android: native({echo: 'works'}),
      script: script(WEB),
    };
    expect(words(supportTable(parts, PERMISSIONS))).toEqual({checkPermissions: '', requestPermissions: ''});
  });

  test('counts no listeners where every method refuses', () => {
    const web = WEB.replace('echo() {}', "echo() { throw this.unavailable('no'); }");
    const parts = {version: 'v7', ios: native({echo: 'works'}), android: native({}), script: script(web)};
    expect(words(supportTable(parts, ['echo', ...LISTENERS]))).toEqual({
      echo: 'ios',
      addListener: 'ios',
      removeAllListeners: 'ios',
    });
  });

  test('counts what JavaScript adds on a native platform, in Capacitor 2 only to no native plugin', () => {
    const text = `class EchoIOS { set() {} }
      registerPlugin('Echo', { ios: () => new EchoIOS() });`;
    const ios = native({get: 'works'});
    expect(words(supportTable({version: 'v7', ios, script: script(text)}, ['get', 'set']))).toEqual({
      get: 'ios',
      set: 'ios',
    });
    expect(words(supportTable({version: 'v2', ios, script: script(text)}, ['get', 'set']))).toMatchObject({
      set: '',
    });
    expect(words(supportTable({version: 'v2', script: script(text)}, ['set']))).toEqual({set: 'ios'});
  });

  test('of a class before the plugin follows the methods that it needs', () => {
    const parts = {
      version: 'v7',
      ios: native({addMarker: 'works', setBounds: 'works'}),
      android: native({addMarker: 'works', setBounds: 'refuses'}),
      script: script(`const CapacitorEcho = registerPlugin('Echo', {});
        class EchoMap { addMarker() { CapacitorEcho.addMarker(); } setBounds() { CapacitorEcho.setBounds(); }
          onClick() { CapacitorEcho.addListener(); } forget() {} }`),
    };
    expect(words(supportTable(parts, ['addMarker', 'setBounds', 'onClick', 'forget']))).toEqual({
      addMarker: 'ios android',
      setBounds: 'ios',
      onClick: 'ios android',
      forget: 'ios android',
    });
  });
});

describe('an override', () => {
  const table = {echo: {ios: true, android: true, web: true}};
  const place = {version: 'v7', plugin: 'echo'};
  const override: Override = {
    versions: 'since v7',
    plugin: 'echo',
    method: 'echo',
    platform: 'web',
    supported: false,
    reason: 'It only pretends.',
  };

  test('changes its own plugin, version, method and platform', () => {
    expect(applyOverrides(table, place, [override])).toEqual({echo: {ios: true, android: true, web: false}});
    expect(applyOverrides(table, {version: 'v6', plugin: 'echo'}, [override])).toEqual(table);
  });

  test.each([
    [{supported: true}, 'the source already says true. Remove the override.'],
    [{method: 'ehco'}, 'the plugin has no such method. It has: echo.'],
    [{platform: 'electron' as Override['platform']}, 'unknown platform. Known: ios, android, web.'],
    [{reason: ' '}, 'give the reason in "reason".'],
  ])('with %j is refused', (change, message) => {
    expect(() => applyOverrides(table, place, [{...override, ...change}])).toThrow(message);
  });

  test('names a plugin and a version that exist', () => {
    expect(() => checkOverrides({v7: ['echo']}, [override])).not.toThrow();
    expect(() => checkOverrides({v7: ['camera']}, [override])).toThrow(
      'v7 has no plugin "echo". It has: camera.',
    );
    expect(() => checkOverrides({v6: ['echo']}, [override])).toThrow(
      'no version is in "since v7". Known: v6.',
    );
  });
});

describe('the support of the real plugins', () => {
  const cases = Object.entries(golden).flatMap(([version, plugins]) =>
    Object.entries(plugins).map(([slug, table]) => [version, slug, table] as const),
  );

  test.each(cases)('of %s %s is what reading the sources by eye says', async (version, slug, table) => {
    const source = findPluginSource(ROOT, version, slug);
    const {methods} = await readApi(source);
    const names = [...new Set(methods.map(({name}) => name))];
    // A method that a newer version of the package adds is not in the golden table.
    expect(readSupport(source, names)).toMatchObject(table);
  });

  // Each read in the sources; see the golden table for the plain cases.
  test.each([
    ['next', 'app', 'exitApp', 'android'],
    ['next', 'background-runner', 'addListener', 'ios android'],
    ['next', 'calendar', 'checkPermissions', 'ios android'],
    ['next', 'file-transfer', 'downloadFile', 'ios android web'],
    ['next', 'file-viewer', 'previewMediaContentFromUrl', 'ios android'],
    ['next', 'google-maps', 'enableAccessibilityElements', 'ios'],
    ['next', 'google-maps', 'enableIndoorMaps', 'ios android'],
    ['next', 'google-maps', 'setOnMapClickListener', 'ios android web'],
    ['next', 'inappbrowser', 'addListener', 'ios android'],
    ['next', 'local-llm', 'download', 'android'],
    ['next', 'local-llm', 'generateImage', 'ios'],
    ['next', 'motion', 'addListener', 'ios android web'],
    ['next', 'system-bars', 'show', 'ios android'],
    ['next', 'text-zoom', 'set', 'ios android'],
    ['v7', 'keyboard', 'show', 'android'],
    ['v7', 'keyboard', 'setResizeMode', 'ios'],
    ['v7', 'privacy-screen', 'isEnabled', 'ios android'],
    ['v7', 'status-bar', 'setBackgroundColor', 'ios android'],
    ['v6', 'status-bar', 'setBackgroundColor', 'android'],
    ['v5', 'watch', 'addListener', 'ios'],
    ['v4', 'browser', 'close', 'ios web'],
    ['v4', 'app', 'removeAllListeners', 'ios android web'],
    ['v2', 'browser', 'prefetch', 'android web'],
    ['v2', 'haptics', 'notification', 'ios'],
    ['v2', 'motion', 'addListener', 'ios android web'],
    ['v2', 'photos', 'getPhotos', 'ios'],
  ])('of %s %s.%s is %s', async (version, slug, method, platforms) => {
    const source = findPluginSource(ROOT, version, slug);
    const {methods} = await readApi(source);
    const table = readSupport(
      source,
      methods.map(({name}) => name),
    );
    expect(words(table)[method]).toBe(platforms);
  });

  test('must be registered in the sources that a package ships', () => {
    const source = {...findPluginSource(ROOT, 'v7', 'camera'), jsName: 'Kamera'};
    expect(() => readSupport(source, ['getPhoto'])).toThrow(
      /^Platform support of v7 camera: nothing in .*camera\/ios registers "Kamera"\.$/,
    );
  });

  test('has overrides only of plugins that exist, each with a reason', () => {
    const plugins = ['next', ...versions].map((version) => {
      return [version, listPluginSources(ROOT, version).map(({slug}) => slug)] as const;
    });
    expect(() => checkOverrides(Object.fromEntries(plugins))).not.toThrow();
    expect(OVERRIDES.every(({reason}) => reason.length > 40)).toBe(true);
  });
});

describe('the events of a plugin', () => {
  const EVERYWHERE = {ios: true, android: true, web: true};
  const eventsOf = (slug: string, types: readonly string[], listeners = EVERYWHERE) =>
    words(readEvents(findPluginSource(ROOT, 'v7', slug), types, listeners));

  test('are on the platforms whose sources send them', () => {
    expect(eventsOf('app', ["'backButton'", "'pause'"])).toEqual({
      "'backButton'": 'android',
      "'pause'": 'ios android web',
    });
    expect(eventsOf('app', ["'backButton' | 'pause'"])).toEqual({
      "'backButton' | 'pause'": 'ios android web',
    });
  });

  test('are where the code for the web runs, for a plugin without native code', () => {
    expect(eventsOf('motion', ["'accel'"])).toEqual({"'accel'": 'ios android web'});
  });

  test('are where listeners work at all', () => {
    expect(eventsOf('app', ["'pause'"], {...EVERYWHERE, web: false})).toEqual({"'pause'": 'ios android'});
    expect(eventsOf('app', ["'noSuchEvent'", 'string'])).toEqual({"'noSuchEvent'": 'ios android web'});
  });
});
