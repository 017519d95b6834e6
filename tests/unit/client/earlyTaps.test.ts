import {earlyTaps} from '../../../plugins/client/early-taps';

test('the script knows where the mode is stored', () => {
  const {injectHtmlTags} = earlyTaps({siteStorage: {type: 'localStorage', namespace: '-x'}});
  const tags = injectHtmlTags?.({content: undefined});
  expect(JSON.stringify(tags)).toContain('theme-x');
});
