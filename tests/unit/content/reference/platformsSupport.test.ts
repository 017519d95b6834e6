import {loadPlugin, type SupportTable} from '../../../../packages/facts';
import type {NativePlugin} from '../../../../packages/facts/extract/plugins/platforms/nativePlugin';
import {
  applyOverrides,
  OVERRIDES,
  type Override,
} from '../../../../packages/facts/extract/plugins/platforms/overrides';
import {readEvents} from '../../../../packages/facts/extract/plugins/platforms/readEvents';
import {readSupport} from '../../../../packages/facts/extract/plugins/platforms/readSupport';
import type {ScriptPlugin} from '../../../../packages/facts/extract/plugins/platforms/scriptPlugin';
import {supportTable, type PluginParts} from '../../../../packages/facts/extract/plugins/platforms/support';
import {inRange} from '../../../../packages/lib/versionRange';
import {pluginSource} from '../../../support/pluginSource';
import versions from '../../../../versions.json';
import golden from '../../../fixtures/reference/support-golden.json';
import {ROOT} from '../../../support/fixtureSite';

function native(
  methods: Record<string, 'works' | 'refuses' | 'inherits'>,
  declaresPermissions = false,
): NativePlugin {
  return {methods: new Map(Object.entries(methods)), declaresPermissions};
}

function script(methods: Record<string, boolean>, inherits = true): ScriptPlugin {
  return {methods: new Map(Object.entries(methods)), inherits};
}

const WEB = script({echo: true, close: false});

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
  const echo = {echo: 'works'} as const;
  const inherits = {echo: 'works', checkPermissions: 'inherits'} as const;
  const silent = {web: script({echo: false, close: false})};
  const setOnIos = {ios: script({set: true}, false)};
  const callers = [
    {name: 'addMarker', calls: ['addMarker']},
    {name: 'onClick', calls: ['addListener']},
    {name: 'fit', calls: ['setBounds', 'log']},
    {name: 'forget', calls: []},
  ];

  type Parts = Partial<Omit<PluginParts, 'version'>>;
  test.each<[string, string, Parts, Record<string, string>]>([
    [
      'says where the plugin has a method that works',
      'v7',
      {ios: native({echo: 'works', close: 'refuses'}), android: native({echo: 'works', close: 'works'})},
      {echo: 'ios android web', close: 'android'},
    ],
    ...(['v7', 'v5', 'v2'] as const).map((version): [string, string, Parts, Record<string, string>] => [
      'counts what the base class gives',
      version,
      {ios: native(echo), android: native(echo, true)},
      {
        addListener: 'ios android web',
        removeAllListeners: {v7: 'ios android web', v5: 'android web', v2: 'android web'}[version],
        requestPermissions: {v7: 'android', v5: 'android', v2: 'android web'}[version],
      },
    ]),
    [
      'counts removeAllListeners on iOS where the plugin registers it',
      'v4',
      {ios: native({echo: 'works', removeAllListeners: 'inherits'}), scripts: {}},
      {echo: 'ios', removeAllListeners: 'ios'},
    ],
    [
      'counts no inherited permissions on iOS, nor on Android without any declared',
      'v7',
      {ios: native(inherits), android: native({echo: 'works'})},
      {checkPermissions: '', requestPermissions: ''},
    ],
    [
      'counts no listeners where every method refuses',
      'v7',
      {ios: native(echo), android: native({}), scripts: silent},
      {echo: 'ios', addListener: 'ios', removeAllListeners: 'ios'},
    ],
    [
      'counts what JavaScript adds on a native platform',
      'v7',
      {ios: native({get: 'works'}), scripts: setOnIos},
      {get: 'ios', set: 'ios'},
    ],
    [
      'counts that to no native plugin',
      'v2',
      {ios: native({get: 'works'}), scripts: setOnIos},
      {get: 'ios', set: ''},
    ],
    ['counts that without a native plugin', 'v2', {scripts: setOnIos}, {set: 'ios'}],
    [
      'follows the methods that a class before the plugin needs',
      'v7',
      {
        ios: native({addMarker: 'works', setBounds: 'works'}),
        android: native({addMarker: 'works', setBounds: 'refuses'}),
        callers,
      },
      {addMarker: 'ios android', fit: 'ios', onClick: 'ios android', forget: 'ios android'},
    ],
  ])('%s, in %s', (_what, version, parts, expected) => {
    const table = supportTable({version, scripts: {web: WEB}, callers: [], ...parts}, Object.keys(expected));
    expect(words(table)).toEqual(expected);
  });

  test('refuses a method that no source has', () => {
    const parts = {version: 'v7', ios: native(echo), scripts: {}, callers: []};
    expect(() => supportTable(parts, ['echo', 'ehco'])).toThrow(
      'no source of the plugin has the methods ehco.',
    );
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
  ])('with %j is refused', (change, message) => {
    expect(() => applyOverrides(table, place, [{...override, ...change}])).toThrow(message);
  });
});

describe('the support of the real plugins', () => {
  const cases = Object.entries(golden).flatMap(([version, plugins]) =>
    Object.entries(plugins).map(([slug, table]) => [version, slug, table] as const),
  );

  test.each(cases)('of %s %s is what reading the sources by eye says', (version, slug, table) => {
    expect(words(loadPlugin(ROOT, version, slug).support)).toMatchObject(table);
  });

  test('must be registered in the sources that a package ships', async () => {
    const source = {...pluginSource(ROOT, 'v7', 'camera'), jsName: 'Kamera'};
    await expect(readSupport(source, ['getPhoto'])).rejects.toThrow(
      /^Platform support of v7 camera: nothing in .*camera\/ios registers "Kamera"\.$/,
    );
  });

  test('has overrides only of plugins that exist, each with a reason', () => {
    for (const {versions: range, plugin, reason} of OVERRIDES) {
      const covered = ['next', ...versions].filter((version) => inRange(range, version));
      expect(covered).not.toEqual([]);
      for (const version of covered) expect(pluginSource(ROOT, version, plugin).slug).toBe(plugin);
      expect(reason.length).toBeGreaterThan(40);
    }
  });
});

describe('the events of a plugin', () => {
  const EVERYWHERE = {ios: true, android: true, web: true};
  const eventsOf = async (slug: string, types: readonly string[], listeners = EVERYWHERE) =>
    words(await readEvents(pluginSource(ROOT, 'v7', slug), types, listeners));

  test('are on the platforms whose sources send them', async () => {
    expect(await eventsOf('app', ["'backButton'", "'pause'"])).toEqual({
      "'backButton'": 'android',
      "'pause'": 'ios android web',
    });
    expect(await eventsOf('app', ["'backButton' | 'pause'"])).toEqual({
      "'backButton' | 'pause'": 'ios android web',
    });
  });

  test('are where the code for the web runs, for a plugin without native code', async () => {
    expect(await eventsOf('motion', ["'accel'"])).toEqual({"'accel'": 'ios android web'});
  });

  test('are where listeners work at all', async () => {
    expect(await eventsOf('app', ["'pause'"], {...EVERYWHERE, web: false})).toEqual({
      "'pause'": 'ios android',
    });
    expect(await eventsOf('app', ["'noSuchEvent'", 'string'])).toEqual({"'noSuchEvent'": 'ios android web'});
  });
});
