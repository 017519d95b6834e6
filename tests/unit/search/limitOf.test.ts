import {limitOf} from '../../../plugins/search/browser/interface/hitParts';

test.each([
  [['iOS', 'Android', 'Web'], undefined],
  [['iOS', 'Android'], 'iOS and Android only'],
  [['Android'], 'Android only'],
  [[], undefined],
])('the limit of %j is %s', (platforms, limit) => expect(limitOf(platforms)).toBe(limit));
