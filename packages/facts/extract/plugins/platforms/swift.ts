import {closing, outermost, toCode, type Code} from './code';
import {functionsOf, typeBlocks, type NativeSource, type Registration, type TypeBlock} from './nativeSource';

const FUNCTION = /\bfunc\s+(\w+)\s*(?:<[^>]*>\s*)?\(/g;
/** Matches what is between a function's parameters and its block, such as `async throws -> [String: Any]`. */
const TAIL = /^[\w\s\->?!.,:<>[\]@()&]*?(?=\{)/;

/**
 * Returns the types in a Swift file and the plugins that it registers with the properties `jsName` and
 * `pluginMethods` of `CAPBridgedPlugin` (Capacitor 6 and later).
 */
export function readSwift(text: string): NativeSource {
  const code = toCode('swift', text);
  const blocks = typeBlocks(code);
  return {
    types: blocks.flatMap((block) => {
      const type = {supertypes: block.supertypes, functions: functionsOf(block.body, FUNCTION, TAIL)};
      return namesOf(code, block).map((name) => ({...type, name}));
    }),
    registrations: blocks.flatMap((block) => registrationOf(block) ?? []),
  };
}

/** Returns a class's name and, if it differs, the Objective-C name from `@objc(…)`. */
function namesOf(code: Code, block: TypeBlock): string[] {
  const before = code.masked.slice(0, block.start);
  const alias = /@objc\((\w+)\)[\s\w@]*$/.exec(before)?.[1];
  return alias && alias !== block.name ? [block.name, alias] : [block.name];
}

function registrationOf({name, body}: TypeBlock): Registration | undefined {
  const property = /\bjsName\b[^"\n]*(?==|\{)/.exec(outermost(body.masked));
  if (!property) return undefined;
  const jsName = /"(\w+)"/.exec(body.text.slice(property.index))?.[1];
  if (jsName === undefined) throw new Error(`Class ${name} has a jsName that is not in quotes.`);
  return {jsName, className: name, methods: registeredMethods(body), declaresPermissions: false};
}

/** Returns the methods in the property `pluginMethods`, whether named by a string or by a selector. */
function registeredMethods(body: Code): string[] {
  const property = /\bpluginMethods\b\s*(?::\s*\[\s*CAPPluginMethod\s*\])?\s*=?\s*(?=[[{])/.exec(body.masked);
  if (!property) return [];
  const start = property.index + property[0].length;
  const end = closing(body.masked, start);
  const constructors = /(?:\bCAPPluginMethod(?:\.init)?|\.init)\s*\(/g;
  return [...body.masked.slice(start, end).matchAll(constructors)].map((match) => {
    const open = start + match.index + match[0].length - 1;
    const call = body.text.slice(open, closing(body.masked, open));
    const method = /\bname\s*:\s*"(\w+)"/.exec(call)?.[1] ?? /#selector\(\s*(?:\w+\.)*(\w+)/.exec(call)?.[1];
    if (method === undefined) throw new Error(`CAPPluginMethod${call}) has no method name.`);
    return method;
  });
}
