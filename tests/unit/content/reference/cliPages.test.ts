import fs from 'node:fs';
import path from 'node:path';
import {compile, evaluate} from '@mdx-js/mdx';
import {createElement, type ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {allFields} from '../../../../plugins/content/cli-reference/config/readConfig';
import {loadCli} from '../../../../plugins/content/cli-reference/cli/loadCli';
import {loadConfig} from '../../../../plugins/content/cli-reference/config/loadConfig';
import {remarkCliReference} from '../../../../plugins/content/cli-reference/remarkCliReference';
import {ROOT} from '../../../support/fixtureSite';
import {docsTreeOf} from '../../../../plugins/content/version-numbers';

// The package exports itself to `import` only, and Jest resolves with `require`.
jest.mock(
  'estree-walker',
  () => jest.requireActual<object>('../../../../node_modules/estree-walker/src/index.js'),
  {virtual: true},
);

// The package has no types of its own.
const {renderToStaticMarkup} = jest.requireActual<{renderToStaticMarkup: (element: ReactElement) => string}>(
  'react-dom/server',
);

const VERSIONS = ['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'next'];

/** Returns the HTML that MDX makes of a page of a docs version. */
async function htmlOf(markdown: string, version = 'v7', page = 'cli/commands/run.md'): Promise<string> {
  const folder = docsTreeOf(version);
  const file = new VFile({path: `${ROOT}/${folder}/${page}`, value: markdown});
  const {default: Page} = await evaluate(file, {
    ...runtime,
    remarkPlugins: [remarkDirective, [remarkCliReference, {siteDir: ROOT}], remarkGfm],
  });
  return renderToStaticMarkup(createElement(Page));
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('::cli-command', () => {
  test('writes usage, arguments and options of the command', async () => {
    const html = await htmlOf('::cli-command{name="run" argument-platform="`ios` or `android`"}\n');
    expect(html).toContain('<h2 id="usage">Usage</h2>');
    expect(html).toContain('npx cap run [options] [platform]');
    expect(html).toContain(
      '<dt><code>platform</code></dt><dd>optional</dd><dd><code>ios</code> or <code>android</code>.</dd>',
    );
    expect(html).toContain(
      '<dt><a href="#option-target" id="option-target"><code>--target</code></a></dt>' +
        '<dd><code>&lt;id&gt;</code></dd><dd>Use a specific target.</dd>',
    );
    expect(html).not.toContain('--json');
  });

  test('says which platform an option is for if its description names only one', async () => {
    const html = await htmlOf('::cli-command{name="run"}\n');
    const chipOf = (option: string): string | undefined =>
      new RegExp(`<code>--${option}</code></a>(?: <b class="chip">(.*?)</b>)?</dt>`).exec(html)?.[1];
    expect(['scheme', 'flavor', 'configuration', 'target'].map(chipOf)).toEqual([
      'iOS only',
      'Android only',
      'iOS only',
      undefined,
    ]);
    expect(await htmlOf('::cli-command{name="init"}\n')).not.toContain(' only</b>');
  });

  test('makes code of the options that a description mentions, and links them', async () => {
    const html = await htmlOf('::cli-command{name="run"}\n');
    expect(html).toContain('overrides <code>server.url</code> config');
    expect(html).toContain('run <code>adb reverse</code> for');
    expect(html).toContain('(used with <a href="#option-live-reload"><code>--live-reload</code></a>)');
  });

  test('shows choices and defaults where the command has any', async () => {
    const html = await htmlOf('::cli-command{name="build"}\n');
    expect(html).toContain('\u00a0· one of <code>AAB</code>, <code>APK</code></dd>');
    expect(html).toContain('\u00a0· default <code>jarsigner</code></dd>');
    expect(html).toContain('iOS Scheme to build');
    expect(await htmlOf('::cli-command{name="run"}\n')).not.toMatch(/one of|default <code>/);
  });

  test('leaves out what a command does not have', async () => {
    const html = await htmlOf('::cli-command{name="spm-migration-assistant"}\n');
    expect(html).toContain('npx cap spm-migration-assistant\n</code>');
    expect(html).not.toMatch(/Arguments|Options|\[options\]/);
  });

  test('shows hidden commands and options only where asked', async () => {
    expect(await htmlOf('::cli-command{name="run" hidden}\n')).toContain('<code>--json</code>');
    expect(await htmlOf('::cli-command{name="telemetry" hidden}\n')).toContain('npx cap telemetry [on|off]');
    await expect(htmlOf('::cli-command{name="telemetry"}\n')).rejects.toThrow(
      'run.md:1:1  "telemetry" is hidden in @capacitor/cli 7.6.9. Write ::cli-command{name="telemetry" hidden}',
    );
  });

  test.each([
    ['::cli-command{name="bild"}', 'has no command "bild". Did you mean "build"?', 'v7'],
    ['::cli-command{name="build"}', '@capacitor/cli 3.9.0 has no command "build".', 'v3'],
    ['::cli-command', '::cli-command has no name.', 'v7'],
    [
      '::cli-command{name="run" platform="x"}',
      'no attribute "platform" for "run". It accepts: name, hidden, argument-platform.',
    ],
  ])('fails for %s with file, line and column', async (directive, message, version = 'v7') => {
    const failing = htmlOf(`Text.\n\n${directive}\n`, version);
    await expect(failing).rejects.toThrow(`versioned_docs/version-${version}/cli/commands/run.md:3:1  `);
    await expect(htmlOf(`${directive}\n`, version)).rejects.toThrow(message);
  });

  test('fails where a heading of the page takes an anchor of the generated part', async () => {
    await expect(htmlOf('## Options\n\n::cli-command{name="run"}\n')).rejects.toThrow(
      'The heading "Options" on line 1 uses the anchor #options, which the generated reference needs.',
    );
  });

  test('works in the docs trees only', async () => {
    const file = new VFile({path: `${ROOT}/README.md`, value: '::cli-commands\n'});
    const options = {...runtime, remarkPlugins: [remarkDirective, [remarkCliReference, {siteDir: ROOT}]]};
    await expect(evaluate(file, options as Parameters<typeof evaluate>[1])).rejects.toThrow(
      'needs a docs version',
    );
  });

  test.each(VERSIONS)('all commands of %s and all their options come out', async (version) => {
    for (const {name, options} of loadCli(ROOT, version).commands) {
      const html = await htmlOf(`::cli-command{name="${name}" hidden}\n`, version);
      expect(html).toContain(`npx cap ${name}`);
      expect(count(html, / id="option-/g)).toBe(options.length);
      expect(html).not.toMatch(/undefined|\[object /);
    }
  });
});

describe('::cli-commands', () => {
  test.each(VERSIONS)('lists the commands of %s that help lists', async (version) => {
    const html = await htmlOf('::cli-commands\n', version, 'cli/index.md');
    const visible = loadCli(ROOT, version).commands.filter(({hidden}) => !hidden);
    expect(count(html, /<tr>/g)).toBe(visible.length + 1);
    expect(html).not.toContain('📡');
  });

  test('links each to its page, where there is one', async () => {
    expect(await htmlOf('::cli-commands\n', 'v7', 'cli/index.md')).toContain(
      '<a href="./commands/run.md"><code>run [platform]</code></a>',
    );
    expect(await htmlOf('::cli-commands\n', 'v2', 'cli/index.md')).toContain(
      '<a href="./plugin-generate.md"><code>plugin:generate</code></a>',
    );
    expect(await htmlOf('::cli-commands\n', 'v7', 'basics/workflow.md')).toContain(
      '<a href="../cli/commands/run.md">',
    );
  });

  test('takes no attributes', async () => {
    await expect(htmlOf('::cli-commands{hidden}\n')).rejects.toThrow(
      '::cli-commands does not accept attributes',
    );
  });
});

describe('::config-reference', () => {
  const render = (version: string) => htmlOf('::config-reference\n', version, 'config.md');

  test.each(VERSIONS.slice(1))('has every option and plugin key of %s once', async (version) => {
    const html = await render(version);
    const model = loadConfig(ROOT, version);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {path} of allFields(model.options)) {
      expect(ids).toContain(path.replaceAll('.', '').toLowerCase());
    }
    const keys = model.plugins.flatMap(({jsName, keys: own}) =>
      own.map(({name}) => `plugins${jsName}${name}`),
    );
    for (const key of keys) expect(ids).toContain(key.toLowerCase());
    expect(html).not.toContain('[object ');
  });

  test('keeps the anchor under which other pages link to the options', async () => {
    expect(await render('v7')).toContain('<h2 id="schema">');
    expect(await render('v7')).toContain(
      '<h3 id="androidminwebviewversion"><code>android.minWebViewVersion</code>',
    );
  });

  test('shows type, default, since and deprecation', async () => {
    expect(await render('v6')).toContain(
      '<p><span class="deprecated">Deprecated since 5.0.0</span>\u2003<code>boolean</code>\u00a0· default <code>false</code>\u00a0· since 1.0.0</p>',
    );
  });

  test('says beside its name that an option is only for development', async () => {
    const html = await render('v7');
    expect(html).toContain('<p><span class="deprecated">Not for production</span>\u2003<code>string</code>');
    expect(html).not.toContain('not intended for use in production');
  });

  test('shows tags, braces and pipes of comments and types as they are', async () => {
    const html = await render('next');
    expect(html).toContain('<code>&lt;access origin=&quot;*&quot; /&gt;</code>');
    expect(html).toContain('<code>{ [key: string]: string | undefined; }</code>');
    expect(html).toContain(
      'href="https://ionic.io/blog/capacitor-android-customscheme-issue-with-chrome-117"',
    );
  });

  test('links a named type to its fields', async () => {
    const html = await render('next');
    expect(html).toContain(
      '<a href="#packageoptions"><code>{ [pluginId: string]: PackageOptions; }</code></a>',
    );
    expect(html).toContain('<h3 id="packageoptions">');
  });

  test('fails in v2 with what to do', async () => {
    await expect(render('v2')).rejects.toThrow(
      'versioned_docs/version-v2/config.md:1:1  @capacitor/cli 2.5.0 of v2 has no dist/declarations.d.ts',
    );
  });
});

describe('the pages of each docs version', () => {
  /** The Markdown files of a folder of a docs tree and of the folders in it. */
  const pagesOf = (version: string, folder: string): string[] => {
    const tree = docsTreeOf(version);
    const dir = path.join(ROOT, tree, folder);
    return fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(dir, name));
  };

  const isConfig = (page: string): boolean => path.basename(page) === 'config.md';

  test.each(VERSIONS)('%s has one for every command that help lists', (version) => {
    const shown = pagesOf(version, 'cli').flatMap((page) => [
      ...fs.readFileSync(page, 'utf8').matchAll(/^::cli-command\{name="([^"]+)"(?! hidden)/gm),
    ]);
    const visible = loadCli(ROOT, version).commands.filter(({hidden}) => !hidden);
    expect(shown.map(([, name]) => name).sort()).toEqual(visible.map(({name}) => name).sort());
  });

  test.each(VERSIONS)('%s compile with what the CLI declares', async (version) => {
    for (const page of [...pagesOf(version, 'cli'), ...pagesOf(version, '').filter(isConfig)]) {
      const markdown = fs.readFileSync(page, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      const options = {remarkPlugins: [remarkDirective, [remarkCliReference, {siteDir: ROOT}], remarkGfm]};
      const file = new VFile({path: page, value: markdown});
      await expect(compile(file, options as Parameters<typeof compile>[1])).resolves.toBeDefined();
    }
  });
});
