import fs from 'node:fs';
import {readApi, type Api} from '../../../../packages/facts/extract/plugins/api/readApi';
import {uniqueSlugs} from '../../../../packages/facts/slugs';
import {tagTexts} from '../../../../packages/facts/extract/plugins/api/tags';
import {cleanType, namesIn, typeTokens} from '../../../../packages/facts/typeText';
import {pluginSource} from '../../../support/pluginSource';
import {echoFile, editEcho, makeEchoSite} from './echoSite';

const readEcho = (edit?: (siteDir: string) => void): Api =>
  readApi(pluginSource(makeEchoSite(edit), 'v7', 'echo'));
const withoutDocs = (siteDir: string): void => fs.rmSync(echoFile(siteDir, 'dist/docs.json'));

describe.each([
  ['with docs.json', undefined],
  ['without docs.json', withoutDocs],
])('the API of a plugin %s', (_source, edit) => {
  let api: Api;
  beforeAll(() => {
    api = readEcho(edit);
  });
  const type = (name: string) => api.interfaces.find((model) => model.name === name);

  test('has its methods with established anchors', () => {
    expect(api.methods.map(({name, slug}) => [name, slug])).toEqual([
      ['echo', 'echo'],
      ['stop', 'stop'],
      ['checkPermissions', 'checkpermissions'],
      ['addListener', 'addlistenerechoed-'],
      ['addListener', 'addlistenersilence-'],
    ]);
    expect(api.methods.map(({signature}) => signature)).toEqual([
      '(options: EchoOptions, times?: number) => Promise<Echoed[]>',
      '() => Promise<void>',
      '() => Promise<PermissionStatus>',
      "(eventName: 'echoed', listenerFunc: EchoListener) => Promise<PluginListenerHandle>",
      "(eventName: 'silence', listenerFunc: () => void) => Promise<PluginListenerHandle>",
    ]);
  });

  test('says what each method takes, returns and since when', () => {
    expect(api.methods[0]).toMatchObject({
      returns: 'Promise<Echoed[]>',
      since: '1.0.0',
      parameters: [
        {name: 'options', type: 'EchoOptions', optional: false},
        {name: 'times', type: 'number', optional: true},
      ],
    });
    expect(api.methods[0]?.docs).toContain('- one\n- two');
  });

  test('mends a package name that TypeScript took for a tag', () => {
    expect(api.methods[1]?.deprecated).toBe('Use `echo()` of @capacitor/other instead.');
  });

  test('has the named types, those that docgen leaves out too', () => {
    expect(api.interfaces.map(({name}) => name).sort()).toEqual([
      'BaseOptions',
      'EchoOptions',
      'Echoed',
      'PermissionStatus',
      'PluginListenerHandle',
      'Stop',
    ]);
    expect(api.typeAliases.map(({name, type: text}) => [name, text])).toEqual(
      expect.arrayContaining([
        ['PermissionState', "'prompt' | 'prompt-with-rationale' | 'granted' | 'denied'"],
        ['EchoListener', '(echoed: Echoed) => void'],
        ['ChannelName', "'left' | 'right'"],
      ]),
    );
    expect(api.typeAliases.find(({name}) => name === 'Extra')?.fields).toEqual([
      {name: 'loud', type: 'boolean', optional: true, docs: 'Whether it is loud.'},
    ]);
    expect(api.enums).toEqual([
      expect.objectContaining({
        name: 'Style',
        slug: 'style',
        members: [
          {name: 'Plain', type: "'plain'", optional: false, docs: 'As it is.'},
          {name: 'Extra', type: "'extra'", optional: false, docs: ''},
        ],
      }),
    ]);
  });

  test('says what may be left out, what is inherited, and what objects hold', () => {
    expect(type('EchoOptions')?.extends).toEqual(['BaseOptions']);
    expect(type('EchoOptions')?.fields).toEqual([
      {name: 'style', type: 'Style', optional: true, docs: 'How it sounds.', defaultValue: "'plain'"},
      {name: 'extra', type: 'Extra', optional: true, docs: ''},
      {name: 'position', type: '{ latitude: number; }', optional: false, docs: 'Where from.'},
      {name: 'position.latitude', type: 'number', optional: false, docs: 'In degrees.'},
    ]);
    expect(type('Echoed')?.fields.at(-1)).toMatchObject({name: '[key: string]', type: 'unknown'});
  });

  test('gives a type another anchor than a method of its name', () => {
    expect(type('Stop')?.slug).toBe('stop-1');
  });

  test('has the keys of its configuration with examples', () => {
    expect(api.configurationKey).toBe('Echo');
    const times = {
      name: 'times',
      type: 'number',
      docs: 'How often to repeat.',
      defaultValue: '1',
      example: '3',
    };
    const channels = {name: 'channels', type: 'ChannelName[]', docs: 'Which channels to use.'};
    expect(api.configuration).toEqual([
      {...times, optional: true, since: '7.0.0'},
      {...channels, optional: true, example: '["left", "right"]'},
    ]);
  });
});

test('a plugin in core has its configuration from the CLI, and no banners of source files', () => {
  const api = readApi(pluginSource(makeEchoSite(), 'v7', 'http'));
  expect(api.docs).toBe('');
  const enabled = {name: 'enabled', type: 'boolean', optional: true, docs: 'Whether to replace `fetch`.'};
  expect(api.configuration).toEqual([{...enabled, defaultValue: 'false'}]);
  expect(api.interfaces.find(({name}) => name === 'HttpHeaders')?.fields).toEqual([
    {name: '[key: string]', type: 'string', optional: false, docs: 'A header.'},
  ]);
});

describe('broken input', () => {
  const DEFINITIONS = 'dist/esm/definitions.d.ts';

  test.each<[string, string, (text: string) => string]>([
    [
      'does not declare the interface EchoPlugin',
      DEFINITIONS,
      (text) => text.replace('EchoPlugin', 'EkoPlugin'),
    ],
    ['declares no methods of EchoPlugin', DEFINITIONS, () => 'export interface EchoPlugin {}'],
    ["is not docgen's output", 'dist/docs.json', () => 'null'],
    ['→ at interfaces', 'dist/docs.json', () => '{"api": {"name": "EchoPlugin"}}'],
  ])('%s', (message, file, edit) => {
    const siteDir = makeEchoSite();
    const source = pluginSource(siteDir, 'v7', 'echo');
    editEcho(siteDir, file, edit);
    expect(() => readApi(source)).toThrow(message);
  });
});

test('a type of the package is not one of the same name that docgen found elsewhere', () => {
  const geometry = {
    name: 'Echoed',
    docs: 'A geometry.',
    properties: [{name: 'type', docs: '', type: "'Echoed'"}],
  };
  const {interfaces} = readEcho((siteDir) =>
    editEcho(siteDir, 'dist/docs.json', (text) => {
      const docs = JSON.parse(text) as {interfaces: {name: string}[]};
      const others = docs.interfaces.filter(({name}) => name !== 'Echoed');
      return JSON.stringify({...docs, interfaces: [...others, geometry]});
    }),
  );
  const fields = interfaces.find(({name}) => name === 'Echoed')?.fields ?? [];
  expect(fields.map(({name}) => name)).not.toContain('type');
  expect(fields.length).toBeGreaterThan(0);
});

describe('texts of types', () => {
  test.each([
    ["Promise<{ Photo: Photo; 'Photo'?: Style.Plain }>", 'Promise Photo Style'],
    ['google.maps.Marker', 'google'],
    ['(eventName: string, f?: (e: Event) => void) => A', 'string Event void A'],
  ])('%s has the names %s', (type, names) => {
    expect(namesIn(type).join(' ')).toBe(names);
    const texts = typeTokens(type).map(({text}) => text);
    expect(texts.join('')).toBe(type);
  });

  test.each([
    ['(state: AppState): void', '(state: AppState) => void'],
    ['(f: (a: A) => void): B', '(f: (a: A) => void) => B'],
    ['{\r\n    a: "x";\r\n}', "{ a: 'x'; }"],
    ['| A\n  | B', 'A | B'],
    ['(options: [ ]) => void', '(options: []) => void'],
  ])('%j is written as %j', (type, written) => {
    expect(cleanType(type)).toBe(written);
  });
});

test.each(['@platform ios', 'Only available on iOS.'])(
  'a field with “%s” is limited to that platform, without words in its comment',
  (line) => {
    const api = readEcho((siteDir) => {
      withoutDocs(siteDir);
      editEcho(siteDir, 'dist/esm/definitions.d.ts', (text) =>
        text.replace('Where from.', `Where from.\n *\n * ${line}`),
      );
    });
    const fields = api.interfaces.find(({name}) => name === 'EchoOptions')?.fields;
    expect(fields?.find(({name}) => name === 'position')).toMatchObject({
      docs: 'Where from.',
      limit: 'iOS only',
    });
  },
);

test('anchors on one page are unique as on GitHub', () => {
  const unique = uniqueSlugs();
  expect(['a', 'a', 'a-1', 'a', 'b'].map(unique)).toEqual(['a', 'a-1', 'a-1-1', 'a-2', 'b']);
});

test('tags lose what repeats the signature', () => {
  expect(
    tagTexts([
      {name: 'default', text: ": 'Photo'"},
      {name: 'returns', text: '{LatLngBounds}'},
      {name: 'deprecated', text: ''},
      {name: 'platform', text: 'ios'},
    ]),
  ).toEqual({defaultValue: "'Photo'", deprecated: '', platforms: ['ios']});
});
