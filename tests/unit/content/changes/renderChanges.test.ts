import {renderChanges} from '@site/plugins/content/changes/renderChanges';
import type {Change} from '@site/packages/changes/types';
import {newsByAnchor} from '@site/packages/changes/withNews';
import {htmlOf} from '../reference/html';

const OLDER = {label: 'v6', url: '/v6/apis/camera'};
const show = (changes: readonly Change[]): string => htmlOf(renderChanges({state: 'kept', changes}, OLDER));
const changed = (fact: string, before: string, after: string): Change => ({
  kind: 'changed',
  subject: 'property',
  name: 'Photo.path',
  anchor: 'photo.path',
  oldAnchor: 'photo.path',
  facts: [{fact, before, after}],
});

test('what is new links to the page, and what was removed to the older version’s page', () => {
  const html = show([
    {kind: 'added', subject: 'method', name: 'edit()', anchor: 'edit'},
    {kind: 'removed', subject: 'type', name: 'Image', oldAnchor: 'image'},
  ]);
  expect(html).toContain(
    '<dt><b class="chip">New</b></dt><dd><ul><li><a href="#edit"><code>edit()</code></a></li></ul></dd>',
  );
  expect(html).toContain(
    '<dt><span class="deprecated">Removed</span></dt><dd><ul><li><a href="/v6/apis/camera#image"><code>Image</code></a></li></ul></dd>',
  );
});

test('a page counts what was removed, instead of naming what it does not have', () => {
  const removed = (subject: Change['subject'], name: string): Change => ({kind: 'removed', subject, name});
  const changes = [
    removed('method', 'a()'),
    removed('property', 'B.c'),
    removed('property', 'B.d'),
    removed('type', 'Folder'),
    changed('type', 'Folder', 'Directory'),
  ];
  const html = htmlOf(renderChanges({state: 'kept', changes}, OLDER, {removedUrl: '/changes#b'}));
  expect(html).toContain(
    '<dt><span class="deprecated">Removed</span></dt><dd><a href="/changes#b">1 method, 2 properties and 1 type</a></dd>',
  );
  expect(html).toContain('<code>Photo.path</code></a>: now type <code>Directory</code> (');
  expect(html).not.toContain('Folder');
});

const RENAMED: Change = {
  kind: 'renamed',
  subject: 'type',
  name: 'ImageOptions',
  oldName: 'CameraOptions',
  anchor: 'imageoptions',
  oldAnchor: 'cameraoptions',
};

test('a list says what a renamed type was called, and a page only links to it', () => {
  const name = '<a href="#imageoptions"><code>ImageOptions</code></a>';
  const old = '(<a href="/v6/apis/camera#cameraoptions">v6</a>)';
  expect(show([RENAMED])).toContain(`${name}, previously <code>CameraOptions</code> ${old}`);
  const html = htmlOf(
    renderChanges({state: 'kept', changes: [RENAMED, changed('type', 'CameraOptions', 'Other')]}, OLDER, {
      removedUrl: '/changes#b',
    }),
  );
  expect(html).toContain(`<dt><b class="chip">Renamed</b></dt><dd><ul><li>${name} ${old}</li></ul></dd>`);
  expect(html).not.toContain('CameraOptions');
});

test.each([
  ['type', 'string', 'Blob', 'type <code>string</code>, now <code>Blob</code>'],
  ['default', '', '3', 'now default <code>3</code>'],
  ['default', '3', '', 'no longer default <code>3</code>'],
  ['presence', '', 'optional', 'now optional'],
  ['presence', 'optional', '', 'no longer optional'],
  ['presence', 'optional', 'required', 'now required'],
  ['platforms', 'iOS', 'iOS, Web', 'works on iOS, now iOS, Web'],
])('a changed %s from "%s" to "%s" says so, with a link to both sides', (fact, before, after, phrase) => {
  expect(show([changed(fact, before, after)])).toContain(
    `<a href="#photo.path"><code>Photo.path</code></a>: ${phrase} (<a href="/v6/apis/camera#photo.path">v6</a>)`,
  );
});

test('a page without differences says so, and so does one that the older version doesn’t have', () => {
  expect(show([])).toBe('<p>The API is the same as in v6.</p>');
  expect(htmlOf(renderChanges({state: 'added', changes: []}, {label: 'v6'}))).toBe(
    "<p>v6 doesn't have it.</p>",
  );
});

test('badges say what is new and what changed, but not what was only deprecated', () => {
  const news = newsByAnchor(
    [
      {kind: 'added', subject: 'method', name: 'edit()', anchor: 'edit'},
      changed('type', 'a', 'b'),
      {kind: 'deprecated', subject: 'method', name: 'get()', anchor: 'get'},
    ],
    'v7',
  );
  expect([...news]).toEqual([
    ['edit', 'New in v7'],
    ['photo.path', 'Changed in v7'],
  ]);
});
