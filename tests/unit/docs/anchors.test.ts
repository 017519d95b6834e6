import {docsVersions} from '../../../packages/pages/versions';
import {LATEST_VERSION} from '../../../src/data/versions';
import named from '../../fixtures/anchors.json';
import {addressesIn, anchorsIn, missingFor, printedAddresses, targetOf} from '../../support/anchors';
import {expanded} from '../../support/docsVersions';
import {ROOT} from '../../support/fixtureSite';

describe.each(docsVersions(ROOT))('the addresses that the CLI and the platforms of %s print', (version) => {
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
    expanded(versions).map((version) => ({version, address: address.replace('/docs/', `/docs/${version}/`)})),
  );

  it.each(cases)('$address exists', async ({version, address}) => {
    expect(await missingFor({...targetOf(address), version})).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    ['/docs/', {version: LATEST_VERSION, page: ''}],
    ['/docs/ios#adding-the-ios-platform', {version: LATEST_VERSION, page: 'ios', anchor: 'adding-the-ios-platform'}],
    ['/docs/v5/updating/5-0', {version: 'v5', page: 'updating/5-0'}],
    ['/docs/next/updating/8-0#plugins', {version: 'next', page: 'updating/8-0', anchor: 'plugins'}],
    ['/docs/basics/building-your-app', {version: 'v2', page: 'basics/building-your-app'}],
    ['/docs/no/such/page', {version: LATEST_VERSION, page: 'no/such/page'}],
  ])('%s means a page of one version', (address, target) => {
    expect(targetOf(address)).toEqual(target);
  });

  it('is found in a source text, with the platforms that it may name', () => {
    const source = [
      'log("See https://capacitorjs.com/docs/web.");',
      'log(`(https://capacitorjs.com/docs/${platformName}#adding-the-${platformName}-platform)`);',
      'log("https://capacitorjs.com/plugins");',
    ];
    expect(addressesIn(source.join('\n'))).toEqual([
      '/docs/web',
      '/docs/ios#adding-the-ios-platform',
      '/docs/android#adding-the-android-platform',
    ]);
    expect(() => addressesIn('`https://capacitorjs.com/docs/${page}`')).toThrow('/docs/${page} is completed');
  });

  it('of a page or an anchor that does not exist is found', async () => {
    expect(await missingFor(targetOf('/docs/no/such/page'))).toBe(`${LATEST_VERSION} has no page no/such/page`);
    expect(await missingFor(targetOf('/docs/v6/ios#no-such-anchor'))).toBe(
      'versioned_docs/version-v6/ios/index.md has no anchor #no-such-anchor',
    );
  });
});

test('the anchors of a page are those that Docusaurus gives', async () => {
  const source = [
    '## Twice the `same`',
    '## Twice the same',
    '<Tabs><TabItem value="a">\n\n### In a tab for %req.major%\n\n</TabItem></Tabs>',
    '## Own {/* #own-id */}',
    '```md\n## No heading\n```',
    '::plugin-api{plugin="toast"}',
  ];
  const anchors = await anchorsIn('versioned_docs/version-v6/page.md', source.join('\n\n'));
  expect([...anchors].sort()).toEqual(
    expect.arrayContaining([
      'in-a-tab-for-6',
      'own-id',
      'show',
      'showoptions',
      'twice-the-same',
      'twice-the-same-1',
    ]),
  );
  expect(anchors).not.toContain('no-heading');
  expect(anchors).not.toContain('own');
});
