import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {splitLists} from '../../../../plugins/content/error-lookup/splitLists';
import {withErrorParts} from '../../../../plugins/lib/errorParts';

const DATA = [{messages: ['a < b && c'], codes: [], context: ['camera']}];

const entry = (id: string, message: string, rest: string): string =>
  `<div data-codes=A><dt><span id=old.${id}></span><a href=#${id} id=${id} class=x><code class=long>${message}</code></a>${rest}</dt><dd>iOS</dd><dd>Cause.<br/>\n<strong>Fix:</strong> It.</dd></div>`;

const MORE =
  '<details><summary><span id=camera.nothing></span><span id=web.no-camera></span>2 more wordings</summary><ul><li><code>b</code></ul></details>';
const FIRST = entry('camera.no-camera', 'No <wbr/>camera', MORE);
const SECOND = entry('camera.denied', 'Denied', '');
const OTHER = '<div><dt><code>Only in v2</code></dt><dd>Cause.</dd></div>';

const page = (own: string): string =>
  '<html><div class=error-lookup><dl class=members></dl>' +
  `<template class=error-lookup__others><dl class=members data-errors=calendar data-count=1>${OTHER}</dl></template>` +
  `<template class=error-lookup__data>${JSON.stringify(DATA).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c')}</template></div>` +
  `<div class=error-group><h3 id=camera>Camera</h3><details><summary>2 messages</summary><dl class=members data-errors=camera data-count=2 data-guide>${own}</dl></details></div></html>`;

const ADDRESS = '/docs/v6/errors';
const FOLDER = '/docs/assets/errors';
const {html, files} = splitLists(page(FIRST + SECOND), ADDRESS, FOLDER);
const fileOf = (name: string): unknown => {
  const text = [...files].find(([url]) => url.endsWith(name))?.[1];
  return text === undefined ? undefined : JSON.parse(text);
};

test('a page keeps the first message of each error, and the anchors that do not name its list', () => {
  expect(html).toContain(
    '<div><dt><span id=old.camera.no-camera></span><span id=web.no-camera></span><a id=camera.no-camera><code>No camera</code></a></dt></div>' +
      '<div><dt><span id=old.camera.denied></span><a id=camera.denied><code>Denied</code></a></dt></div></dl>',
  );
  expect(html).not.toMatch(/Cause\.|more wordings|Only in v2|a &lt; b/);
});

test('a page leads to what it lacks, also without scripts', () => {
  expect(html).toContain('<p class=error-causes><a href=/docs/v6/errors/camera.md>');
  for (const [, url = ''] of html.matchAll(/ data-part=([^\s>]+)/g)) expect([...files.keys()]).toContain(url);
});

test('the files have the entries, and the messages as the lookup has them', () => {
  expect(fileOf('/camera.json')).toEqual([FIRST, SECOND]);
  expect(fileOf('/others/calendar.json')).toEqual([OTHER]);
  expect(fileOf('/errors.json')).toEqual(DATA);
});

test('the addresses of the files change with an entry, and with nothing else', () => {
  const again = splitLists(`${page(FIRST + SECOND)}<footer></footer>`, ADDRESS, FOLDER);
  expect([...again.files.keys()]).toEqual([...files.keys()]);
  const changed = splitLists(page(FIRST.replace('It.', 'That.') + SECOND), ADDRESS, FOLDER);
  expect([...changed.files.keys()].filter((url) => files.has(url))).toEqual([]);
});

test('the whole page can be read again', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lists-'));
  for (const [url, text] of files) {
    const file = path.join(outDir, url.slice('/docs/'.length));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const data = /<template class=error-lookup__data.*?<\/template>/;
  expect(withErrorParts(html, outDir, '/docs/').replace(data, '')).toBe(
    page(FIRST + SECOND).replace(data, ''),
  );
  fs.rmSync(outDir, {recursive: true});
});

test('a list whose entries cannot be told apart is refused', () => {
  const nested = FIRST.replace('<strong>', '<div></div><strong>');
  expect(() => splitLists(page(nested + SECOND), ADDRESS, FOLDER)).toThrow('the entries of camera');
  expect(() => splitLists(page(nested), ADDRESS, FOLDER)).toThrow('has no anchor');
  const twice = page(FIRST + SECOND).replace(/<div class=error-group>.*(?=<\/html>)/s, '$&$&');
  expect(() => splitLists(twice, ADDRESS, FOLDER)).toThrow('two lists with the name');
  expect(() => splitLists('<html></html>', ADDRESS, FOLDER)).toThrow('no data of errors');
});
