import {listVersions} from '../../../plugins/content-checks/listPages';
import named from '../../fixtures/anchors.json';
import {addressesIn, anchorsIn, missingFor, printedAddresses, targetOf} from '../../support/anchors';
import {ROOT} from '../../support/fixtureSite';

describe.each(listVersions(ROOT))('the addresses that the CLI and the platforms of %s print', (version) => {
  const addresses = printedAddresses(version);

  it('are found in the packages', () => {
    expect(addresses).toContain('/docs/basics/workflow');
  });

  it.each(addresses)('%s leads to a page, and to a place on it', async (address) => {
    expect(await missingFor(targetOf(address))).toBeUndefined();
  });
});

describe('an anchor that other pages and programs rely on', () => {
  const cases = named.flatMap(({address, versions}) =>
    versions.map((version) => ({version, address: address.replace('/docs/', `/docs/${version}/`)})),
  );

  it.each(cases)('$address exists', async ({version, address}) => {
    expect(await missingFor({...targetOf(address), version})).toBeUndefined();
  });
});
