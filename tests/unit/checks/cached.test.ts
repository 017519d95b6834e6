import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as CacheModule from '../../../packages/checks/cached';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-cache-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));

type Cached = (typeof CacheModule)['cached'];

/** A cache as another process has it: nothing in memory, the same files. */
function newProcess(): Cached {
  let cached: Cached | undefined;
  jest.isolateModules(() => {
    cached = jest.requireActual<typeof CacheModule>('../../../packages/checks/cached').cached;
  });
  if (!cached) throw new Error('The module did not load.');
  return cached;
}

test('a value is computed once per key, in one process and over several', async () => {
  const compute = jest.fn(() => Promise.resolve({methods: ['a']}));
  const place = {dir, name: 'once', key: '1'};
  const cached = newProcess();
  const [first, second] = await Promise.all([cached(place, compute), cached(place, compute)]);
  expect(first).toBe(second);
  expect(await newProcess()(place, compute)).toEqual({methods: ['a']});
  expect(compute).toHaveBeenCalledTimes(1);
});

test('another key computes again and takes the place of the old value', async () => {
  const cached = newProcess();
  await cached({dir, name: 'key', key: '1'}, () => Promise.resolve('old'));
  expect(await cached({dir, name: 'key', key: '2'}, () => Promise.resolve('new'))).toBe('new');
  expect(await newProcess()({dir, name: 'key', key: '2'}, () => Promise.reject(new Error('computed')))).toBe(
    'new',
  );
  expect(fs.readdirSync(dir).filter((file) => file.startsWith('key'))).toEqual(['key.json']);
});

test('a broken file is computed again', async () => {
  fs.writeFileSync(path.join(dir, 'broken.json'), '{"key": "1", "val');
  expect(await newProcess()({dir, name: 'broken', key: '1'}, () => Promise.resolve(1))).toBe(1);
});

test('a failure reaches all who wait, is not kept, and leaves no file', async () => {
  const cached = newProcess();
  const place = {dir, name: 'failing', key: '1'};
  const failing = (): Promise<number> => Promise.reject(new Error('no such method'));
  await Promise.all([
    expect(cached(place, failing)).rejects.toThrow('no such method'),
    expect(cached(place, failing)).rejects.toThrow('no such method'),
  ]);
  expect(fs.existsSync(path.join(dir, 'failing.json'))).toBe(false);
  expect(await cached(place, () => Promise.resolve(2))).toBe(2);
});
