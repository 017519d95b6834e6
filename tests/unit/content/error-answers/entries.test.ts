import type {ErrorRecord, ErrorReference} from '../../../../packages/facts';
import {errorEntries} from '../../../../packages/errors/entries';
import {nameFinder} from '../../../../packages/errors/nameOf';
import {patternOf} from '../../../../packages/errors/patternOf';

const record = (message: string, facts: Partial<ErrorRecord> = {}): ErrorRecord => ({
  ...{package: '@capacitor/camera', platform: 'android', kind: 'reject', messages: [[message]], codes: []},
  ...{file: 'Camera.java', line: 1, raisedBy: ['getPhoto'], conditions: []},
  ...facts,
});

const entriesOf = (facts: Partial<ErrorReference>) =>
  errorEntries({sites: [], unresolved: [], declared: [], ...facts}, ({package: name}) =>
    name.replace('@capacitor/', ''),
  );

describe('the messages that callers can see', () => {
  it('are rejections and errors of the CLI, not lines of a log', () => {
    const ofCli: Partial<ErrorRecord> = {kind: 'error', platform: 'cli', package: '@capacitor/cli'};
    const sites = [record('No camera'), record('Only logged', {kind: 'error'}), record('Not found.', ofCli)];
    expect(entriesOf({sites}).map(({name, pattern}) => [name, pattern])).toEqual([
      ['camera', 'No camera'],
      ['cli', 'Not found.'],
    ]);
  });

  it('are lines of a log if a runtime warns of a problem in them', () => {
    const ofIos: Partial<ErrorRecord> = {kind: 'log', platform: 'ios', package: '@capacitor/ios'};
    const ofAndroid: Partial<ErrorRecord> = {kind: 'warn', package: '@capacitor/android'};
    const sites = [
      record('Unable to find config.xml', ofIos),
      record('WebView loaded', ofIos),
      record('Old scheme', ofAndroid),
    ];
    expect(entriesOf({sites}).map(({name, pattern}) => [name, pattern])).toEqual([
      ['android', 'Old scheme'],
      ['ios', 'Unable to find config.xml'],
    ]);
  });

  it('are native exceptions only if a rejection passes on what it catches', () => {
    const sites = [record('Failed to open output stream.', {kind: 'throw'})];
    const passing = {...record(''), reason: 'caught', source: 'ex.getMessage()'} as const;
    expect(entriesOf({sites})).toEqual([]);
    expect(entriesOf({sites, unresolved: [passing]})).toHaveLength(1);
    expect(entriesOf({sites, unresolved: [{...passing, raisedBy: ['pickImages']}]})).toEqual([]);
  });

  it('are one for all places with the same message', () => {
    const onIos = record('No camera', {platform: 'ios', file: 'Camera.swift', raisedBy: ['pickImages']});
    const entries = entriesOf({sites: [record('No camera'), onIos]});
    expect(entries).toEqual([
      expect.objectContaining({platforms: ['android', 'ios'], raisedBy: ['getPhoto', 'pickImages']}),
    ]);
    expect(entries[0]?.places).toHaveLength(2);
  });

  it('have the codes of their own declaration, not those of the whole switch', () => {
    const both = {messages: [['First error'], ['Second error']], codes: ['P-1', 'P-2']};
    const entries = entriesOf({
      sites: [record('', both)],
      declared: [
        record('First error', {kind: 'constant', codes: ['P-1']}),
        record('', {kind: 'constant', ...both}),
        record('Third error', {kind: 'constant', codes: ['P-3']}),
      ],
    });
    expect(entries.map(({pattern, codes}) => [pattern, codes])).toEqual([
      ['First error', ['P-1']],
      ['Second error', ['P-1', 'P-2']],
      ['Third error', ['P-3']],
    ]);
  });
});

test('the pattern of a message has gaps for values, and neither symbols nor curly quotation marks', () => {
  expect(patternOf(['⚡️ ❌  Can’t load\n“', {variable: 'file'}, '” %1$s...'])).toBe('Can\'t load "…" …');
});

describe('what a message belongs to', () => {
  const nameOf = nameFinder([
    {slug: 'camera', packageName: '@capacitor/core', jsName: 'Camera'},
    {slug: 'http', packageName: '@capacitor/core', jsName: 'CapacitorHttp'},
    {slug: 'acme-maps', packageName: '@acme/maps', jsName: 'Maps'},
  ]);

  it.each([
    ['@capacitor/android', 'capacitor/src/main/java/com/getcapacitor/plugin/Camera.java', 'camera'],
    [
      '@capacitor/android',
      'capacitor/src/main/java/com/getcapacitor/plugin/camera/ImageUtils.java',
      'camera',
    ],
    ['@capacitor/ios', 'Capacitor/Capacitor/Plugins/CapacitorHttp.swift', 'http'],
    ['@capacitor/core', 'dist/esm/web/camera.js', 'camera'],
    ['@capacitor/android', 'capacitor/src/main/java/com/getcapacitor/Bridge.java', 'android'],
    ['@capacitor/cli', 'dist/tasks/add.js', 'cli'],
    ['@acme/maps', 'dist/esm/web.js', 'acme-maps'],
  ])('%s/%s is of %3$s', (name, file, expected) => {
    expect(nameOf({package: name, file})).toBe(expected);
  });
});
