export {
  declaresConfig,
  findPlugin,
  loadCli,
  loadConfig,
  loadErrors,
  loadPlugin,
  loadPlugins,
  readPackage,
} from './load';
export {fixedText, hasWords, messageText} from './messageText';
export * from './names';
export {slugOf} from './packageNames';
export {pinnedPackages, pinningVersions} from './pins';
export {PLATFORMS} from './schema/plugin';
export type * from './schema/cli';
export type * from './schema/config';
export type * from './schema/messages';
export type * from './schema/plugin';
