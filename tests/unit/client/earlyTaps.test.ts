import {earlyTaps} from '../../../plugins/client/early-taps';
import {problemOf, type Internal} from '../../support/internals';

/** The internals of Docusaurus that `plugins/client/early-taps` counts on. */
const INTERNALS: readonly Internal[] = [
  {
    file: 'theme-classic/lib/inlineScripts.js',
    contains: '`theme${siteStorage.namespace}`',
    why: 'early-taps stores the mode where this reads it (index.ts)',
  },
  {
    file: 'theme-classic/lib/inlineScripts.js',
    contains: "setAttribute('data-theme-choice'",
    why: 'early-taps sets this attribute as well (script.ts)',
  },
  {
    file: 'theme-common/lib/contexts/colorMode.js',
    contains: 'ColorModeStorage.listen(',
    why: 'early-taps has the state of React follow by the event `storage` (script.ts)',
  },
];

test.each(INTERNALS)('$file still has $contains', (internal) => {
  expect(problemOf(internal)).toBeUndefined();
});

test('the script knows where the mode is stored', () => {
  const {injectHtmlTags} = earlyTaps({siteStorage: {type: 'localStorage', namespace: '-x'}});
  const tags = injectHtmlTags?.({content: undefined});
  expect(JSON.stringify(tags)).toContain('theme-x');
});
