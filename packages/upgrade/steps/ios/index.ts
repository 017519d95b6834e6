import {iosGitignore} from '../gitignore';
import {stepsOf} from '../parts';
import {appDelegate, localPlugins, touchesBegan, usePush} from './nativeCode';
import {locationAlways, scenes} from './plist';
import {googleMaps, podfile} from './podfile';
import {pluginPackage, swift, target} from './target';

/** The steps for the iOS project, by ID. */
export const IOS_STEPS = stepsOf('ios', {
  'ios-target': target,
  'plugin-swift-package': pluginPackage,
  swift,
  podfile,
  'touches-began': touchesBegan,
  'app-delegate': appDelegate,
  'use-push': usePush,
  'ios-local-plugins': localPlugins,
  'location-always': locationAlways,
  'google-maps-ios': googleMaps,
  scenes,
  'ios-gitignore': iosGitignore,
});
