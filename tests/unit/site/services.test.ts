import {readServices} from '../../../plugins/lib/services';

const algolia = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

describe('optional services', () => {
  test('are all absent without variables, and with empty ones', () => {
    expect(readServices({ALGOLIA_APP_ID: '', GTM_CONTAINER_ID: ' '})).toEqual({});
  });

  test('are read from their variables', () => {
    expect(readServices({...algolia, GTM_CONTAINER_ID: 'GTM-1'})).toEqual({
      algolia: {appId: 'app', apiKey: 'key', indexName: 'index'},
      googleTagManager: {containerId: 'GTM-1'},
    });
  });

  test.each(Object.keys(algolia))('a missing %s alone is named', (missing) => {
    expect(() => readServices({...algolia, [missing]: ''})).toThrow(`${missing} is missing`);
  });

  test('an application ID that is none is named', () => {
    expect(() => readServices({...algolia, ALGOLIA_APP_ID: 'x; script-src *'})).toThrow(
      'ALGOLIA_APP_ID is "x; script-src *", but an application ID has only letters and digits.',
    );
  });

  test('two missing ones are both named', () => {
    expect(() => readServices({ALGOLIA_APP_ID: 'app'})).toThrow(
      'ALGOLIA_APP_ID is set, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing',
    );
  });
});
