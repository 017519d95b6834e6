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
  it('says that a plugin can be missing on every platform, though the message is in the web code', async () => {
    const html = pageHtml(await page('v7'));
    const [, facts] = /plugin is not implemented on …<\/code>.*?<dd>(.*?)<\/dd>/.exec(html) ?? [];
    expect(facts).toContain('iOS, Android, Web');
  });

  it('offers messages of the version as examples, and shows many wordings as a list to open', async () => {
    const {code, html: tree} = await page('v2');
    const html = pageHtml({html: tree});
    const [, examples = ''] = /error-lookup__examples[\\"]*>(.*?)<\/p>/.exec(code) ?? [];
    const messages = [...examples.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(
      ([, message = '']) => message,
    );
    expect(messages.length).toBeGreaterThanOrEqual(2);
    for (const message of messages) expect(html).toContain(`${message}</code>`);
    expect(html).toMatch(/<dt>.*?<details><summary>.*?\d more wordings/);
  });

  it('has every message of the version, by plugin and package, with unique anchors', async () => {
    const {ids, toc, ...rest} = await page('v7');
    const html = pageHtml(rest);
    expect(new Set(ids).size).toBe(ids.length);
    expect(toc.map(({value}) => value)).toEqual(
      expect.arrayContaining(['Camera', 'Capacitor CLI', 'Filesystem']),
    );
    expect(html).toContain('<a href="./apis/camera.md">Camera</a>');
    expect(html).toContain('id="camera.user-denied-access-to-photos"');
    expect(html).toMatch(/User denied access to photos<\/code>.*?also in v2–v6/);
  });
});
