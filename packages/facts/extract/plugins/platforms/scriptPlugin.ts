import type {Platform} from '../../../schema/plugin';
import type {SourceFacts} from '../../messages/facts';
import {ownMethods} from './refusal';

/** A source file with its absolute path, its text, and what it states. */
export type ScriptModule = {readonly file: string; readonly text: string; readonly facts: SourceFacts};

/** The JavaScript that implements a plugin on a platform. */
export type ScriptPlugin = {
  /** Whether its class extends another one, which is Capacitor's `WebPlugin`. */
  readonly inherits: boolean;
  /** Whether each of its own methods works. */
  readonly methods: ReadonlyMap<string, boolean>;
};

/**
 * Returns the names of the modules that implement a plugin on a platform: those that its registration imports for it, as
 * in `web: () => import('./web')`. `modules` are all modules of the package.
 */
export function moduleNames(modules: readonly ScriptModule[], platform: Platform): string[] {
  const named = new RegExp(`\\b${platform}: ?\\(\\) ?=> ?import\\(['"]\\./([\\w-]+)`);
  return modules.flatMap(({text}) => named.exec(text)?.[1] ?? []);
}

/** Returns the plugin that modules implement, or nothing if there are none. */
export function scriptPlugin(modules: readonly ScriptModule[]): ScriptPlugin | undefined {
  if (modules.length === 0) return undefined;
  return {
    // Capacitor 2's classes are functions with prototypes.
    inherits: modules.some(
      ({text, facts}) => facts.types.some(({base}) => base) || text.includes('__extends('),
    ),
    methods: ownMethods(
      modules.map(({facts}) => facts),
      ({owner}) => owner !== 'WebPlugin',
    ),
  };
}
