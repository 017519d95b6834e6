import {commandsFor} from './commands';
import {officialOf, otherPluginsOf, renamed} from './official';
import {sentences, targetGuides} from './parts';
import type {Builder} from './types';

/** Asks for the versions of plugins that this site knows nothing about, and names those that it knows. */
export const otherPlugins: Builder = (context) => {
  const {project, data, to} = context;
  // Without `package.json`, which would name the plugins.
  if (!project.dependencies) return {text: 'third-party-any', guides: targetGuides(context)};
  const missing = officialOf(project)
    .map(({name}) => name)
    .filter((name) => !data.packages[to]?.[renamed(name, to)]);
  const plugins = otherPluginsOf(context);
  const unknown = plugins
    .filter(({version, isCordova}) => version === undefined && !isCordova)
    .map(({dependency}) => dependency.name);
  if (missing.length + plugins.length === 0) return undefined;
  const {view} = commandsFor(project);
  const usesSpm = project.swiftPackage !== undefined && !project.podfile;
  return {
    todo: sentences(
      missing.length + unknown.length > 0 &&
        "Each command prints which Capacitor the versions of a plugin allow. This page can't look that up, because it sends nothing.",
      plugins.some(({version}) => version !== undefined) &&
        `The versions with a number are those that the authors had released by ${data.pluginsDate}.`,
    ),
    items: [
      ...missing.map((name) => `\`${name}\`: this site knows of no version for Capacitor ${to}`),
      ...plugins.map(
        ({dependency: {name}, isCordova, version, spm}) =>
          `\`${name}\`: ${version ?? (isCordova ? 'a Cordova plugin, so look at its changelog' : 'a plugin of another author')}${usesSpm && spm === false ? ', without support for the Swift Package Manager' : ''}`,
      ),
    ],
    commands: [...missing, ...unknown].map(
      (name) => `${view} "${name}@>=0" peerDependencies.@capacitor/core`,
    ),
    guides: targetGuides(context),
  };
};
