import {canonicalItems} from '../../../plugins/site/canonical-sitemap';
import {decodable, plainAddress} from '../../../plugins/lib/plainAddress';
import {collapseDuration} from '../../../plugins/client/articles/collapsibles';
import {suggestPages} from '../../../src/components/suggestPages';
import {oldRoutesOf} from '../../../plugins/lib/oldRoutes';
import {repositoryOf} from '../../../src/data/repository';
import requirements from '../../../src/data/requirements.json';
import {announcementOf} from '../../../plugins/site/announcement/bar';
import {bannerOf, isComing, requireReleaseDates, supportNotes} from '../../../packages/pages/support';
import {versions} from '../../../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../../../src/data/versions';

describe('plain paths', () => {
  test.each([
    ['/docs/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/next/', '/docs/next'],
    ['/docs/cli.html', '/docs/cli'],
    ['/docs/v2/cli/index.html', '/docs/v2/cli'],
    ['/docs/cli', '/docs/cli'],
    ['/docs/cli//', '/docs/cli'],
    ['/docs/cli%20%20', '/docs/cli'],
    ['/docs/v2.html%20', '/docs/v2'],
    ['/docs/sitemap.xml', '/docs/sitemap.xml'],
    ['/docs/assets/a.css', '/docs/assets/a.css'],
  ])('%s reduces to %s', (from, to) => {
    expect(plainAddress(from, '/docs/')).toBe(to);
  });
});

describe('what cannot be decoded', () => {
  test.each([
    ['#100%', '#100%25'],
    ['#%E4', '#%25E4'],
    ['#100%25', '#100%25'],
    ['#%C3%A4', '#%C3%A4'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(decodable(text)).toBe(expected);
  });
});

describe('old routes', () => {
  test.each([
    ['/v3/basics', ['/v3/main/basics']],
    ['/reference/support-policy', ['/main/reference/support-policy']],
    ['/next/android/managing-dependencies', ['/next/main/android/managing-dependencies']],
    ['/v2/basics/building-your-app', ['/basics/building-your-app']],
    ['/basics/workflow', []],
    ['/', []],
  ])('lead to %s', (route, old) => {
    expect(oldRoutesOf(route)).toEqual(old);
  });
});

describe('versions', () => {
  test('have no banner in the latest version, and one in the first', () => {
    expect(versions[LATEST_VERSION]?.banner).toBe('none');
    expect(Object.values(versions).at(-1)?.banner).toBe('unmaintained');
  });

  test('need a release date', () => {
    const releaseDate = {label: '', source: '', values: {v1: '2019-01-15'}};
    expect(() => requireReleaseDates(['v1'], {releaseDate})).not.toThrow();
    expect(() => requireReleaseDates(['v2', 'v1'], {releaseDate})).toThrow(
      'src/data/requirements.json: releaseDate has no date for v2, which versions.json lists. Add it.',
    );
  });

  test('have one that is coming when next documents it, and nothing yet while next documents the latest', () => {
    const facts = (next: string): typeof requirements => ({
      ...requirements,
      major: {...requirements.major, values: {...requirements.major.values, next}},
    });
    expect(isComing('v7', facts('8'))).toBe(true);
    expect(announcementOf('v7', facts('8'))).toMatchObject({id: 'v8-in-progress'});
    expect(isComing('v8', facts('8'))).toBe(false);
    expect(announcementOf('v8', facts('8'))).toMatchObject({id: 'v8-released'});
    expect(announcementOf('v8', facts('8')).content).toContain('href="/docs/updating/8-0"');
  });
});

describe('the sitemap', () => {
  const docs = {root: 'https://x.test/docs/', latest: 'v7', versions: {v7: {}, v6: {}, v3: {}}};
  const items = (...paths: string[]) => paths.map((path) => ({url: `https://x.test/docs/${path}`}));

  test('has the pages of the latest version, and others only if it has none about the subject', () => {
    const all = items('', 'cli', 'apis/preferences', 'v6', 'v6/cli', 'v6/old', 'v3/apis/storage', 'v60');
    expect(canonicalItems(all, docs)).toEqual(
      items('', 'cli', 'apis/preferences', 'v6/old', 'v3/apis/storage', 'v60'),
    );
  });
});

describe('the repository that pages are edited in', () => {
  test('is the one that package.json names', () => {
    expect(repositoryOf({repository: 'https://github.com/a/docs'}, {})).toBe('https://github.com/a/docs');
    const asObject = {repository: {type: 'git', url: 'git+https://github.com/a/docs.git'}};
    expect(repositoryOf(asObject, {})).toBe('https://github.com/a/docs');
  });

  test('is the one of DOCS_REPOSITORY in a fork', () => {
    const env = {DOCS_REPOSITORY: 'https://github.com/fork/docs/'};
    expect(repositoryOf({repository: 'https://github.com/a/docs'}, env)).toBe('https://github.com/fork/docs');
    expect(repositoryOf({repository: 'https://github.com/a/docs'}, {DOCS_REPOSITORY: ''})).toBe(
      'https://github.com/a/docs',
    );
  });

  test('has to be an address', () => {
    expect(() => repositoryOf({}, {DOCS_REPOSITORY: 'fork/docs'})).toThrow(
      `DOCS_REPOSITORY is "fork/docs". Set it to the repository's URL, such as https://github.com/you/docs.`,
    );
    expect(() => repositoryOf({}, {})).toThrow('package.json has no repository');
  });
});

describe('the banner of a released version', () => {
  const requirements = {
    maintenanceEnds: {label: '', source: '', values: {v6: '2025-07-20', v5: '2024-10-15'}},
  };
  const on = (name: string, day: string): string =>
    bannerOf(name, requirements, new Date(`${day}T12:00:00Z`));

  test('is there once its maintenance has ended, whatever its place among the versions', () => {
    expect(on('v6', '2025-07-21')).toBe('unmaintained');
    expect(on('v5', '2025-07-19')).toBe('unmaintained');
  });

  test('is not there up to its last day of maintenance, nor while there is no date', () => {
    expect(on('v6', '2025-07-19')).toBe('none');
    expect(on('v6', '2025-07-20')).toBe('none');
    expect(on('v7', '2035-01-01')).toBe('none');
  });

  test('needs a date that can be read', () => {
    const wrong = {maintenanceEnds: {label: '', source: '', values: {v6: 'July 2025'}}};
    expect(() => bannerOf('v6', wrong, new Date())).toThrow(
      'src/data/requirements.json: maintenanceEnds of v6 is "July 2025". Write a date such as 2025-07-20.',
    );
  });
});

describe('what the version menu says about support', () => {
  const fact = (values: Record<string, string>): (typeof requirements)['major'] =>
    ({label: '', source: '', values}) as unknown as (typeof requirements)['major'];
  const dates = {
    maintenanceEnds: fact({v6: '2025-07-20', v5: '2024-10-15'}),
    endOfSupport: fact({v6: '2026-01-20'}),
  };
  const on = (day: string): Record<string, string> =>
    supportNotes(['v7', 'v6', 'v5'], dates, new Date(`${day}T12:00:00Z`));

  test.each([
    ['2025-07-20', 'maintained until Jul 20, 2025'],
    ['2025-07-21', 'extended support until Jan 20, 2026'],
    ['2026-01-21', 'support ended Jan 20, 2026'],
  ])('on %s is the phase and its last day', (day, note) => {
    expect(on(day).v6).toBe(note);
  });

  test('is only the end of maintenance without another date, and nothing without dates', () => {
    expect(on('2026-01-21').v5).toBe('maintenance ended Oct 15, 2024');
    expect(on('2026-01-21')).not.toHaveProperty('v7');
  });

  test('needs dates that can be read', () => {
    const wrong = {endOfSupport: fact({v6: 'January'})};
    expect(() => supportNotes(['v6'], wrong, new Date())).toThrow(
      'src/data/requirements.json: endOfSupport of v6 is "January". Write a date such as 2025-07-20.',
    );
  });
});

describe('suggested pages', () => {
  const version = (root: string, pages: string[], isLast = false) => ({
    label: root.split('/').at(-1) ?? '',
    path: root,
    isLast,
    docs: pages.map((page) => ({path: `${root}${page}`})),
  });
  // As Docusaurus gives them: the latest version's root and index pages end with a slash.
  const v7 = {...version('/docs', ['/cli/', '/basics/workflow'], true), path: '/docs/', label: 'v7'};
  const v2 = version('/docs/v2', ['/cli/serve', '/cli']);
  const all = [v7, v2];

  test('come from the version in the address', () => {
    expect(suggestPages('/docs/v2/nope', all).version).toBe(v2);
    expect(suggestPages('/docs/nope', all).version).toBe(v7);
    expect(suggestPages('/docs/v22/nope', all).version).toBe(v7);
  });

  test('come from the version that was read last where the address names none', () => {
    expect(suggestPages('/docs/nope', all, v2).version).toBe(v2);
    expect(suggestPages('/docs/nope/serve', all, v2).pages.map((page) => page.path)).toEqual([
      '/docs/v2/cli/serve',
    ]);
    const v3 = version('/docs/v3', []);
    expect(suggestPages('/docs/v2/nope', [...all, v3], v3).version).toBe(v2);
  });

  test('are the same page in another version first', () => {
    expect(suggestPages('/docs/cli/serve.html', all).pages.map((page) => page.path)).toEqual([
      '/docs/v2/cli/serve',
    ]);
  });

  test('are found for an address of the latest version and for an index page', () => {
    expect(suggestPages('/docs/v2/basics/workflow', all).pages.map((page) => page.path)).toEqual([
      '/docs/basics/workflow',
    ]);
    expect(suggestPages('/docs/nope/cli', all).pages.map((page) => page.path)).toEqual(['/docs/cli']);
  });

  test('are pages that end the same way', () => {
    expect(suggestPages('/docs/guides/workflow/', all).pages.map((page) => page.path)).toEqual([
      '/docs/basics/workflow',
    ]);
  });

  describe('of subjects that have another address or are gone', () => {
    const latest = {
      ...version('/docs', ['/apis/preferences', '/getting-started/vscode-extension'], true),
      path: '/docs/',
      label: 'v7',
    };
    const v6 = version('/docs/v6', [
      '/apis/preferences',
      '/vscode/debugging',
      '/getting-started/vscode-extension',
    ]);
    const older = ['v5', 'v4'].map((name) => version(`/docs/${name}`, ['/apis/preferences']));
    const v3 = version('/docs/v3', ['/apis/storage']);
    const versions = [latest, v6, ...older, v3];
    const suggested = (pathname: string): string[] =>
      suggestPages(pathname, versions).pages.map(
        ({path, isNearest}) => path + (isNearest ? ' (nearest)' : ''),
      );

    test('are the page under its other address in that version first', () => {
      expect(suggested('/docs/apis/storage')).toEqual(['/docs/apis/preferences', '/docs/v3/apis/storage']);
      expect(suggested('/docs/v3/apis/preferences')[0]).toBe('/docs/v3/apis/storage');
      expect(suggestPages('/docs/apis/storage', versions)).not.toHaveProperty('change');
    });

    test('say what kind of page they are', () => {
      const kinds = suggestPages('/docs/apis/storage', versions).pages.map(({kind}) => kind);
      expect(kinds).toEqual(['Plugin API', 'Plugin API']);
      expect(suggestPages('/docs/vscode/debugging', versions).pages[0]?.kind).toBe('Guide');
    });

    test('are the last version of a removed page, and the nearest one', () => {
      expect(suggested('/docs/vscode/debugging')).toEqual([
        '/docs/v6/vscode/debugging',
        '/docs/getting-started/vscode-extension (nearest)',
      ]);
      expect(suggestPages('/docs/vscode/debugging', versions).change).toBe('was removed in v7');
    });
  });

  describe('of an address with a typing mistake', () => {
    const addresses = ['/apis', '/apis/camera', '/apis/share', '/guides/deep-links', '/updating/7-0'];
    const troubleshooting = ['/ios/troubleshooting', '/android/troubleshooting'];
    const latest = {
      ...version('/docs', [...addresses, ...troubleshooting, '/apis/preferences'], true),
      path: '/docs/',
      label: 'v7',
    };
    const older = ['v6', 'v5', 'v4'].map((name) => version(`/docs/${name}`, ['/apis/preferences']));
    const v3 = version('/docs/v3', ['/apis/storage', '/apis/camera']);
    const suggested = (pathname: string): string[] =>
      suggestPages(pathname, [latest, ...older, v3]).pages.map(({path}) => path);

    test.each([
      ['/docs/apis/camra', '/docs/apis/camera'],
      ['/docs/apis/camrea', '/docs/apis/camera'],
      ['/docs/apis/Camera', '/docs/apis/camera'],
      ['/docs/apis/camera2', '/docs/apis/camera'],
      ['/docs/plugins/camra', '/docs/apis/camera'],
      ['/docs/guides/deeplinks', '/docs/guides/deep-links'],
      ['/docs/guides/deep_link.html', '/docs/guides/deep-links'],
      ['/docs/api', '/docs/apis'],
      ['/docs/v3/apis/camra', '/docs/v3/apis/camera'],
      ['/camra', '/docs/apis/camera'],
    ])('%s are %s, and no other', (pathname, path) => {
      expect(suggested(pathname)).toEqual([path]);
    });

    test('have the one in the most similar folder first', () => {
      expect(suggested('/docs/android/trubleshooting')[0]).toBe('/docs/android/troubleshooting');
      expect(suggested('/docs/androd/troubleshooting')[0]).toBe('/docs/android/troubleshooting');
    });

    test('lead to its page in this version if another version spells it like that', () => {
      expect(suggested('/docs/apis/storag')).toEqual(['/docs/apis/preferences', '/docs/v3/apis/storage']);
    });

    test('are also what the word that was meant is called now', () => {
      const withGuide = {...latest, docs: [...latest.docs, {path: '/docs/guides/storage'}]};
      const {pages} = suggestPages('/docs/apis/storag', [withGuide, ...older, v3]);
      expect(pages.map(({path}) => path)).toEqual(['/docs/guides/storage', '/docs/apis/preferences']);
    });

    test.each(['/docs/apis/cam', '/docs/apis/shale-gas', '/docs/updating/9-0', '/docs/x'])(
      'are none if too little is alike: %s',
      (pathname) => {
        expect(suggested(pathname)).toEqual([]);
      },
    );
  });

  test('have pages of the same name in that version before the page in other versions', () => {
    const latest = {...version('/docs', ['/guides/storage'], true), path: '/docs/'};
    const older = ['v3', 'v2'].map((name) => version(`/docs/${name}`, ['/apis/storage']));
    expect(suggestPages('/docs/apis/storage', [latest, ...older]).pages.map(({path}) => path)).toEqual([
      '/docs/guides/storage',
      '/docs/v3/apis/storage',
      '/docs/v2/apis/storage',
    ]);
  });

  test('have the present name of what was renamed, after the pages of that name', () => {
    const latest = {...version('/docs', ['/apis/preferences', '/guides/storage'], true), path: '/docs/'};
    const pathsFor = (address: string): string[] =>
      suggestPages(address, [latest]).pages.map(({path}) => path);
    expect(pathsFor('/docs/storage')).toEqual(['/docs/guides/storage', '/docs/apis/preferences']);
    expect(pathsFor('/docs/plugins/storage.html')).toContain('/docs/apis/preferences');
  });

  test('are none where nothing fits', () => {
    expect(suggestPages('/docs/v2/', all)).toEqual({version: v2, pages: []});
  });
});

describe('collapsibles', () => {
  test('take longer the higher they are, and 1 ms under reduced motion', () => {
    expect(collapseDuration(400, false)).toBeGreaterThan(collapseDuration(100, false));
    expect(collapseDuration(36, false)).toBe(192);
    expect(collapseDuration(400, true)).toBe(1);
  });
});
