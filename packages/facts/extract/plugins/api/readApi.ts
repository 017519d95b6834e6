import path from 'node:path';
import type {Method, PluginModel, TypesModel} from '../../../schema/plugin';
import {uniqueSlugs, withSlugs, withTypeSlugs} from '../../../slugs';
import type {PluginSource} from '../../pluginSources';
import {readDeclarations, type Declaration, type Declarations} from './declarations';
import {fieldsOf, methodOf} from './fields';
import {isSameApi, namedTypes} from './namedTypes';
import {readDocsJson} from './readDocsJson';

export type Api = Pick<PluginModel, 'docs' | 'methods' | 'configuration' | 'configurationKey' | 'runnerApi'> &
  TypesModel;

/** Returns a plugin's API from its declarations. Throws if these don't have its interface, or no methods in it. */
export function readApi(source: PluginSource): Api {
  const {typesFile, interfaceName: name, docsJson} = source;
  const declarations = readDeclarations(typesFile);
  const api = declarations.get(name);
  if (!api) throw new Error(`${typesFile} does not declare the interface ${name}.`);
  const methods = methodsOf(api, declarations);
  if (methods.length === 0) throw new Error(`${typesFile} declares no methods of ${name}.`);
  const configuration = configurationOf(declarations, source);
  const types = namedTypes(
    {name, declarations, docs: readDocsJson(docsJson)},
    configuration.configuration.map(({type}) => type),
  );
  const unique = uniqueSlugs();
  const runnerApi = readRunnerApi(source);
  return {
    docs: api.docs,
    ...withSlugs({methods, ...types}, unique),
    ...configuration,
    ...(runnerApi ? {runnerApi: withTypeSlugs(runnerApi, unique)} : {}),
  };
}

/** google-maps documents its methods on the class that apps use instead of on the interface. */
function methodsOf(api: Declaration, declarations: Declarations): Method[] {
  const implementation = [...declarations.values()].find((type) => isSameApi(type, api));
  const left = [...(implementation?.members ?? [])];
  return api.members
    .filter(({kind}) => kind === 'method')
    .map((method) => {
      // One after the other, because overloads share a name.
      const index = left.findIndex(({name}) => name === method.name);
      return methodOf(method, index < 0 ? undefined : left.splice(index, 1)[0]);
    });
}

/**
 * Returns the configuration keys. For core's plugins, they are in the CLI's declarations. A plugin's configuration key
 * isn't always the name that it registers.
 */
function configurationOf(
  declarations: Declarations,
  {configTypes, jsName}: PluginSource,
): Pick<Api, 'configuration' | 'configurationKey'> {
  const plugins =
    (configTypes ? readDeclarations(configTypes) : declarations).get('PluginsConfig')?.members ?? [];
  const own = configTypes
    ? plugins.find(({name}) => name === jsName)
    : plugins.find(({members}) => members.length > 0);
  return {configuration: fieldsOf(own?.members ?? []), configurationKey: own?.name ?? jsName};
}

/** Returns the API that is available inside background-runner's runner, which the package ships next to its own. */
function readRunnerApi({docsJson, typesFile}: PluginSource): TypesModel | undefined {
  const docs = readDocsJson(path.join(path.dirname(docsJson), 'docs-api.json'));
  if (!docs) return undefined;
  const declarations = readDeclarations(path.join(path.dirname(typesFile), 'apis.d.ts'));
  return namedTypes({name: docs.api.name, declarations, docs}, []);
}
