import {compareApis} from '@site/packages/changes/compareApis';
import {compareEntries} from '@site/packages/changes/compareEntries';
import type {Entry} from '@site/packages/changes/types';

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  subject: 'method',
  key: name,
  name,
  anchor: name.toLowerCase(),
  facts: {},
  deprecated: false,
  ...more,
});
const TYPE = entry('Photo', {subject: 'type', facts: {declaration: 'interface'}});
const PROPERTY = entry('Photo.path', {subject: 'property', parent: 'Photo', form: 'interface'});

test('equal lists have no differences', () => {
  expect(compareEntries([entry('get'), TYPE, PROPERTY], [TYPE, PROPERTY, entry('get')])).toEqual([]);
});

test('what only one list has was added or removed, with its anchor on that side', () => {
  expect(compareEntries([entry('old')], [entry('new')])).toEqual([
    {kind: 'added', subject: 'method', name: 'new', anchor: 'new'},
    {kind: 'removed', subject: 'method', name: 'old', oldAnchor: 'old'},
  ]);
});

test('a property of a type that only one list has goes without saying', () => {
  expect(compareEntries([], [TYPE, PROPERTY]).map(({name}) => name)).toEqual(['Photo']);
  expect(compareEntries([TYPE, PROPERTY], []).map(({name}) => name)).toEqual(['Photo']);
  expect(compareEntries([TYPE], [TYPE, PROPERTY]).map(({name}) => name)).toEqual(['Photo.path']);
});

test('a type that becomes another name of a type changes, and its properties go without saying', () => {
  const alias = {...TYPE, facts: {declaration: 'type alias', type: 'FileInfo'}};
  expect(compareEntries([TYPE, PROPERTY], [alias])).toEqual([
    {
      kind: 'changed',
      subject: 'type',
      name: 'Photo',
      anchor: 'photo',
      oldAnchor: 'photo',
      facts: [
        {fact: 'declaration', before: 'interface', after: 'type alias'},
        {fact: 'type', before: '', after: 'FileInfo'},
      ],
    },
  ]);
});

test('changed facts have both values, and a deprecation is news once', () => {
  const before = entry('get', {facts: {signature: '() => void', platforms: 'iOS'}});
  const after = entry('get', {facts: {signature: '() => string', platforms: 'iOS'}, deprecated: true});
  expect(compareEntries([before], [after])).toEqual([
    expect.objectContaining({
      kind: 'changed',
      facts: [{fact: 'signature', before: '() => void', after: '() => string'}],
    }),
    expect.objectContaining({kind: 'deprecated', name: 'get'}),
  ]);
  expect(compareEntries([after], [after])).toEqual([]);
});

/** A type with one property for each of `members`. */
const typeOf = (name: string, ...members: readonly string[]): Entry[] => [
  {...entry(name), subject: 'type', key: `type ${name}`, facts: {declaration: 'interface'}},
  ...members.map((member): Entry => ({
    ...entry(`${name}.${member}`),
    subject: 'property',
    key: `type ${name}.${member}`,
    parent: `type ${name}`,
    form: 'interface',
  })),
];

describe('a type that has the same members under another name', () => {
  const OLD = typeOf('CameraOptions', 'quality', 'width');
  const NEW = typeOf('ImageOptions', 'width', 'quality');

  test('was renamed, and its members stayed', () => {
    expect(compareEntries(OLD, NEW)).toEqual([
      {
        kind: 'renamed',
        subject: 'type',
        name: 'ImageOptions',
        oldName: 'CameraOptions',
        anchor: 'imageoptions',
        oldAnchor: 'cameraoptions',
      },
    ]);
  });

  test('does not change what only mentions it, but what else changed is listed', () => {
    const before = entry('get', {facts: {signature: '(a: CameraOptions) => void'}});
    const after = entry('get', {facts: {signature: '(a: ImageOptions) => void'}});
    const changed = {...NEW[1], facts: {type: 'number'}} as Entry;
    expect(compareEntries([...OLD, before], [...NEW, after]).map(({kind}) => kind)).toEqual(['renamed']);
    expect(compareEntries(OLD, [...NEW.slice(0, 1), changed, ...NEW.slice(2)]).slice(1)).toEqual([
      expect.objectContaining({kind: 'changed', name: 'ImageOptions.width'}),
    ]);
  });

  test.each([
    ['other members', OLD, typeOf('ImageOptions', 'quality')],
    ['two new types', OLD, [...NEW, ...typeOf('PhotoOptions', 'quality', 'width')]],
    ['two old types', [...OLD, ...typeOf('MovieOptions', 'quality', 'width')], NEW],
    ['no members', typeOf('A'), typeOf('B')],
  ])('was not renamed if it is not clear: %s', (_why, before, after) => {
    expect(compareEntries(before, after).filter(({kind}) => kind === 'renamed')).toEqual([]);
  });

  test('was not renamed if the older version has both', () => {
    expect(compareEntries([...OLD, ...NEW], NEW).map(({kind}) => kind)).toEqual(['removed']);
  });
});

test('a plugin with another name was renamed', () => {
  const plugin = (name: string): Entry => entry(name, {subject: 'plugin', key: 'plugin'});
  expect(compareEntries([plugin('Storage')], [plugin('Preferences')])).toEqual([
    expect.objectContaining({kind: 'renamed', name: 'Preferences', oldName: 'Storage'}),
  ]);
});

test('a page that got another name is compared with the old one', () => {
  const [before, after] = [
    ['storage', 'gone'],
    ['preferences', 'new'],
  ].map((names) => names.map((name) => ({page: `/apis/${name}`, title: name, entries: []})));
  const changes = compareApis(before ?? [], after ?? [], new Map([['/apis/preferences', '/apis/storage']]));
  expect(changes.map(({page, oldPage, state}) => [page, oldPage, state]).sort()).toEqual([
    ['/apis/gone', '/apis/gone', 'removed'],
    ['/apis/new', undefined, 'added'],
    ['/apis/preferences', '/apis/storage', 'kept'],
  ]);
});
