/**
 * Returns an ES module as it is and wraps any other module's exports as `default`, as TypeScript's own helper does.
 * Replaces all of `tslib`, because `@docusaurus/utils-common` uses only this helper in the browser.
 */
export function __importDefault<Module>(module: Module & {readonly __esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
