import {docsVersions} from '../../packages/pages/versions';
import {compareFacts} from '../../packages/facts/extract/writeFacts';
import {ROOT} from '../support/fixtureSite';

test.each(docsVersions(ROOT))('the packages of %s still contain what its facts say', async (version) => {
  expect(await compareFacts(ROOT, version)).toEqual({added: [], changed: [], removed: []});
});
