import {collapseVersions} from '../../../plugins/search/browser/engine/collapse';
import type {RankedPage} from '../../../plugins/search/browser/engine/rank';

const ranked = (version: string, url: string, section = 'Guides', score = 1): RankedPage => ({
  page: {version, url, title: url, section, platforms: [], headings: [], parts: []},
  parts: [],
  score,
});

const collapsed = (pages: readonly RankedPage[]): string[] =>
  collapseVersions(pages, ['v7', 'next', 'v6']).map(({page, others}) =>
    [page, ...others].map(({url}) => url).join(' '),
  );

test('the versions of a page are one result: the first version that matches nearly as well as the best one', () => {
  expect(
    collapsed([ranked('next', '/docs/next/cli', 'CLI', 1), ranked('v7', '/docs/cli', 'CLI', 0.9)]),
  ).toEqual(['/docs/cli /docs/next/cli']);
});

test('if an older version matches much better, it comes before the others, in the order of the versions', () => {
  expect(
    collapsed([
      ranked('v6', '/docs/v6/cli', 'Guides', 2),
      ranked('v7', '/docs/config'),
      ranked('next', '/docs/next/cli'),
      ranked('v7', '/docs/cli'),
    ]),
  ).toEqual(['/docs/v6/cli /docs/cli /docs/next/cli', '/docs/config']);
});

test('so are the homes of versions, but not a page that is in another section', () => {
  expect(collapsed([ranked('v7', '/docs'), ranked('v6', '/docs/v6')])).toEqual(['/docs /docs/v6']);
  expect(collapsed([ranked('v7', '/docs/cli'), ranked('v6', '/docs/v6/cli', 'CLI')])).toHaveLength(2);
});
