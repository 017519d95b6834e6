/**
 * Returns the module, with what it exports as `default` if it is no ES module: TypeScript's own helper. It
 * is the only one that `@docusaurus/utils-common` uses in the browser, and stands in for all of `tslib`.
 */
export function __importDefault<Module>(module: Module & {readonly __esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
