import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readOptions} from '../../../scripts/measure/options';
import {toText} from '../../../scripts/measure/report';
import {isPrefetch, kindOf, readTags, weigh, type Resource} from '../../../scripts/measure/resources';
import {treeBytes} from '../../../scripts/measure/run';
import {median} from '../../../scripts/measure/stats';
import {toTable} from '../../../scripts/measure/table';

describe('a median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 9, 1, 2], 5.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('needs numbers', () => {
    expect(() => median([])).toThrow('An empty list has no median');
  });
});

test('a table has numbers on the right and a dash for what is missing', () => {
  const text = toTable(
    ['page', 'bytes'],
    [
      ['guide', 12345],
      ['a long page', undefined],
      ['cli', 0.12345],
    ],
  );
  expect(text).toBe(`page          bytes
-----------  ------
guide        12,345
a long page       –
cli           0.123`);
});

describe('a loaded file', () => {
  test.each([
    ['/docs/cli', 'document', 'document'],
    ['/docs/assets/js/main.js', 'script', 'script'],
    ['/docs/assets/js/later.js', 'other', 'script'],
    ['/docs/assets/css/styles.css', 'stylesheet', 'style'],
    ['/docs/img/logo.svg', 'image', 'other'],
  ])('%s, asked for as %s, is %s', (file, type, kind) => {
    expect(kindOf(file, type)).toBe(kind);
  });

  test('is for later when its headers say so', () => {
    expect(isPrefetch({'sec-purpose': 'prefetch;prerender'})).toBe(true);
    expect(isPrefetch({purpose: 'prefetch'})).toBe(true);
    expect(isPrefetch({accept: '*/*'})).toBe(false);
  });
});

test('a page weighs what it needs; its own chunk is what no other page loads', () => {
  const file = (path: string, kind: Resource['kind'], bytes: number, later = false): Resource => ({
    path,
    kind,
    bytes,
    isPrefetch: later,
  });
  const own = [
    file('/p', 'document', 1),
    file('/main.js', 'script', 10),
    file('/own.js', 'script', 100),
    file('/s.css', 'style', 1000),
    file('/logo.svg', 'other', 10_000),
    file('/next.js', 'script', 100_000, true),
    file('/next.js', 'script', 100_000, true),
  ];
  const sibling = [file('/main.js', 'script', 10), file('/own.js', 'script', 100, true)];
  expect(weigh(own, sibling)).toEqual({
    baseJs: 10,
    pageChunk: 100,
    html: 1,
    css: 1000,
    other: 10_000,
    requests: 5,
    prefetches: 1,
    prefetchBytes: 100_000,
    repeated: 1,
  });
});

test('the tags of a page are read with and without quotes', () => {
  const html = `<link rel=stylesheet href=/a.css><link href="/b.css" rel="stylesheet"><link rel="preload" href=x>
<link rel="modulepreload" href=y><link rel="prefetch" href=z><link rel=icon href=i>
<script src=/a.js defer></script><script>inline()</script><script defer src="/b.js"></script>`;
  expect(readTags(html)).toEqual({
    scripts: ['/a.js', '/b.js'],
    styles: ['/a.css', '/b.css'],
    prefetches: 1,
    preloads: 2,
  });
});

test('the memory of a build is that of all processes together', async () => {
  const script =
    "globalThis.kept = Buffer.alloc(3e8, 1); console.log('filled'); setTimeout(() => {}, 60_000)";
  const shell = spawn('sh', ['-c', `"$0" -e "$1" & wait`, process.execPath, script], {detached: true});
  await once(shell.stdout, 'data');
  const bytes = treeBytes(shell.pid ?? 0);
  process.kill(-(shell.pid ?? 0));
  expect(bytes).toBeGreaterThan(3e8);
  expect(bytes).toBeLessThan(6e8);
});

describe('what is asked for', () => {
  const rest = {runs: '5', reuse: false};

  test('is everything, or what is named', () => {
    const all = readOptions(rest);
    expect([...all.parts]).toEqual(['bytes', 'taps', 'build']);
    expect(all.variants).toEqual(['lean', 'stock']);
    const some = readOptions({...rest, only: 'taps,bytes', variants: 'stock', runs: '1'});
    expect([...some.parts]).toEqual(['bytes', 'taps']);
    expect(some).toMatchObject({variants: ['stock'], runs: 1});
  });

  test.each([
    [{only: 'byte'}, '--only does not accept byte. The choices are bytes,'],
    [{variants: 'fat'}, '--variants does not accept fat. The choices are lean, stock'],
    [{runs: '0'}, '--runs must be a whole number of at least 1, not 0'],
  ])('%j is refused', (wrong, message) => {
    expect(() => readOptions({...rest, ...wrong})).toThrow(message);
  });
});

test('a report has the tables of what was measured', () => {
  const text = toText({
    date: '2026-11-21',
    runs: 5,
    variants: {
      lean: {
        taps: [{control: 'menu', moment: 'early', toEffect: null, event: null}],
        build: {cold: 61.26, onePage: 20, unchanged: 9, peakBytes: 3.456e9},
      },
      stock: {taps: [{control: 'menu', moment: 'early', toEffect: 812, event: 48}]},
    },
  });
  expect(text).toContain('First tap at CPU ×4, ms, medians of 5\n');
  expect(text).toMatch(/lean +menu +early +lost +–/);
  expect(text).toMatch(/stock +menu +early +812 +48/);
  expect(text).toMatch(/lean +61\.3 +20 +9 +3\.46/);
  expect(text).not.toContain('Bytes');
});
