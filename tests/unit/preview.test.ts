import {setTimeout as sleep} from 'node:timers/promises';
import {recordCompilation} from '../../plugins/preview/compilation';
import {lateReloads} from '../../plugins/preview/lateReloads';

const QUICK = {notice: 5, fetch: 5};

function isSettled(compilation: {settled: () => Promise<void>}): Promise<string> {
  return Promise.race([compilation.settled().then(() => 'settled'), sleep(100).then(() => 'not in 100 ms')]);
}

describe('recordCompilation', () => {
  it('is settled when nothing was begun', async () => {
    expect(await isSettled(recordCompilation(QUICK))).toBe('settled');
  });

  it('is not settled while something compiles, and is when it ends', async () => {
    const compilation = recordCompilation(QUICK);
    compilation.begin();
    expect(await isSettled(compilation)).toBe('not in 100 ms');
    compilation.end();
    expect(await isSettled(compilation)).toBe('settled');
  });

  it('sees what begins within its notice', async () => {
    const compilation = recordCompilation({notice: 20, fetch: 0});
    const result = isSettled(compilation);
    compilation.begin();
    expect(await result).toBe('not in 100 ms');
  });

  it('takes two beginnings of one compilation for one', async () => {
    const compilation = recordCompilation(QUICK);
    compilation.begin();
    const result = isSettled(compilation);
    compilation.begin();
    compilation.end();
    expect(await result).toBe('settled');
  });
});

describe('lateReloads', () => {
  function started() {
    const calls: string[] = [];
    const {promise, release} = gate();
    const load = lateReloads(() => Promise.resolve(calls.push('load')), {settled: () => promise});
    return {calls, load, release};
  }

  it('loads at once the first time', async () => {
    expect(await started().load()).toBe(1);
  });

  it('loads again when the compilation is settled, once for all that wait', async () => {
    const {calls, load, release} = started();
    await load();
    const again = [load(), load()];
    await sleep(5);
    expect(calls).toHaveLength(1);
    release();
    expect(await Promise.all(again)).toEqual([2, 2]);
    expect(await load()).toBe(3);
  });

  it('loads again after a load that failed', async () => {
    let fails = false;
    const load = lateReloads(
      () => (fails ? Promise.reject(new Error('docs/a.md:1  no title')) : Promise.resolve('docs')),
      {settled: () => Promise.resolve()},
    );
    await load();
    fails = true;
    await expect(load()).rejects.toThrow('docs/a.md:1');
    fails = false;
    expect(await load()).toBe('docs');
  });
});

function gate(): {promise: Promise<void>; release: () => void} {
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return {promise, release};
}
