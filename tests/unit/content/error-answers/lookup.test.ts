import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from '../../../../packages/pages/docsVersion';
import {lookupModel, type LookupModel} from '../../../../plugins/content/error-lookup/lookupModel';
import {indexErrors} from '../../../../packages/errors/indexErrors';
import {lookUp} from '../../../../packages/errors/lookUp';
import {renderLookup} from '../../../../plugins/content/error-lookup/renderLookup';
import {ROOT} from '../../../support/fixtureSite';
import addresses from '../../../../src/data/addresses.json';
import {htmlOf} from '../reference/html';

const modelOf = (version: string): LookupModel =>
  lookupModel({siteDir: ROOT, version, file: path.join(ROOT, docsTreeOf(version), 'errors.md')});

let models: ReadonlyMap<string, LookupModel>;
beforeAll(() => {
  models = new Map([
    ['v7', modelOf('v7')],
    ['next', modelOf('next')],
  ]);
});

test('the list has every message of the version, by plugin and package, with unique anchors', () => {
  const {groups} = models.get('v7')!;
  const html = htmlOf(renderLookup(models.get('v7')!));
  const ids: string[] = html.match(/ id="[^".]+\.[^"]+"/g) ?? [];
  const found = new Set(ids);
  expect([...found]).toEqual(ids);
  const titles = ['Camera', 'Capacitor CLI', 'Filesystem'];
  expect(groups.map(({title}) => title)).toEqual(expect.arrayContaining(titles));
  const anchors = groups.flatMap(({errors}) => errors.map(({anchor}) => ` id="${anchor}"`));
  expect(anchors.filter((anchor) => !found.has(anchor))).toEqual([]);
  expect(html).toContain('<a href="./apis/camera.md">Camera</a>');
  expect(html).toMatch(/User denied access to photos<\/code>.*?also in v2–v6/);
  expect(html).toMatch(/<dt>.*?<details><summary>.*?\d more wordings/);
});

test('messages that are in the list of a package now keep the anchors that they had in those of guides', () => {
  const ids = new Set(htmlOf(renderLookup(models.get('v7')!)).match(/(?<= id=")[^"]+/g));
  const [, published = ''] =
    /^\/errors (.*)$/m.exec(fs.readFileSync(path.join(ROOT, 'published/v7.txt'), 'utf8')) ?? [];
  const anchors = published.split(' ').filter((anchor) => anchor.includes('.'));
  expect(anchors.length).toBeGreaterThan(100);
  const moved = addresses.moved.map(({before}) => before.replace('/errors#', ''));
  expect(anchors.filter((anchor) => !ids.has(anchor) && !moved.includes(anchor))).toEqual([]);
});

test('an error of another version has its cause, its fix and a link there', () => {
  const [lookup] = renderLookup(models.get('v7')!);
  // The serializer leaves out what a template has.
  const lists =
    'children' in lookup! ? lookup.children.flatMap((one) => ('children' in one ? one.children : [])) : [];
  const template = htmlOf(lists);
  expect(template).toMatch(
    /OS-PLUG-CAMR-0033[^]*?Fix:[^]*?From another version: <a href=".*?\/docs\/errors\.md#camera\.[^"]+">Camera \(v\d+\)/,
  );
  expect(template).not.toContain(' id=');
});

test('the field offers messages of the version as examples', () => {
  const {groups} = models.get('v7')!;
  const [, examples = ''] =
    /For example: (.*?)<\/p>/.exec(JSON.stringify(renderLookup(models.get('v7')!))) ?? [];
  const messages = [...examples.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThanOrEqual(2);
  const listed = groups.flatMap(({errors}) => errors.flatMap((error) => error.messages));
  expect(listed).toEqual(expect.arrayContaining(messages));
});

test('the data of errors contains no markup, which would swallow the rest of a page without the lean client', () => {
  const data = /error-lookup__data.*?"value":"(.*?)(?<!\\)"/.exec(
    JSON.stringify(renderLookup(models.get('v7')!)),
  )?.[1];
  expect(data).toContain('u003cmanifest');
  expect(data).not.toMatch(/[<&]/);
});

/** Returns the pasted texts, each with its docs version and with the error that has to be the first answer. */
function readExcerpts(): {version: string; name: string; message: string; text: string}[] {
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

/** Returns the errors of a docs version as the script reads them from the page. */
function errorsOf({groups, foreign}: LookupModel) {
  const own = groups.flatMap(({name, isGuide, errors}) =>
    errors.map(({messages, codes, raisedBy}) => ({
      ...{name, messages, codes, ...(isGuide ? {isGuide} : {})},
      context: [...name.split('-'), ...codes, ...raisedBy],
    })),
  );
  return [...own, ...foreign.map((one) => ({...one, context: one.name.split('-'), isForeign: true}))];
}

test('the right error is first for 95 % of the pasted logs', () => {
  const pools = new Map(
    [...models].map(([version, model]) => {
      const own = errorsOf(model);
      return [version, {own, index: indexErrors(own)}];
    }),
  );
  const excerpts = readExcerpts();
  const misses = excerpts.flatMap(({version, name, message, text}) => {
    const {own, index} = pools.get(version)!;
    const found = own[lookUp(text, index).found[0]?.errors[0] ?? -1];
    const texts = [...(found?.messages ?? []), ...(found?.codes ?? [])];
    const isRight = found?.name === name && texts.some((one) => one.includes(message));
    return isRight ? [] : [`${name}: ${message} → ${found?.name}: ${texts[0]}`];
  });
  expect(misses.length / excerpts.length > 0.05 ? misses : []).toEqual([]);
});
