import {earlierNames} from '@site/plugins/content/changes';
import {docsVersions} from '@site/plugins/content/changes/versions';
import {loadPlugins} from '@site/plugins/content/plugin-reference/loadPlugin';
import {ROOT} from '../../../support/fixtureSite';

test('says what was removed and renamed, and in which version', async () => {
  const losses = new Map((await earlierNames(ROOT, 'v7')).map((loss) => [loss.label, loss]));
  expect(losses.get('v4')?.renamed).toEqual([['Storage', 'Preferences']]);
  expect(losses.get('v6')?.pages).toEqual(['Watch 🧪']);
  expect(losses.get('v5')?.names).toContainEqual(['Device', [{name: 'DeviceId.uuid'}]]);
  const types = losses.get('v3')?.names.find(([title]) => title === 'Filesystem')?.[1];
  expect(types).toContainEqual({name: 'FileReadResult', became: 'ReadFileResult'});
});

test('leaves out what a later version brought back', async () => {
  const namesFor = async (version: string): Promise<string[]> => {
    const losses = await earlierNames(ROOT, version);
    const all = losses.flatMap(({names}) => names).filter(([title]) => title === 'Filesystem');
    return all.flatMap(([, lost]) => lost.map(({name}) => name));
  };
  expect(await namesFor('v3')).toContain('CopyResult');
  expect(await namesFor('v4')).not.toContain('CopyResult');
});

test('the oldest version has lost nothing', async () => {
  await expect(earlierNames(ROOT, docsVersions(ROOT).at(-1) ?? '')).resolves.toEqual([]);
});

test.each(docsVersions(ROOT).slice(0, -1))(
  '%s has none of the names that it lists for a plugin',
  async (version) => {
    const models = await loadPlugins(ROOT, version);
    const names = new Set(
      models.flatMap(({slug, interfaces}) =>
        interfaces.flatMap(({name, fields}) => fields.map((field) => `${slug} ${name}.${field.name}`)),
      ),
    );
    const losses = (await earlierNames(ROOT, version)).flatMap((loss) => loss.names);
    const wrong = losses.flatMap(([title, gone]) => {
      const slug = title.toLowerCase().replaceAll(' ', '-');
      return gone.map(({name}) => name).filter((name) => names.has(`${slug} ${name}`));
    });
    expect(losses.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);
