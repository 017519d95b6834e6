import {closing, outermost, toCode, type Code, type Language} from './code';
import {
  functionsOf,
  typeBlocks,
  type NativeSource,
  type PlacedFunction,
  type Registration,
  type TypeBlock,
} from './nativeSource';

/**
 * Returns the types in a Java or Kotlin file and the plugins that it registers with `@CapacitorPlugin`
 * (`@NativePlugin` before Capacitor 3) on a class and `@PluginMethod` on its methods.
 */
export function readAndroidSource(
  language: Language,
  text: string,
  declaration: RegExp,
  tail: RegExp,
): NativeSource {
  const code = toCode(language, text);
  const types = typeBlocks(code).map((block) => ({
    block,
    functions: functionsOf(block.body, declaration, tail),
  }));
  return {
    types: types.map(({block, functions}) => ({name: block.name, supertypes: block.supertypes, functions})),
    registrations: types.flatMap(({block, functions}) => {
      const annotation = classAnnotation(code, block);
      return annotation ? [registrationOf(annotation, block, functions)] : [];
    }),
  };
}

/** Returns the arguments of a class's plugin annotation, or nothing if the class has none. */
function classAnnotation(code: Code, block: TypeBlock): Pick<Code, 'text' | 'masked'> | undefined {
  const before = code.masked.slice(0, block.start);
  const annotation = [...before.matchAll(/@(?:CapacitorPlugin|NativePlugin)\b\s*/g)].at(-1);
  if (!annotation) return undefined;
  const open = annotation.index + annotation[0].length;
  const end = before[open] === '(' ? closing(code.masked, open) + 1 : open;
  // Only modifiers and other annotations may be between the annotation and its class.
  if (/[;{}]|\b(?:class|interface|import)\b/.test(outermost(before.slice(end)))) return undefined;
  return {text: code.text.slice(open, end), masked: code.masked.slice(open, end)};
}

function registrationOf(
  annotation: Pick<Code, 'text' | 'masked'>,
  block: TypeBlock,
  functions: readonly PlacedFunction[],
): Registration {
  // Without a name in the annotation, the plugin is named after its class (PluginHandle.java).
  const jsName = /\bname\s*=\s*"(\w+)"/.exec(annotation.text)?.[1] ?? block.name;
  const marks = [...outermost(block.body.masked).matchAll(/@PluginMethod\b/g)];
  return {
    jsName,
    className: block.name,
    methods: marks.map((mark) => {
      const method = functions.find(({start}) => start > mark.index);
      if (!method) throw new Error(`@PluginMethod in class ${block.name} is not followed by a method.`);
      return method.name;
    }),
    declaresPermissions: /\bpermissions\s*=/.test(annotation.masked),
  };
}
