import {hostedQueries} from '../../../plugins/search/browser/engine/hostedEngine';
import {
  hitsOfRecords,
  MARK_END,
  MARK_START,
  partsOf,
  type HostedRecord,
} from '../../../plugins/search/browser/engine/hostedRecords';

const HOSTED = {appId: 'app', apiKey: 'key', indexName: 'capacitor', language: 'en'};

function record(change: Partial<HostedRecord>): HostedRecord {
  return {
    url: 'https://capacitorjs.com/docs/apis/camera',
    content: 'Takes photos.',
    hierarchy: {lvl0: 'Plugins', lvl1: 'Camera', lvl2: null},
    version: 'v7',
    ...change,
  };
}

describe('what the hosted service is asked', () => {
  test('is limited to the version and the language, as contextual search does', () => {
    const [found, counted] = hostedQueries(HOSTED, {text: 'camera', version: 'next', offset: 10, limit: 5});
    expect(found).toMatchObject({
      query: 'camera',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      offset: 10,
      length: 5,
    });
    expect(counted).toMatchObject({
      facetFilters: ['language:en'],
      facets: ['docusaurus_tag'],
      hitsPerPage: 0,
    });
  });

  test('is limited to a section, or to no version', () => {
    const [found] = hostedQueries(HOSTED, {text: 'x', version: 'all', section: 'Plugins'});
    expect(found).toMatchObject({facetFilters: ['language:en', 'hierarchy.lvl0:Plugins']});
  });
});

describe('what the hosted service answers', () => {
  test('is grouped by page, with paths of this site', () => {
    const hits = hitsOfRecords([
      record({url: 'https://capacitorjs.com/docs/apis/camera#ios', hierarchy: {lvl1: 'Camera', lvl2: 'iOS'}}),
      record({url: 'https://capacitorjs.com/docs/next/apis/app', version: ['current']}),
      record({url: 'https://capacitorjs.com/docs/apis/camera#b', hierarchy: {lvl1: 'Camera', lvl3: 'B'}}),
    ]);
    expect(hits.map(({url, version, heading}) => [url, version, heading])).toEqual([
      ['/docs/apis/camera#ios', 'v7', 'iOS'],
      ['/docs/next/apis/app', 'next', undefined],
    ]);
    expect(hits[0]?.subHits).toEqual([
      {url: '/docs/apis/camera#b', heading: 'B', excerpt: [{text: 'Takes photos.', match: false}]},
    ]);
  });

  test('is text with marks, never markup', () => {
    expect(partsOf(`<b>a</b> ${MARK_START}photo${MARK_END}s`)).toEqual([
      {text: '<b>a</b> ', match: false},
      {text: 'photo', match: true},
      {text: 's', match: false},
    ]);
    expect(partsOf('')).toEqual([]);
  });

  test('shows the matched heading where no text matched', () => {
    const heading = {value: `${MARK_START}Photo${MARK_END}s`};
    const [hit] = hitsOfRecords([record({_highlightResult: {hierarchy: {lvl2: heading}}})]);
    expect(hit?.excerpt[0]).toEqual({text: 'Photo', match: true});
  });
});
