import http from 'node:http';
import {fetchPrismic, prismicEndpoint} from '../../../plugins/site/promotions/fetchPrismic';
import {validatePromotions} from '../../../plugins/site/promotions/validatePromotions';
import {listen} from '../../../scripts/staticServer';
import promotions from '../../../src/data/promotions.json';
import {nextPromotion} from '../../../src/components/nextPromotion';

const good = {
  id: 'one',
  type: 'docs_ad',
  data: {
    ad_id: 'one',
    ad_copy: 'Text',
    ad_url: 'https://example.com/',
    ad_image: {dimensions: {width: 10, height: 10}, url: '/docs/img/a.svg'},
  },
};

describe('promotions', () => {
  test('of the site are valid', () => {
    expect(validatePromotions(promotions, 'file')).toHaveLength(2);
  });

  test('may be none, or lack a picture', () => {
    expect(validatePromotions([], 'file')).toEqual([]);
    expect(validatePromotions([{...good, data: {...good.data, ad_image: undefined}}], 'file')).toHaveLength(
      1,
    );
  });

  test.each([
    [{...good, id: ''}, 'file: entry 1 ("") id: must be a non-empty string.'],
    [{...good, type: 3}, 'file: entry 1 ("one") type: must be a non-empty string.'],
    [
      {...good, data: {...good.data, ad_copy: ' '}},
      'file: entry 1 ("one") data.ad_copy: must be a non-empty string.',
    ],
    [
      {...good, data: {...good.data, ad_url: 'javascript:alert(1)'}},
      'file: entry 1 ("one") data.ad_url: must be an https:// URL',
    ],
    [
      {...good, data: {...good.data, ad_image: {url: '/docs/a.svg'}}},
      'data.ad_image.dimensions.width: must be a number of pixels greater than 0.',
    ],
    ...['https://evil.test;script-src/x.png', 'https://*/x.png'].map((url): [object, string] => [
      {...good, data: {...good.data, ad_image: {...good.data.ad_image, url}}},
      'file: entry 1 ("one") data.ad_image.url: must be an https:// URL',
    ]),
    [{...good, data: null}, 'file: entry 1 ("one") data: must be an object.'],
    ['text', 'file: entry 1 must be an object {id, type, data}.'],
  ])('with a bad entry name entry and field: %j', (entry, message) => {
    expect(() => validatePromotions([entry], 'file')).toThrow(message);
  });

  test('must be a list with different ids', () => {
    expect(() => validatePromotions({}, 'file')).toThrow('file: must be a JSON array of promotions.');
    expect(() => validatePromotions([good, good], 'file')).toThrow('file: id "one" is used twice');
  });
});

describe('promotions from Prismic', () => {
  /** For a server that answers: more than any machine needs, in milliseconds. */
  const AMPLE = 60_000;
  let server: http.Server | undefined;
  afterEach(() => server?.close());

  async function serve(answer: (url: string) => unknown): Promise<string> {
    server = http.createServer((request, response) => {
      const body = answer(request.url ?? '');
      if (body !== undefined) response.end(JSON.stringify(body));
    });
    return `http://127.0.0.1:${await listen(server, 0)}/api/v2`;
  }

  test('are searched by type at the master ref', async () => {
    const asked: string[] = [];
    const endpoint = await serve((url) => {
      asked.push(decodeURIComponent(url));
      return url === '/api/v2'
        ? {refs: [{ref: 'old'}, {ref: 'M', isMasterRef: true}]}
        : {results: [{...good, uid: 'x'}]};
    });
    await expect(fetchPrismic(endpoint, AMPLE)).resolves.toEqual([good]);
    expect(asked[1]).toContain('ref=M&q=[[at(document.type,"docs_ad")]]');
  });

  test('fail after the time limit when the repository does not answer', async () => {
    const endpoint = await serve(() => undefined);
    await expect(fetchPrismic(endpoint, 100)).rejects.toThrow(/timeout|aborted/i);
    server?.closeAllConnections();
  });

  test('fail when there is no master ref', async () => {
    await expect(fetchPrismic(await serve(() => ({refs: []})), AMPLE)).rejects.toThrow('lists no master ref');
  });

  test('are asked of the repository by its name', () => {
    expect(prismicEndpoint('ionic')).toBe('https://ionic.cdn.prismic.io/api/v2');
    expect(prismicEndpoint('http://localhost:1/api/v2/')).toBe('http://localhost:1/api/v2');
  });
});

describe('the promotion of a page', () => {
  test('follows from the path on the first page', () => {
    expect(nextPromotion('/docs/', 3, undefined)).toBe(nextPromotion('/docs/', 3, undefined));
  });

  test('is the next one after each navigation, round and round', () => {
    expect([0, 1, 2].map((shown) => nextPromotion('/docs/', 3, shown))).toEqual([1, 2, 0]);
  });
});
