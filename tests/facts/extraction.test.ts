import {listVersions} from '../../packages/checks/listPages';
import {compareFacts} from '../../packages/facts/extract/writeFacts';
import {ROOT} from '../support/fixtureSite';

test.each(listVersions(ROOT))('the packages of %s still contain what its facts say', async (version) => {
  expect(await compareFacts(ROOT, version)).toEqual({added: [], changed: [], removed: []});
});
