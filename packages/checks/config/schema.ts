import {loadConfig, type ConfigModel, type ConfigOption, loadPlugins} from '../../facts';
import {shapeOf, type Shape} from './shape';
import v2 from './v2.json';

/** The options that the configuration of a docs version can contain. */
export type ConfigSchema = {
  /** The options at the root of the file, except `plugins`. */
  readonly root: ObjectShape;
  /** The options of the plugins that have some, by the plugins' class names. */
  readonly plugins: ReadonlyMap<string, ObjectShape>;
  /** The class names of all official plugins of the version. */
  readonly official: ReadonlySet<string>;
};

type ObjectShape = Extract<Shape, {kind: 'object'}>;

const known = new Map<string, ConfigSchema>();

/** Returns the options of a docs version's configuration, from the types in its CLI or, for v2, from `v2.json`. */
export function schemaOf(siteDir: string, version: string): ConfigSchema {
  const key = `${siteDir} ${version}`;
  const schema =
    known.get(key) ??
    (version === 'v2' ? listedSchema(siteDir) : declaredSchema(loadConfig(siteDir, version)));
  known.set(key, schema);
  return schema;
}

function declaredSchema({options, plugins, types, pages}: ConfigModel): ConfigSchema {
  const named = (name: string): Shape | undefined => {
    const fields = types.find((type) => type.name === name)?.fields;
    return fields && objectOf(fields.map((field) => [field.name, shapeOf(field.type, named)]));
  };
  const optionShape = ({options: inner, type}: ConfigOption): Shape =>
    inner.length > 0 ? objectOf(inner.map((one) => [one.name, optionShape(one)])) : shapeOf(type, named);
  return {
    root: objectOf(options.map((option) => [option.name, optionShape(option)])),
    plugins: new Map(
      plugins.map(({jsName, keys}) => [
        jsName,
        objectOf(keys.map(({name, type}) => [name, shapeOf(type, named)])),
      ]),
    ),
    official: new Set(Object.keys(pages)),
  };
}

function listedSchema(siteDir: string): ConfigSchema {
  const none = (): undefined => undefined;
  const root = new Map<string, Shape>();
  for (const [path, type] of Object.entries(v2.options)) {
    const [first = '', second] = path.split('.');
    if (second === undefined) {
      root.set(first, shapeOf(type, none));
      continue;
    }
    const section = root.get(first);
    const keys = section?.kind === 'object' ? [...section.keys] : [];
    root.set(first, objectOf([...keys, [second, shapeOf(type, none)]]));
  }
  const plugins = Object.entries(v2.plugins).map(
    ([name, keys]) =>
      [name, objectOf(Object.entries(keys).map(([key, type]) => [key, shapeOf(type, none)]))] as const,
  );
  return {
    root: {kind: 'object', keys: root},
    plugins: new Map(plugins),
    official: new Set(loadPlugins(siteDir, 'v2').map(({jsName}) => jsName)),
  };
}

function objectOf(keys: readonly (readonly [string, Shape])[]): ObjectShape {
  return {kind: 'object', keys: new Map(keys)};
}

/** Returns whether the configuration of `schema` has the option with the path `android.path`, also below `plugins`. */
export function hasOption({root, plugins}: ConfigSchema, path: string): boolean {
  const [first = '', plugin = '', ...inner] = path.split('.');
  if (first === 'plugins' && plugin) {
    return reaches(plugins.get(plugin), inner);
  }
  return reaches(root, path.split('.'));
}

function reaches(shape: Shape | undefined, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (!shape) return false;
  if (first === undefined) return true;
  if (shape.kind !== 'object') return shape.kind === 'any' || shape.kind === 'map';
  return reaches(shape.keys.get(first), rest);
}
