import type {Script, ScriptRegistration} from './script';
import type {ScriptClass, ScriptMethod} from './scriptClass';

/** A plugin as the JavaScript of its package has it. */
export type ScriptPlugin = {
  /** The class that implements it in JavaScript, by platform; most have one for the web only. */
  readonly implementations: ReadonlyMap<string, ScriptClass>;
  /**
   * By method of the classes that stand before the plugin, if there are any (`GoogleMap`): the methods
   * of the plugin that it needs.
   */
  readonly facade: ReadonlyMap<string, readonly string[]>;
};

/** Returns the plugin that registers as `jsName`; throws if its class is in none of the scripts. */
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

/** Returns a class by its own name, or by the one under which a bundle exports it. */
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
 * Returns what the methods of other classes call on the plugin's variable. A method needs the one of its own
 * name if it calls that (`create` also tells of resizing), else all that it calls.
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
