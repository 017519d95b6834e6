import type {Project} from '../project';
import {commandsFor} from './commands';
import {officialOf, renamed} from './official';
import type {Builder, Context, Draft} from './types';

/** Returns plugins of other authors: those for Capacitor, and those for Cordova. */
function thirdParty(project: Project): {readonly capacitor: string[]; readonly cordova: string[]} {
  const names = [...(project.manifest?.content.dependencies.keys() ?? [])].filter(
    (name) => !name.startsWith('@capacitor/'),
  );
  const cordova = names.filter((name) =>
    /(?:^|\/)(?:cordova-plugin-|phonegap-)|^cordova-(?!res$|android$|ios$)/.test(name),
  );
  const tools = /^@ionic\/|^@capacitor-community\/electron$|\/(?:eslint|prettier)/;
  const capacitor = names.filter(
    (name) => /capacitor|capawesome|capgo/.test(name) && !cordova.includes(name) && !tools.test(name),
  );
  return {capacitor, cordova};
}

const WHY =
  'A plugin without one stops the installation, and may be the reason to wait or to look for another.';

function guideOf({data, to}: Context): string[] {
  return [data.guides[to]].filter((guide) => guide !== undefined);
}

/** Asks for the versions of plugins that this site knows nothing about. */
export const otherPlugins: Builder = (context) => {
  const {project, data, to} = context;
  if (!project.manifest) return anyPlugins(context);
  const missing = officialOf(project)
    .map(({name}) => name)
    .filter((name) => !data.packages[to]?.[renamed(name, to)]);
  const {capacitor, cordova} = thirdParty(project);
  const unknown = [...missing, ...capacitor, ...cordova];
  if (unknown.length === 0) return undefined;
  const {view} = commandsFor(project);
  return {
    phase: 'before',
    title: `Find versions of these plugins for Capacitor ${to}`,
    why: WHY,
    todo: `For a Capacitor plugin, look for a version whose \`peerDependencies\` allow \`@capacitor/core\` ${to}. A Cordova plugin has no such entry, so look at its changelog. This page can't look that up, because it sends nothing.`,
    items: [
      ...missing.map((name) => `\`${name}\`: this site knows of no version for Capacitor ${to}`),
      ...capacitor.map((name) => `\`${name}\`: a plugin of another author`),
      ...cordova.map((name) => `\`${name}\`: a Cordova plugin`),
    ],
    commands: unknown.map((name) => `${view} ${name} version peerDependencies`),
    check: 'You know for each plugin which version to install, or what replaces it.',
    guides: guideOf(context),
  };
};

/** The step without `package.json`, which would name the plugins. */
function anyPlugins(context: Context): Draft {
  return {
    phase: 'before',
    title: `Find out which plugins have a version for Capacitor ${context.to}`,
    why: WHY,
    todo: 'Look at each plugin of another author. Its page on npm or GitHub says which versions of Capacitor it supports.',
    commands: ['npm view NAME peerDependencies'],
    guides: guideOf(context),
    check: `Each plugin has a version whose \`peerDependencies\` allow \`@capacitor/core\` ${context.to}.`,
  };
}

/** Says that the project is a plugin. */
export const author: Builder = ({project, to}) =>
  project.manifest?.content.isPlugin
    ? {
        phase: 'before',
        title: `Update the plugin itself to Capacitor ${to}`,
        why: 'This `package.json` is that of a plugin. The steps below are for the app that tests it.',
        todo: 'Follow the guides for plugin authors, one for each major.',
        check: "The plugin's own tests pass.",
      }
    : undefined;
