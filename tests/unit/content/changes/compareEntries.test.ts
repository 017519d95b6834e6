import {compareEntries} from '@site/plugins/content/changes/compareEntries';
import type {Entry} from '@site/plugins/content/changes/types';

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
