import type {SourceFacts} from '../../messages/facts';
import {ownMethods} from './refusal';

/** A native source file: its text, and what it states. */
export type NativeSource = {readonly text: string; readonly facts: SourceFacts};

/** A plugin as one platform's native sources define it. */
export type NativePlugin = {
  /** For each registered method: whether it works, refuses, or is inherited from the base class. */
  readonly methods: ReadonlyMap<string, 'works' | 'refuses' | 'inherits'>;
  readonly declaresPermissions: boolean;
};

/** What makes a class a plugin: its name in JavaScript, and the methods that it exports. */
type Registration = {
  readonly jsName: string;
  readonly className: string;
  readonly methods: readonly string[];
  /** Android only: whether the annotation declares permissions, which the base class then checks and requests. */
  readonly declaresPermissions: boolean;
};

/**
 * Returns the plugin that registers as `jsName`, or nothing if the sources have none. A registered method works if
 * its class has a function with that name that doesn't refuse every call.
 */
export function nativePlugin(sources: readonly NativeSource[], jsName: string): NativePlugin | undefined {
  const registrations = sources
    .flatMap(({text}) => registrationsIn(withoutComments(text)))
    .filter((registration) => registration.jsName === jsName);
  if (registrations.length === 0) return undefined;
  const classes = new Set(registrations.flatMap(({className}) => namesOf(className, sources)));
  const own = ownMethods(
    sources.map(({facts}) => facts),
    ({owner = ''}) => classes.has(owner),
  );
  const stateOf = (name: string): 'works' | 'refuses' | 'inherits' => {
    const works = own.get(name);
    if (works === undefined) return 'inherits';
    return works ? 'works' : 'refuses';
  };
  return {
    methods: new Map(registrations.flatMap(({methods}) => methods).map((name) => [name, stateOf(name)])),
    declaresPermissions: registrations.some(({declaresPermissions}) => declaresPermissions),
  };
}

/** Returns a class's name in Swift if it registers with the one for Objective-C (`@objc(…)`), and those of its bases. */
function namesOf(className: string, sources: readonly NativeSource[]): string[] {
  const swift = new RegExp(`@objc\\(${className}\\)[\\s\\w@]*?\\bclass\\s+(\\w+)`);
  const names = sources.flatMap(({text}) => swift.exec(text)?.[1] ?? []);
  const bases = sources.flatMap(({facts}) =>
    facts.types.flatMap(({name, base}) => (name === className && base !== undefined ? [base] : [])),
  );
  return [className, ...names, ...bases];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function registrationsIn(text: string): Registration[] {
  return [...objectiveC(text), ...swift(text), ...android(text)];
}

/** `CAP_PLUGIN` and `CAP_PLUGIN_METHOD` of Capacitor's `CAPBridgedPlugin.h`. */
function objectiveC(text: string): Registration[] {
  return text
    .split(/\bCAP_PLUGIN\s*\(/)
    .slice(1)
    .flatMap((part) => {
      const [, className = '', jsName = ''] = /^\s*(\w+)\s*,\s*"(\w+)"/.exec(part) ?? [];
      const methods = firstGroups(part, /\bCAP_PLUGIN_METHOD\s*\(\s*(\w+)/g);
      return {jsName, className, methods, declaresPermissions: false};
    });
}

/** The properties `jsName` and `pluginMethods` of `CAPBridgedPlugin` (Capacitor 6 and later). */
function swift(text: string): Registration[] {
  const jsName = /\bjsName\b[^"\n]*[={]\s*(?:return\s+)?"(\w+)"/.exec(text)?.[1];
  const className = /\bclass\s+(\w+)[^{]*CAPBridgedPlugin/.exec(text)?.[1];
  if (jsName === undefined || className === undefined) return [];
  const methods = firstGroups(
    text,
    /(?:\bCAPPluginMethod(?:\.init)?|\.init)\s*\(\s*(?:name\s*:\s*"|(?:selector:\s*)?#selector\((?:\w+\.)*)(\w+)/g,
  );
  return [{jsName, className, methods, declaresPermissions: false}];
}

/** `@CapacitorPlugin` (`@NativePlugin` before Capacitor 3) on a class, and `@PluginMethod` on its methods. */
function android(text: string): Registration[] {
  const [, annotation = '', className] =
    /@(?:CapacitorPlugin|NativePlugin)\b([\s\S]*?)\bclass\s+(\w+)/.exec(text) ?? [];
  if (className === undefined) return [];
  return [
    {
      // Without a name in the annotation, the plugin is named after its class (PluginHandle.java).
      jsName: /\bname\s*=\s*"(\w+)"/.exec(annotation)?.[1] ?? className,
      className,
      methods: firstGroups(
        text,
        /@PluginMethod\b(?:\([^)]*\))?(?:\s*@\w+(?:\([^)]*\))?)*[^(]*?\b(\w+)\s*\(/g,
      ),
      declaresPermissions: /\bpermissions\s*=/.test(annotation),
    },
  ];
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}
