import {kindOf} from '@site/plugins/search/browser/interface/KindIcon';

test.each([
  ['page', 'Camera', undefined],
  ['section', 'Camera', 'Permissions'],
  ['section', 'Background Runner', 'Silent push (optional)'],
  ['method', 'Camera', 'getPhoto()'],
  ['method', 'App', "addListener('pause', ...)"],
  ['command', 'cap sync', undefined],
] as const)('a result is a %s: %s › %s', (kind, title, heading) => {
  expect(kindOf(title, heading)).toBe(kind);
});
