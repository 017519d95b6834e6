import {kindOf} from '@site/plugins/search/browser/interface/KindIcon';

test.each([
  ['page', 'Camera', 'Plugin APIs', undefined],
  ['section', 'Camera', 'Plugin APIs', 'Permissions'],
  ['section', 'Background Runner', 'Plugin APIs', 'Silent push (optional)'],
  ['method', 'Camera', 'Plugin APIs', 'getPhoto()'],
  ['method', 'App', 'Plugin APIs', "addListener('pause', ...)"],
  ['type', 'Camera', 'Plugin APIs', 'ImageOptions'],
  ['section', 'Set Up Your Machine', 'Getting started', 'CocoaPods'],
  ['error', 'Error Messages', 'Error messages', 'Camera not available'],
  ['command', 'cap sync', 'CLI', undefined],
] as const)('a result is of the kind %s: %s (%s) › %s', (kind, title, section, heading) => {
  expect(kindOf({title, section}, heading)).toBe(kind);
});
