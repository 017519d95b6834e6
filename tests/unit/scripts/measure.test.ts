import fs from 'node:fs';
import {summarize, type Report} from '../../../scripts/measure/lighthouse';
import {readOptions} from '../../../scripts/measure/options';
import {parseStat, treeBytes} from '../../../scripts/measure/processTree';
import {toText} from '../../../scripts/measure/report';
import {isPrefetch, kindOf, readTags, weigh, type Resource} from '../../../scripts/measure/resources';
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

describe('the memory of a build', () => {
  const stat = (pid: number, parent: number, pages: number): string =>
    `${pid} (node (x) y) S ${parent} ${Array.from({length: 19}, () => 0).join(' ')} ${pages} 0`;

  test('is read from /proc, whatever a process is called', () => {
    expect(parseStat(stat(12, 3, 44))).toEqual({pid: 12, parent: 3, residentPages: 44});
    expect(parseStat('')).toBeUndefined();
  });

  test('is that of all processes below it', () => {
    const all = [stat(4, 3, 1000), stat(3, 2, 100), stat(2, 1, 10), stat(9, 1, 1)].map(parseStat);
    const known = all.filter((one) => one !== undefined);
    expect(treeBytes(known, 2)).toBe(1110 * 4096);
  });

  test('of this process is about what Node.js says', () => {
    const own = parseStat(fs.readFileSync(`/proc/${process.pid}/stat`, 'utf8'));
    const ratio = ((own?.residentPages ?? 0) * 4096) / process.memoryUsage().rss;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });
});

describe('Lighthouse', () => {
  const report = (score: number | null, tbt: number): Report => ({
    categories: {
      performance: {score},
      accessibility: {score: 1},
      'best-practices': {score: 1},
      seo: {score: 0.9},
    },
    audits: {
      'total-blocking-time': {score: 0.5, numericValue: tbt, scoreDisplayMode: 'numeric'},
      'largest-contentful-paint': {score: 1, numericValue: 1234.5, scoreDisplayMode: 'numeric'},
      'cumulative-layout-shift': {score: 1, numericValue: 0, scoreDisplayMode: 'numeric'},
      'speed-index': {score: null, scoreDisplayMode: 'informative'},
    },
  });

  test('counts as the median of its runs, with what failed', () => {
    expect(summarize([report(0.7, 300), report(0.9, 100), report(0.8, 200)])).toEqual({
      performance: 80,
      accessibility: 100,
      bestPractices: 100,
      seo: 90,
      tbt: 200,
      lcp: 1235,
      cls: 0,
      failed: ['total-blocking-time 0.5'],
    });
  });

  test('without a score fails', () => {
    expect(() => summarize([report(null, 1)])).toThrow('Lighthouse returned no performance');
  });
});

describe('what is asked for', () => {
  const rest = {runs: '5', reuse: false};

  test('is everything, or what is named', () => {
    const all = readOptions(rest);
    expect([...all.parts]).toEqual(['bytes', 'lighthouse', 'taps', 'hydration', 'build', 'start']);
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
    server: 'nginx',
    runs: 5,
    variants: {
      lean: {taps: [{control: 'menu', moment: 'early', toEffect: null, event: null}]},
      stock: {hydration: {pages: 2, errors: ['/docs/: #418']}},
    },
    start: {ready: 9.84, edit: 0.512},
  });
  expect(text).toContain('Served by nginx; medians of 5.');
  expect(text).toMatch(/lean +menu +early +lost +–/);
  expect(text).toContain('stock: 1 errors on 2 pages\n/docs/: #418');
  expect(text).toContain('ready 9.8 s, edit to screen 0.5 s');
  expect(text).not.toContain('Lighthouse');
});
