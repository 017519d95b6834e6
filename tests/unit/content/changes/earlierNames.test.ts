import {earlierNames} from '@site/packages/changes/earlierNames';
import {loadPlugins} from '@site/packages/facts';
import {docsVersions} from '@site/packages/pages/versions';
import {ROOT} from '../../../support/fixtureSite';

test('says what was removed and renamed, and in which version', () => {
  const losses = new Map(earlierNames(ROOT, 'next').map((loss) => [loss.label, loss]));
  expect(losses.get('v4')?.renamed).toEqual([['Storage', 'Preferences']]);
  expect(losses.get('v6')?.pages).toEqual(['Watch 🧪']);
  expect(losses.get('v5')?.names).toContainEqual(['Device', [{name: 'DeviceId.uuid'}]]);
  const types = losses.get('v3')?.names.find(([title]) => title === 'Filesystem')?.[1];
  expect(types).toContainEqual({name: 'FileReadResult', became: 'ReadFileResult'});
});

test('leaves out what a later version brought back', () => {
  const namesFor = (version: string): string[] => {
    const losses = earlierNames(ROOT, version);
    const all = losses.flatMap(({names}) => names).filter(([title]) => title === 'Filesystem');
    return all.flatMap(([, lost]) => lost.map(({name}) => name));
  };
  expect(namesFor('v3')).toContain('CopyResult');
  expect(namesFor('v4')).not.toContain('CopyResult');
});

test('the oldest version has lost nothing', () => {
  expect(earlierNames(ROOT, docsVersions(ROOT).at(-1) ?? '')).toEqual([]);
});

test('next has none of the names that it lists for a plugin', () => {
  const models = loadPlugins(ROOT, 'next');
  const names = models.flatMap(({slug, interfaces}) =>
    interfaces.flatMap(({name, fields}) => fields.map((field) => `${slug} ${name}.${field.name}`)),
  );
  const losses = earlierNames(ROOT, 'next').flatMap((loss) => loss.names);
  const lost = losses.flatMap(([title, gone]) =>
    gone.map(({name}) => `${title.toLowerCase().replaceAll(' ', '-')} ${name}`),
  );
  expect(lost).not.toEqual([]);
  expect(lost.filter((name) => names.includes(name))).toEqual([]);
});
