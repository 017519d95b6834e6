import {setImmediate} from 'node:timers/promises';
import {changedFiles, describeChange} from '../../../plugins/preview/dataFiles';
import {lateReloads} from '../../../plugins/preview/lateReloads';
import {explained} from '../../../plugins/preview/loadErrors';
import {shortSidebarError} from '../../../plugins/preview/sidebarError';

describe('lateReloads', () => {
  function started() {
    const calls: string[] = [];
    const {promise, release} = gate();
    const load = lateReloads(
      () => Promise.resolve(calls.push('load')),
      () => promise,
    );
    return {calls, load, release};
  }

  it('loads at once the first time', async () => {
    expect(await started().load()).toBe(1);
  });

  it('loads again when the compilation is settled, once for all that wait', async () => {
    const {calls, load, release} = started();
    await load();
    const again = [load(), load()];
    await setImmediate();
    expect(calls).toHaveLength(1);
    release();
    expect(await Promise.all(again)).toEqual([2, 2]);
    expect(await load()).toBe(3);
  });

  it('loads again after a load that failed', async () => {
    let fails = false;
    const load = lateReloads(
      () => (fails ? Promise.reject(new Error('docs/a.md:1  no title')) : Promise.resolve('docs')),
      () => Promise.resolve(),
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

describe('an error in sidebars', () => {
  const message = [
    'Invalid sidebar file at "sidebars.ts".',
    'These sidebar document ids do not exist:',
    '- apis/camra',
    '- zebra',
    '',
    'Available document ids are:',
    '- apis/camera',
    '- index',
    '',
  ].join('\n');

  it('is shortened to the unknown ids, with their lines and what may be meant', () => {
    const source = "export default {\n  docs: [\n    {type: 'doc', id: 'apis/camra'},\n  ],\n};\n";
    expect(shortSidebarError(message, () => source)).toBe(
      [
        'sidebars.ts:3  There is no doc "apis/camra". Did you mean "apis/camera"?',
        'sidebars.ts  There is no doc "zebra". An id is the path of the page without .md.',
      ].join('\n'),
    );
  });

  it('of another kind stays as it is', () => {
    expect(shortSidebarError('SyntaxError: sidebars.ts: Unexpected token', () => '')).toBeUndefined();
  });

  it('is shown with its causes, which say what to fix', async () => {
    const shown: string[] = [];
    const failure = new Error('The docs cannot be read.', {cause: new Error('docs/a.md:2  no title')});
    const load = explained(() => Promise.reject(failure), {
      show: (text) => shown.push(text),
      clear: () => undefined,
    });
    await expect(load()).rejects.toThrow(failure);
    expect(shown).toEqual(['The docs cannot be read.\ndocs/a.md:2  no title']);
  });
});

describe('a data file', () => {
  it('is reported when it was added, changed or deleted', () => {
    const before = new Map(Object.entries({a: '1', b: '1', c: '1'}));
    const after = new Map(Object.entries({d: '1', b: '2', c: '1'}));
    expect(changedFiles(before, after)).toEqual(['a', 'b', 'd']);
  });

  it('that has changed asks for another start', () => {
    const asked =
      'src/data/a.json has changed, and the preview read it when it started. Press Ctrl+C and run npm start again to see the change.';
    expect(describeChange('src/data/a.json', '{"a": 1}')).toBe(asked);
    expect(describeChange('src/data/a.json', undefined)).toBe(asked);
  });

  it.each([
    ['{\n  "a": 1,\n}\n', /^src\/data\/a\.json:3:1 {2}This is not JSON: .+\.$/],
    ['{"a": ', /^src\/data\/a\.json:1:7 {2}This is not JSON: Unexpected end of JSON input\.$/],
  ])('that is broken says where and why: %j', (text, said) => {
    expect(describeChange('src/data/a.json', text)).toMatch(said);
  });
});
