import {docsVersions} from '../../../packages/pages/versions';
import {readSidebars} from '../../../packages/checks/sidebar/sidebars';
import tasks from '../../../src/data/pluginTasks.json';
import {ROOT} from '../../support/fixtureSite';

type Item = {readonly type?: string; readonly id?: string; readonly value?: string};

/** Returns the labels of tasks and the names of plugins in the sidebar of a docs version, from the first label on. */
async function orderIn(version: string): Promise<string[]> {
  const {api = []} = await readSidebars(ROOT, version);
  const items = api.flatMap((group) => (typeof group === 'string' ? [] : (group.items ?? []))) as Item[];
  const names = items.map(({type, id = '', value = ''}) => (type === 'html' ? value : id));
  const plugins = names.filter((name) => !name.includes('/') || name.startsWith('apis/'));
  return plugins.slice(plugins.indexOf(tasks[0]?.title ?? '')).map((name) => name.replace('apis/', ''));
}

test.each(docsVersions(ROOT))('the sidebar of %s has the plugins in the order of the index', async (version) => {
  const shown = await orderIn(version);
  const expected = tasks.flatMap(({title, plugins}) => {
    const own = plugins.filter((name) => shown.includes(name));
    return own.length > 0 ? [title, ...own] : [];
  });
  // What has no task is last.
  expect(shown.slice(0, expected.length)).toEqual(expected);
  expect(shown.slice(expected.length).filter((name) => name !== 'More')).toEqual(
    version === 'v2' ? ['console'] : [],
  );
});
