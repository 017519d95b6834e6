import {commandsFor} from './commands';
import {officialOf, otherPluginsOf, renamed} from './official';
import {sentences, targetGuides} from './parts';
import type {Builder, Context, Draft} from './types';

const WHY =
  'A plugin without one stops the installation, and may be the reason to wait or to look for another.';

/** Asks for the versions of plugins that this site knows nothing about, and names those that it knows. */
export const otherPlugins: Builder = (context) => {
  const {project, data, to} = context;
  if (!project.dependencies) return anyPlugins(context);
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
    title: `Find versions of these plugins for Capacitor ${to}`,
    why: WHY,
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
    check: 'You know for each plugin which version to install, or what replaces it.',
    guides: targetGuides(context),
  };
};

/** The step without `package.json`, which would name the plugins. */
function anyPlugins(context: Context): Draft {
  return {
    title: `Find out which plugins have a version for Capacitor ${context.to}`,
    why: WHY,
    todo: 'Look at each plugin of another author. Its page on npm or GitHub says which versions of Capacitor it supports.',
    commands: ['npm view NAME peerDependencies'],
    guides: targetGuides(context),
    check: `Each plugin has a version whose \`peerDependencies\` allow \`@capacitor/core\` ${context.to}.`,
  };
}
