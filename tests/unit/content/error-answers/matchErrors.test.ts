import fs from 'node:fs';
import path from 'node:path';
import {lookupModel} from '../../../../plugins/content/error-lookup/lookupModel';
import {matchErrors, type Matchable} from '../../../../plugins/content/error-lookup/matchErrors';
import {ROOT} from '../../../support/fixtureSite';

const error = (name: string, messages: readonly string[], codes: readonly string[] = []): Matchable => ({
  messages,
  codes,
  context: name.split('-'),
});

const first = (pasted: string, errors: readonly Matchable[]): string | undefined => {
  const [best] = matchErrors(pasted, errors);
  return best && errors[best.index]?.messages[0];
};

describe('matching a pasted text', () => {
  const errors = [
    error('camera', ['User denied access to camera']),
    error('cli', ['… platform has not been added yet. See the docs for adding the … platform: …']),
    error('share', ['Not implemented on web.']),
    error('text-zoom', ['Not implemented on web.']),
    error('toast', ['Must provide text']),
  ];

  it('finds a message with its values, whatever the log writes before its lines', () => {
    expect(
      first(
        '[error] ios platform has not been added yet.\n        See the docs for adding the ios platform: https://example.com',
        errors,
      ),
    ).toContain('has not been added yet');
  });

  it('finds the beginning of a message', () => {
    expect(first('Error: User denied access', errors)).toBe('User denied access to camera');
  });

  it('prefers the plugin that the text names, if several have the message', () => {
    const [best] = matchErrors('TextZoom: CapacitorException: Not implemented on web.', errors);
    expect(best?.index).toBe(3);
  });

  it('finds a message by its code, if the system has translated the message', () => {
    const coded = [...errors, error('camera', ['The device has no camera'], ['OS-PLUG-CAMR-0007'])];
    expect(first('{"code":"OS-PLUG-CAMR-0007","message":"Keine Kamera"}', coded)).toBe(
      'The device has no camera',
    );
  });

  it('takes a code that many errors have for the one of core', () => {
    const codes = ['UNIMPLEMENTED'];
    const shared = [...errors, error('core', ['"…" plugin is not implemented on …'], codes)];
    const plugins = ['app', 'share', 'haptics', 'toast', 'browser'].map((name) =>
      error(name, ['Not implemented.'], codes),
    );
    expect(first('UNIMPLEMENTED', [...plugins, ...shared])).toContain('plugin is not implemented');
  });

  it('finds a long message by its first sentence', () => {
    const long = error('cli', [
      'Could not find the web assets directory: …. Please create it and make sure it has …',
    ]);
    expect(first('[error] Could not find the web assets directory: ./dist.', [...errors, long])).toBe(
      long.messages[0],
    );
  });

  it('is not certain of a few plain words in a line about something else', () => {
    const mocks = [
      ...errors,
      error('guides-mocking-plugins', ['not a function']),
      error('core', ['TypeError']),
    ];
    for (const pasted of ['TypeError: foo is not a function', 'map.addLayer is not a function'])
      expect(matchErrors(pasted, mocks).filter(({certain}) => certain)).toEqual([]);
    expect(matchErrors('Error: not a function', mocks)[0]?.certain).toBe(true);
    const named = [...errors, error('guides-storage', ['QuotaExceededError'])];
    expect(matchErrors('DOMException: QuotaExceededError was thrown', named)[0]?.certain).toBe(true);
  });

  it('prefers the pasted message to a longer one, even if it begins with what logs write before a line', () => {
    const files = [
      error('file-transfer', ['Operation failed because file does not exist.']),
      error('filesystem', ['File does not exist.']),
    ];
    expect(first('File does not exist.', files)).toBe('File does not exist.');
    const [best] = matchErrors('File: http://localhost/main.js - Line 7 - Msg: File does not exist.', files);
    expect(best?.index).toBe(1);
  });

  it('finds nothing in a text that is about something else', () => {
    expect(matchErrors('Everything is up to date.', errors)).toEqual([]);
  });
});

/** A pasted text, and the error that has to be the first answer. */
type Excerpt = {
  readonly version: string;
  readonly name: string;
  readonly message: string;
  readonly text: string;
};

function readExcerpts(): Excerpt[] {
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/error-excerpts/pasted.txt'), 'utf8');
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [version = '', name = '', message = ''] = head.split(' | ');
      return {version, name, message, text: lines.join('\n').trim()};
    });
}

/** Returns the errors of a docs version as the page has them. */
async function errorsOf(version: string) {
  const tree = version === 'next' ? 'docs' : `versioned_docs/version-${version}`;
  const model = await lookupModel({siteDir: ROOT, version, file: path.join(ROOT, tree, 'errors.md')});
  const own = model.groups.flatMap(({name, errors}) =>
    errors.map(({messages, codes, raisedBy}) => ({
      name,
      messages,
      codes,
      context: [...name.split('-'), ...codes, ...raisedBy],
    })),
  );
  return [...own, ...model.foreign.map((one) => ({...one, context: one.name.split('-'), isForeign: true}))];
}

it('has 120 messages of tools, each with its cause, in the latest version and the next one', async () => {
  for (const version of ['next', 'v7']) {
    const tree = version === 'next' ? 'docs' : `versioned_docs/version-${version}`;
    const {groups} = await lookupModel({siteDir: ROOT, version, file: path.join(ROOT, tree, 'errors.md')});
    const errors = groups
      .filter(({url}) => !/\/(?:apis|core-apis|cli)\b/.test(url ?? ''))
      .flatMap((one) => one.errors);
    expect(errors.length).toBeGreaterThanOrEqual(120);
    expect(errors.filter(({answer}) => answer === undefined)).toEqual([]);
  }
}, 60_000);

it('finds the right error first for 95 of 100 pasted logs', async () => {
  const excerpts = readExcerpts();
  const byVersion = new Map<string, Awaited<ReturnType<typeof errorsOf>>>();
  const misses: string[] = [];
  for (const {version, name, message, text} of excerpts) {
    const errors = byVersion.get(version) ?? (await errorsOf(version));
    byVersion.set(version, errors);
    const [best] = matchErrors(text, errors);
    const found = best && errors[best.index];
    const texts = [...(found?.messages ?? []), ...(found?.codes ?? [])];
    if (found?.name !== name || !texts.some((one) => one.includes(message)))
      misses.push(`${name}: ${message} → ${found?.name}: ${texts[0]}`);
  }
  expect(excerpts).toHaveLength(100);
  expect(misses.length > 5 ? misses : []).toEqual([]);
}, 60_000);
