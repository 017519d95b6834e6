import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Plugin} from '@docusaurus/types';

/** Returns Docusaurus's docs plugin, changed so that its global data has the title of each doc. */
export function withTitles(plugin: Plugin): Plugin {
  return {
    ...plugin,
    contentLoaded: async ({content, actions}) => {
      const setGlobalData = (data: unknown): void =>
        actions.setGlobalData(titled(data as GlobalPluginData, content as LoadedContent));
      await plugin.contentLoaded?.({content, actions: {...actions, setGlobalData}});
    },
  };
}

/** Returns the global data with the title of each doc in `content`. */
function titled(data: GlobalPluginData, {loadedVersions}: LoadedContent): GlobalPluginData {
  const titles = new Map(
    loadedVersions.flatMap(({docs}) => docs.map(({permalink, title}) => [permalink, title])),
  );
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, title: titles.get(doc.path)})),
  }));
  return {...data, versions};
}
