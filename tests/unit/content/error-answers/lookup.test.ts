import path from 'node:path';
import {remarkErrorLookup} from '../../../../plugins/content/error-lookup';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, pageHtml} from '../reference/compilePage';

const page = (version: string) =>
  compilePage(remarkErrorLookup({siteDir: ROOT}), {
    content: '::error-lookup',
    filePath: path.join(ROOT, version === 'next' ? 'docs' : `versioned_docs/version-${version}`, 'errors.md'),
  });

describe('the list of errors', () => {
  it('has every message of the version, by plugin and package, with unique anchors', async () => {
    const {ids, toc, ...rest} = await page('v7');
    const html = pageHtml(rest);
    expect(new Set(ids).size).toBe(ids.length);
    expect(toc.map(({value}) => value)).toEqual(
      expect.arrayContaining(['Camera', 'Capacitor CLI', 'Filesystem']),
    );
    expect(html).toContain('<a href="./apis/camera.md">Camera</a>');
    expect(html).toContain('id="camera.user-denied-access-to-photos"');
    expect(html).toMatch(/User denied access to photos<\/code>.*?also in (?:v\d+, )*v6, v5, v4, v3/);
  });
});
