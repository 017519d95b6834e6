import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {announcementReset} from '../../../plugins/site/announcement';

/** Returns whether an announcement stays dismissed when a page with `announcementBar` starts. */
function staysDismissed(announcementBar: object): boolean {
  const stored = new Map([
    ['docusaurus.announcement.id', 'first'],
    ['docusaurus.announcement.dismiss', 'true'],
  ]);
  const context = {siteConfig: {themeConfig: {announcementBar}}, siteStorage: {namespace: ''}};
  const {headTags} =
    announcementReset(context as unknown as LoadContext).injectHtmlTags?.({content: undefined}) ?? {};
  const [{innerHTML}] = headTags as unknown as [{innerHTML: string}];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  };
  vm.runInNewContext(innerHTML, {localStorage});
  return stored.has('docusaurus.announcement.dismiss');
}

test.each([
  [true, {id: 'first', isCloseable: true}],
  [false, {id: 'second', isCloseable: true}],
  // A reader couldn't have closed it.
  [false, {id: 'first', isCloseable: false}],
  [false, {id: 'first'}],
])('it is %s that a dismissal is kept for %j', (isKept, announcementBar) => {
  expect(staysDismissed(announcementBar)).toBe(isKept);
});
