import fs from 'node:fs';
import path from 'node:path';
import {errorsSection, type PageError} from '../../../../plugins/content/error-answers';
import {remarkPackageReference} from '../../../../plugins/content/plugin-reference/remarkPackageReference';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, htmlOf, pageHtml} from '../reference/compilePage';

const V7 = `${ROOT}/versioned_docs/version-v7`;

const camera = (content: string) =>
  compilePage(remarkPackageReference({siteDir: ROOT}), {content, filePath: `${V7}/apis/camera.md`});

describe('the errors of a plugin', () => {
  it('are a section of its page, each with cause, fix, platforms and methods', async () => {
    const page = await camera('::plugin-api{plugin="camera"}');
    expect(page.toc.filter(({id}) => id === 'errors')).toHaveLength(1);
    const source = pageHtml(page);
    expect(source).toContain('id="errors.user-denied-access-to-photos"');
    expect(source).toMatch(/<dt>.*User denied access to photos.*<\/dt><dd>iOS · <a href="#getphoto">/);
    expect(source).toContain(
      'The user refused access to the photos, now or earlier. <strong>Fix:</strong> Explain',
    );
  });

  it('are named at each method that can raise them', async () => {
    const source = pageHtml(await camera('::plugin-api{plugin="camera"}'));
    const [, method = ''] = source.split('id="picklimitedlibraryphotos"');
    const [own = ''] = method.split('<h3');
    expect(own).toContain('<dt>Errors</dt><dd><a href="#errors.');
    expect(own).toContain('<code>UNIMPLEMENTED</code>');
    expect(own).not.toContain('User denied access to photos');
  });

  it('stay below the heading of a page that introduces them', async () => {
    const page = await camera(
      '## Errors\n\nOn the web, there are few.\n\n::errors{name="camera"}\n\n::plugin-api{plugin="camera"}',
    );
    expect(page.toc.filter(({value}) => value === 'Errors')).toHaveLength(1);
    expect(pageHtml(page).split('id="errors.user-denied-access-to-photos"')).toHaveLength(2);
  });

  it.each([
    ['::errors', 'needs a name'],
    ['::errors{name="camra"}', 'No error of camra in v7'],
    ['::errors{plugin="camera"}', 'no attribute "plugin"'],
  ])('are refused for %s', async (content, message) => {
    await expect(camera(content)).rejects.toThrow(message);
  });

  it('link to pages of the version', async () => {
    const source = pageHtml(await camera('::plugin-api{plugin="camera"}'));
    const links = [...source.matchAll(/href="(\.[^"#]*\.md)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const url of links) expect(fs.existsSync(path.join(V7, 'apis', url))).toBe(true);
  });
});

it('does not link from methods to errors that the page describes in its own words', async () => {
  const page = await camera('## Errors\n\nOnly a text.\n\n::plugin-api{plugin="camera"}');
  expect(pageHtml(page)).not.toContain('href="#errors.');
});

describe('the section of errors', () => {
  const error: PageError = {
    name: 'cli',
    messages: ['Platform … not found.', 'No platform.'],
    codes: [],
    platforms: ['cli'],
    raisedBy: ['add', 'open'],
    anchor: 'errors.platform-not-found',
    furtherAnchors: ['errors.no-platform'],
    cause: [{type: 'text', value: 'It is not installed.'}],
    fix: [{type: 'text', value: 'Install it.'}],
  };

  it('names commands as they are written, and other messages of the same error', async () => {
    const html = await htmlOf(errorsSection([error], new Set(), () => undefined));
    expect(html).toContain('<h2 id="errors">Errors</h2>');
    expect(html).toContain('<dd><code>add</code>, <code>open</code></dd>');
    expect(html).toContain(
      'Also <a href="#errors.no-platform" id="errors.no-platform"><code>No platform.</code></a>. It is not installed. <strong>Fix:</strong> Install it.',
    );
  });

  it('is left out without errors, and below a heading of the page for them', () => {
    expect(errorsSection([], new Set(), () => undefined)).toEqual([]);
    expect(errorsSection([error], new Set(['errors']), () => undefined)).toEqual([]);
  });
});
