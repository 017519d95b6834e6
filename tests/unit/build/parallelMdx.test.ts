import {mdxUse} from '../../../plugins/build/parallel-mdx/mdxRule';
import {sharePages, type Helper} from '../../../plugins/build/parallel-mdx/sharePages';
import type {Page} from '../../../plugins/build/parallel-mdx/types';

function page(name: string): Page {
  return {
    resource: `/site/${name}.md`,
    file: `/site/${name}.md`,
    content: name,
    compiler: 'server',
    order: name,
  };
}

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A helper that notes what it is asked and answers at once. */
function recordingHelper(): {start: jest.Mock<Helper>; compile: jest.Mock; stop: jest.Mock} {
  const compile = jest.fn(({content}: Page) => Promise.resolve(`helper ${content}`));
  const stop = jest.fn(() => Promise.resolve());
  return {start: jest.fn(() => ({compile, stop})), compile, stop};
}

describe('pages shared with a helper', () => {
  test('are all compiled once, some by each, and come back to who asked', async () => {
    const helper = recordingHelper();
    const own = jest.fn(({content}: Page) => Promise.resolve(`own ${content}`));
    const {compile} = sharePages(own, helper.start, 3);
    const codes = await Promise.all(NAMES.map((name) => compile(page(name))));
    expect(codes.map((code) => code.split(' ')[1])).toEqual(NAMES);
    expect(helper.start).toHaveBeenCalledTimes(1);
    expect(own.mock.calls.length).toBeGreaterThan(0);
    expect(helper.compile.mock.calls.length).toBeGreaterThan(0);
    expect(own.mock.calls.length + helper.compile.mock.calls.length).toBe(NAMES.length);
  });

  test('are compiled in their order, from both ends', async () => {
    const compiled = {own: '', helper: ''};
    const note = (who: 'own' | 'helper') => async (job: Page) => {
      compiled[who] += job.content;
      await new Promise(setImmediate);
      return '';
    };
    const helper: Helper = {compile: note('helper'), stop: () => Promise.resolve()};
    const {compile} = sharePages(note('own'), () => helper, 2, 1);
    await Promise.all(['c', 'a', 'h', 'd', 'b', 'g', 'e', 'f'].map((name) => compile(page(name))));
    // The first of each came before there was more to choose from.
    expect(compiled.own.slice(1)).toBe([...compiled.own.slice(1)].sort().join(''));
    expect(compiled.helper.slice(1)).toBe([...compiled.helper.slice(1)].sort().reverse().join(''));
    expect([...compiled.own, ...compiled.helper].sort()).toEqual(NAMES);
  });

  test('are compiled one at a time by the own side', async () => {
    let running = 0;
    let most = 0;
    const own = async ({content}: Page): Promise<string> => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return content;
    };
    const {compile} = sharePages(own, recordingHelper().start);
    await Promise.all(NAMES.map((name) => compile(page(name))));
    expect(most).toBe(1);
  });

  test('start no helper while few of them wait', async () => {
    const helper = recordingHelper();
    const {compile, stop} = sharePages(({content}) => Promise.resolve(content), helper.start);
    await Promise.all(NAMES.map((name) => compile(page(name))));
    await stop();
    expect(helper.start).not.toHaveBeenCalled();
  });

  test('fail alone, on either side', async () => {
    const refuse = ({content}: Page): Promise<string> =>
      'ah'.includes(content) ? Promise.reject(new Error(`${content}:1`)) : Promise.resolve(content);
    const {compile} = sharePages(refuse, () => ({compile: refuse, stop: () => Promise.resolve()}), 2);
    const results = await Promise.allSettled(NAMES.map((name) => compile(page(name))));
    expect(results.map((result) => result.status === 'fulfilled')).toEqual(
      NAMES.map((n) => !'ah'.includes(n)),
    );
    expect(results[0]).toMatchObject({reason: {message: 'a:1'}});
  });

  test('end the helper', async () => {
    const helper = recordingHelper();
    const {compile, stop} = sharePages(({content}) => Promise.resolve(content), helper.start, 2);
    await Promise.all(NAMES.map((name) => compile(page(name))));
    await stop();
    expect(helper.stop).toHaveBeenCalledTimes(1);
  });
});

describe('the rule of the docs plugin', () => {
  const loader = '/site/node_modules/@docusaurus/mdx-loader/lib/index.js';
  const options = {metadataPath: () => ''};

  test('is known by its loader and by the place of the metadata', () => {
    expect(mdxUse({use: [{loader, options}]})).toEqual({loader, options});
  });

  test.each([
    ['Docusaurus’s own for stray pages', {use: [{loader, options: {}}]}],
    ['one for styles', {use: [{loader: '/site/node_modules/css-loader/index.js', options}]}],
    ['one without loaders', {test: /\.svg$/}],
    ['an empty place', null],
    ['a placeholder', '...'],
  ])('is not %s', (_name, rule) => {
    expect(mdxUse(rule)).toBeUndefined();
  });
});
