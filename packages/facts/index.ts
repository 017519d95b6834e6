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
export {slugOf} from './packageNames';
export {pinnedPackages, pinningVersions} from './pins';
export {PLATFORMS} from './schema/plugin';
export type {CliArgument, CliCommand, CliModel, CliOption} from './schema/cli';
export type {ConfigModel, ConfigOption, ConfigType, PluginKeys} from './schema/config';
export type {ErrorPlatform, ErrorRecord, ErrorReference, Message} from './schema/messages';
export type {
  EnumModel,
  Field,
  InterfaceModel,
  Method,
  MethodSupport,
  Platform,
  PluginModel,
  SupportTable,
  TypeAliasModel,
  TypesModel,
} from './schema/plugin';
export {
  allFields,
  configId,
  deprecationReason,
  memberAnchor,
  methodTitle,
  optionId,
  pageName,
  sentence,
} from './names';
