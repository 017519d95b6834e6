import {usesPlugin} from '../../conditions';
import {commandsFor} from '../commands';
import {nativeFile} from '../parts';
import type {Builders} from '../types';

const LOCATION_ALWAYS = 'NSLocationAlwaysUsageDescription';

const SCENES = 'UIApplicationSceneManifest';

/** The steps about `Info.plist`. */
export const plist: Builders = {
  /** Deletes a description that the plugins no longer need. */
  'location-always': (context) => {
    const {project} = context;
    const used = ['@capacitor/geolocation', '@capacitor/google-maps'].map(
      (name) => usesPlugin(context, name).holds,
    );
    const entry = project.plist?.content.find(({key}) => key === LOCATION_ALWAYS);
    if (!used.includes('yes') && (!used.includes('maybe') || project.plist)) return undefined;
    if (project.plist && !entry) return undefined;
    return {
      condition: project.plist ? undefined : `\`Info.plist\` has \`${LOCATION_ALWAYS}\``,
    };
  },
  /** Adopts the lifecycle that Xcode 27 requires. */
  scenes: ({project}) => {
    if (nativeFile(project, 'SceneDelegate.swift') && project.plist?.text.includes(SCENES)) return undefined;
    return {commands: [`${commandsFor(project).dev} @capacitor/cli@8`, 'npx cap migrate']};
  },
};
