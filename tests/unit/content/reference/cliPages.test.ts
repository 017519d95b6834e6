import fs from 'node:fs';
import path from 'node:path';
import {allFields, loadCli, loadConfig} from '../../../../packages/facts';
import {docsTreeOf} from '../../../../packages/pages/docsVersion';
import {listPages} from '../../../../packages/checks/listPages';
import {renderCommand} from '../../../../plugins/content/cli-reference/cli/renderCommand';
import {remarkCliReference} from '../../../../plugins/content/cli-reference/remarkCliReference';
import {ROOT} from '../../../support/fixtureSite';
import {expandedPage, hastOf, htmlOf, idsIn} from './html';

const VERSIONS = ['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'next'];
const NBSP = '\u00a0';

/** Returns the HTML of a page of a docs version. */
async function pageHtml(markdown: string, version = 'v7', page = 'cli/commands/run.md'): Promise<string> {
  const transform = remarkCliReference({siteDir: ROOT});
  return htmlOf((await expandedPage(transform, `${docsTreeOf(version)}/${page}`, markdown)).children);
}

describe('::cli-command', () => {
  let run: string;
  beforeAll(async () => {
    run = await pageHtml('::cli-command{name="run" argument-platform="`ios` or `android`"}\n');
  });

  test('writes arguments and options of the command', () => {
    expect(run).toContain('<h2 id="usage">Usage</h2>');
    expect(run).toContain(
      '<dt><code>platform</code></dt><dd>optional</dd><dd><code>ios</code> or <code>android</code>.</dd>',
    );
    expect(run).toContain(
      '<a href="#option-target" id="option-target"><code>--target</code></a></dt>' +
        '<dd><code>&#x3C;id></code></dd><dd>Use a specific target.</dd>',
    );
    expect(run).not.toMatch(/--json|one of|default <code>/);
  });

  test.each([
    ['scheme', 'iOS only'],
    ['flavor', 'Android only'],
    ['configuration', 'iOS only'],
    ['target', undefined],
  ])('says of --%s which platform it is for, if its description names only one: %s', (option, chip) => {
    const name = new RegExp(
      `<code>--${option}</code></a></dt>(?:<dd>(?:(?!</dd>).)*</dd>)?<dd[^>]*>(?:<b class="chip">(.*?)</b>)?`,
    );
    expect(name.exec(run)?.[1]).toBe(chip);
  });

  test('makes code of the options that a description mentions, and links them', () => {
    expect(run).toContain('overrides <code>server.url</code> config');
    expect(run).toContain('run <code>adb reverse</code> for');
    expect(run).toContain('(used with <a href="#option-live-reload"><code>--live-reload</code></a>)');
  });

  test.each([
    ['build', '<small>one of <code>AAB</code>, <code>APK</code></small></dd>'],
    ['build', `${NBSP}· default <code>jarsigner</code></small></dd>`],
    ['build', 'iOS Scheme to build'],
    ['run" hidden="', '<code>--json</code>'],
    ['telemetry" hidden="', '<h2 id="usage">'],
  ])('of %s shows %s', async (name, html) => {
    expect(await pageHtml(`::cli-command{name="${name}"}\n`)).toContain(html);
  });

  test('leaves out what a command does not have', () => {
    const {commands, ...source} = loadCli(ROOT, 'v7');
    const command = commands.find(({name}) => name === 'spm-migration-assistant')!;
    const blocks = renderCommand({command, hidden: true, argumentTexts: {}, source});
    expect(blocks).toContainEqual({type: 'code', lang: 'bash', value: 'npx cap spm-migration-assistant'});
    expect(htmlOf(blocks)).not.toMatch(/Arguments|Options/);
  });

  test.each([
    ['::cli-command{name="bild"}', 'has no command "bild". Did you mean "build"?'],
    ['::cli-command{name="build"}', '@capacitor/cli 3.9.0 has no command "build".', 'v3'],
    ['::cli-command', '::cli-command has no name.'],
    [
      '::cli-command{name="run" platform="x"}',
      'no attribute "platform". It accepts: name, hidden, argument-platform.',
    ],
    ['::cli-command{name="telemetry"}', '"telemetry" is hidden in @capacitor/cli'],
    ['::cli-commands{hidden}', '::cli-commands does not accept attributes'],
  ])('fails for %s with file, line and column', async (directive, message, version = 'v7') => {
    const failing = pageHtml(`Text.\n\n${directive}\n`, version);
    await expect(failing).rejects.toThrow(`versioned_docs/version-${version}/cli/commands/run.md:3:1  `);
    await expect(failing).rejects.toThrow(message);
  });

  test.each(VERSIONS)('has all options of each command of %s', (version) => {
    const {commands, ...source} = loadCli(ROOT, version);
    for (const command of commands) {
      const html = hastOf(renderCommand({command, hidden: true, argumentTexts: {}, source}));
      expect(idsIn(html).filter((id) => id.startsWith('option-'))).toHaveLength(command.options.length);
    }
  });
});

describe('::cli-commands', () => {
  test('lists the commands that help lists, each with a link to its page', async () => {
    const html = await pageHtml('::cli-commands\n', 'v7', 'cli/index.md');
    const listed = [...html.matchAll(/<a href="\.\/commands\/(.*?)\.md"><code>(\S+)/g)];
    const visible = loadCli(ROOT, 'v7').commands.filter(({hidden}) => !hidden);
    expect(listed.map(([, page]) => page)).toEqual(visible.map(({name}) => name));
  });

  test.each([
    ['v2', 'cli/index.md', '<a href="./plugin-generate.md"><code>plugin:generate</code></a>'],
    ['v7', 'basics/workflow.md', '<a href="../cli/commands/run.md">'],
  ])('of %s on %s has %s', async (version, page, html) => {
    expect(await pageHtml('::cli-commands\n', version, page)).toContain(html);
  });

  test.each(VERSIONS)('has a page in %s for every command that help lists', (version) => {
    const shown = listPages(ROOT, version).flatMap((page) => [
      ...fs
        .readFileSync(path.join(ROOT, page), 'utf8')
        .matchAll(/^::cli-command\{name="([^"]+)"(?! hidden)/gm),
    ]);
    const visible = loadCli(ROOT, version).commands.filter(({hidden}) => !hidden);
    expect(shown.map(([, name]) => name).sort()).toEqual(visible.map(({name}) => name).sort());
  });
});

describe('::config-reference', () => {
  const render = (version: string) => pageHtml('::config-reference\n', version, 'config.md');

  test('has every option and plugin key once', async () => {
    const html = await render('v7');
    const model = loadConfig(ROOT, 'v7');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = model.plugins.flatMap(({jsName, keys: own}) =>
      own.map(({name}) => `plugins${jsName}${name}`),
    );
    const options = allFields(model.options).map((option) => option.path.replaceAll('.', ''));
    expect(ids).toEqual(expect.arrayContaining([...options, ...keys].map((id) => id.toLowerCase())));
    // Other pages link to this anchor.
    expect(html).toContain('<h2 id="schema">');
  });

  test.each([
    [
      'v6',
      `<p><code>boolean</code> <small>default <code>false</code></small></p><div><span class="deprecated">Deprecated since 5.0.0</span>`,
    ],
    ['v7', '<div> <span class="deprecated">Not for production</span>'],
    ['next', '<code>&#x3C;access origin="*" /></code>'],
    ['next', '<code>{ [key: string]: string | undefined; }</code>'],
    ['next', '<a href="#packageoptions"><code>{ [pluginId: string]: PackageOptions; }</code></a>'],
    ['next', '<h3 id="packageoptions">'],
  ])('of %s has %s', async (version, html) => {
    expect(await render(version)).toContain(html);
    expect(await render(version)).not.toContain('not intended for use in production');
  });

  test('fails in v2 with what to do', async () => {
    await expect(render('v2')).rejects.toThrow(
      'versioned_docs/version-v2/config.md:1:1  The @capacitor/cli of v2 does not declare the type CapacitorConfig',
    );
  });
});
