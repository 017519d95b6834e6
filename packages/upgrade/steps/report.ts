import {majorOf} from '../versions';
import {commandsFor} from './commands';
import type {Builder, Context} from './types';

/** Says what the output of `npx cap doctor` or `npx cap ls` shows. */
export const report: Builder = (context) => {
  const {project} = context;
  const items = findings(context);
  if (!project.report || items.length === 0) return undefined;
  const {add, dev} = commandsFor(project);
  const others = coreIn(project).filter(({major}) => major !== project.major);
  return {
    items,
    commands: [
      ...others.map(({name}) => `${name === 'cli' ? dev : add} @capacitor/${name}@${project.major}`),
      'npx cap doctor',
    ],
  };
};

type Installed = {readonly name: string; readonly version: string; readonly major: number | undefined};

/** Returns the packages that have to be of one major, as they are installed. */
function coreIn({report: found}: Context['project']): Installed[] {
  return ['core', 'cli', 'android', 'ios'].flatMap((name) => {
    const version = found?.versions.get(`@capacitor/${name}`);
    return version === undefined ? [] : [{name, version, major: majorOf(version)}];
  });
}

function findings({project, data}: Context): string[] {
  const {report: found, manifest} = project;
  if (!found) return [];
  const core = coreIn(project);
  const lastDay = data.requirements.maintenanceEnds?.[project.major ?? 0];
  const majors = new Set(core.map(({major}) => major));
  const wanted = [...(manifest?.content.dependencies.keys() ?? [])].filter(
    (name) => /^@capacitor\//.test(name) && Object.hasOwn(data.packages[data.latest] ?? {}, name),
  );
  return [
    majors.size > 1 &&
      `Different majors are installed: ${core.map(({name, version}) => `\`@capacitor/${name}\` ${version}`).join(', ')}`,
    lastDay && `The last day with fixes for Capacitor ${project.major} is ${lastDay}`,
    ...found.absent.map((name) => `\`${name}\` isn't installed`),
    ...[...found.plugins].flatMap(([platform, names]) =>
      wanted
        .filter((name) => !/\/(?:core|cli|android|ios)$/.test(name) && !names.includes(name))
        .map((name) => `\`${name}\` is in \`package.json\`, but the CLI doesn't find it for ${platform}`),
    ),
    ...found.errors.map((error) => `The CLI reports: ${error}`),
  ].filter((item) => typeof item === 'string');
}
