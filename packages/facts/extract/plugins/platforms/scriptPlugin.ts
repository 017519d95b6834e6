import type {Script, ScriptRegistration} from './script';
import type {ScriptClass, ScriptMethod} from './scriptClass';

/** A plugin as its package's JavaScript defines it. */
export type ScriptPlugin = {
  /** The class that implements it in JavaScript, by platform. Most plugins have one for the web only. */
  readonly implementations: ReadonlyMap<string, ScriptClass>;
  /**
   * For plugins that apps use through another class (`GoogleMap`): the plugin methods that each of that class's
   * methods needs.
   */
  readonly facade: ReadonlyMap<string, readonly string[]>;
};

/** Returns the plugin that registers as `jsName`. Throws if its class isn't in any of the scripts. */
export function scriptPlugin(scripts: readonly Script[], jsName: string): ScriptPlugin {
  const registrations = scripts
    .flatMap((script) => script.registrations)
    .filter((registration) => registration.jsName === jsName);
  const implementations = registrations.flatMap((registration) =>
    Object.entries(registration.implementations),
  );
  return {
    implementations: new Map(implementations.map(([platform, name]) => [platform, findClass(scripts, name)])),
    facade: facadeOf(scripts, registrations),
  };
}

/** Returns a class by its own name, or by the name under which a bundle exports it. */
function findClass(scripts: readonly Script[], name: string): ScriptClass {
  for (const {classes, aliases} of scripts) {
    const own = classes.find((candidate) => candidate.name === name);
    const aliased = classes.find((candidate) => candidate.name === aliases[name]);
    const found = own ?? aliased;
    if (found) return found;
  }
  throw new Error(`The scripts register class ${name}, but none of them declares it.`);
}

/**
 * Returns the plugin methods that each method of other classes calls on the plugin's variable. A method that calls
 * the plugin method of its own name needs only that one (`create` also reports resizing); any other needs all that it
 * calls.
 */
function facadeOf(
  scripts: readonly Script[],
  registrations: readonly ScriptRegistration[],
): ReadonlyMap<string, readonly string[]> {
  const variables = registrations.flatMap(({variable}) => variable ?? []);
  const calledBy = (method: ScriptMethod): string[] =>
    method.calls.filter(({receiver}) => variables.includes(receiver)).map((call) => call.method);
  const facades = scripts
    .filter((script) => variables.some((variable) => knows(script, variable)))
    .flatMap((script) => script.classes)
    .filter(({extendsOther, methods}) => {
      return !extendsOther && [...methods.values()].some((method) => calledBy(method).length > 0);
    });
  return new Map(
    facades.flatMap(({methods}) =>
      [...methods].map(([name, method]) => {
        const called = calledBy(method);
        return [name, called.includes(name) ? [name] : called];
      }),
    ),
  );
}

function knows({imports, registrations}: Script, variable: string): boolean {
  return (
    imports.includes(variable) || registrations.some((registration) => registration.variable === variable)
  );
}
