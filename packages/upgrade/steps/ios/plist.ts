import {usesPlugin} from '../../conditions';
import {commandsFor} from '../commands';
import {nativeFile} from '../parts';
import type {Builder} from '../types';

const LOCATION_ALWAYS = 'NSLocationAlwaysUsageDescription';

/** Deletes a description that the plugins no longer need. */
export const locationAlways: Builder = (context) => {
  const {project} = context;
  const used = ['@capacitor/geolocation', '@capacitor/google-maps'].map(
    (name) => usesPlugin(context, name).holds,
  );
  const entry = project.plist?.content.find(({key}) => key === LOCATION_ALWAYS);
  if (!used.includes('yes') && (!used.includes('maybe') || project.plist)) return undefined;
  if (project.plist && !entry) return undefined;
  return {
    title: `Delete ${LOCATION_ALWAYS}`,
    why: 'Geolocation and Google Maps no longer need it since 6.0.',
    todo: 'Delete the key and its value from `Info.plist`. Keep them if another plugin or your own native code needs them.',
    condition: project.plist ? undefined : `\`Info.plist\` has \`${LOCATION_ALWAYS}\``,
    isOptional: true,
    check: 'The app still asks for the location as before.',
  };
};

const SCENES = 'UIApplicationSceneManifest';

/** Adopts the lifecycle that Xcode 27 requires. */
export const scenes: Builder = ({project}) => {
  if (nativeFile(project, 'SceneDelegate.swift') && project.plist?.text.includes(SCENES)) return undefined;
  return {
    title: 'Adopt scenes before you build with Xcode 27',
    why: 'Xcode 27 requires the UIScene lifecycle, which Capacitor supports since 8.5. With an older Xcode, the app keeps working without it.',
    todo: 'Let the CLI of 8.5 make the changes, or follow the guide: it creates `SceneDelegate.swift`, adds it to the App target, declares the scene in `Info.plist`, and adds a method to `AppDelegate.swift`. Then move your own code from the URL and lifecycle methods of `AppDelegate`, and create your own `CAPBridgeViewController` subclass, if you have one, in `SceneDelegate`.',
    commands: [`${commandsFor(project).dev} @capacitor/cli@8`, 'npx cap migrate'],
    check:
      'Opening the app by its URL scheme and by a universal link works, and `pause` and `resume` still fire.',
    isOptional: true,
  };
};
