import {closing, slice, toCode, type Code} from './code';
import type {NativeSource, SourceFunction} from './nativeSource';

/**
 * Returns the classes that an Objective-C file implements and the plugins that it registers with `CAP_PLUGIN` and
 * `CAP_PLUGIN_METHOD` (Capacitor's `CAPBridgedPlugin.h`).
 */
export function readObjectiveC(text: string): NativeSource {
  const code = toCode('objectiveC', text);
  return {
    types: [...code.masked.matchAll(/@implementation\s+(\w+)[\s\S]*?@end/g)].map((match) => ({
      name: match[1] ?? '',
      supertypes: [],
      functions: functionsOf(slice(code, match.index, match.index + match[0].length)),
    })),
    registrations: [...code.masked.matchAll(/\bCAP_PLUGIN\s*\(/g)].map((match) => {
      const open = match.index + match[0].length - 1;
      return registrationOf(slice(code, open, closing(code.masked, open)));
    }),
  };
}

function functionsOf(code: Code): SourceFunction[] {
  const declaration = /^[ \t]*[-+]\s*\([^)]*\)\s*(\w+)[^;{]*(?=\{)/gm;
  return [...code.masked.matchAll(declaration)].map((match) => {
    const open = match.index + match[0].length;
    return {name: match[1] ?? '', body: slice(code, open + 1, closing(code.masked, open))};
  });
}

function registrationOf(code: Code): NativeSource['registrations'][number] {
  const [, className, jsName] = /^\(\s*(\w+)\s*,\s*"(\w+)"/.exec(code.text) ?? [];
  if (className === undefined || jsName === undefined) {
    throw new Error("CAP_PLUGIN does not start with a class and the plugin's name in quotes.");
  }
  const methods = [...code.masked.matchAll(/\bCAP_PLUGIN_METHOD\s*\(\s*(\w+)/g)];
  return {jsName, className, methods: methods.map((match) => match[1] ?? ''), declaresPermissions: false};
}
