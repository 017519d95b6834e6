import fs from 'node:fs';
import path from 'node:path';
import type {DocsInterfaceMethod} from '@capacitor/docgen';
import {didYouMean} from '../../../../lib/nearMatches';
import type {Field, Method, PluginModel, TypesModel} from '../../../schema/plugin';
import type {PluginSource} from '../../pluginSources';
import {readDeclarations, type Declaration, type Declarations} from './declarations';
import {fieldFromDeclaration, fieldFromDocs, methodFrom, nestedFields} from './fields';
import {declarationOf, implementsAll, memberFinder, namedTypes} from './namedTypes';
import {readDocsJson, type Docs} from './readDocsJson';
import {readTypes} from './readTypes';
import {cleanDocs} from './tags';
import {uniqueSlugs, withSlugs, withTypeSlugs} from '../../../slugs';

export type Api = Pick<PluginModel, 'docs' | 'methods' | 'configuration' | 'configurationKey' | 'runnerApi'> &
  TypesModel;

/**
 * Returns a plugin's API, from its `docs.json` or, if there is none, from its declarations through docgen. The types'
 * texts come from the declarations. Throws if the two don't have the same methods, or have none.
 */
export async function readApi(source: PluginSource): Promise<Api> {
  const docs = source.docsJson
    ? readDocsJson(source.docsJson)
    : await readTypes(source.typesFile, source.interfaceName);
  const declarations = readDeclarations(source.typesFile);
  const unique = uniqueSlugs();
  const configuration = configurationOf(docs, declarations, source);
  const used = configuration.configuration.map(({type}) => type);
  const parts = {
    methods: methodsOf(docs, declarations, source),
    ...namedTypes(docs, declarations, used),
  };
  const runnerApi = readRunnerApi(source);
  return {
    docs: cleanDocs(docs.api.docs),
    ...withSlugs(parts, unique),
    ...configuration,
    ...(runnerApi ? {runnerApi: withTypeSlugs(runnerApi, unique)} : {}),
  };
}

function methodsOf(docs: Docs, declarations: Declarations, source: PluginSource): Method[] {
  const api = declarationOf(docs.api.name, declarations, 'interface');
  if (!api) throw new Error(`${source.typesFile} does not declare the interface ${docs.api.name}.`);
  if (docs.api.methods.length === 0) throw new Error(`${originOf(source)} lists no methods of ${api.name}.`);
  refuseMissing(docs.api.methods, api, source);
  const memberOf = memberFinder(api.members);
  const implementedBy = memberFinder(implementationOf(docs.api.methods, declarations)?.members ?? []);
  return docs.api.methods.map((method) => {
    const declared = memberOf(method.name);
    if (declared) return methodFrom(declared, method, implementedBy(method.name));
    const near = didYouMean(
      method.name,
      api.members.map(({name}) => name),
    );
    throw new Error(
      `${originOf(source)} lists a method "${method.name}" of ${api.name}, which ${source.typesFile} does not ` +
        `declare, or declares fewer times.${near}`,
    );
  });
}

function refuseMissing(listed: readonly DocsInterfaceMethod[], api: Declaration, source: PluginSource): void {
  const memberOf = memberFinder(api.members);
  for (const {name} of listed) memberOf(name);
  const missing = api.members.find(({kind, name}) => kind === 'method' && memberOf(name) !== undefined);
  if (!missing) return;
  throw new Error(
    `${originOf(source)} leaves out the method "${missing.name}" that ${source.typesFile} declares.`,
  );
}

function originOf({docsJson, typesFile}: PluginSource): string {
  return docsJson ?? `docgen, for ${typesFile},`;
}

/** google-maps documents its methods on the class that apps use instead of on the interface. */
function implementationOf(
  methods: readonly DocsInterfaceMethod[],
  declarations: Declarations,
): Declaration | undefined {
  const names = new Set(methods.map(({name}) => name));
  return [...declarations.values()]
    .flat()
    .find((declaration) => declaration.kind === 'class' && implementsAll(declaration, names));
}

/**
 * Returns the configuration keys, from docgen's `pluginConfigs`. For core's plugins, they are only in the CLI's
 * declarations. A plugin's configuration key isn't always the name that it registers.
 */
function configurationOf(
  docs: Docs,
  declarations: Declarations,
  {configTypes, jsName}: PluginSource,
): Pick<Api, 'configuration' | 'configurationKey'> {
  const declared = declarationOf(
    'PluginsConfig',
    configTypes ? readDeclarations(configTypes) : declarations,
    'interface',
  );
  const config = configTypes ? undefined : docs.pluginConfigs[0];
  const configurationKey = config?.name ?? jsName;
  const members = declared?.members.find(({name}) => name === configurationKey)?.members ?? [];
  const memberOf = memberFinder(members);
  const configuration = config
    ? config.properties.flatMap((property): Field[] => {
        const member = memberOf(property.name);
        return [fieldFromDocs(property, member), ...(member ? nestedFields(member) : [])];
      })
    : members.flatMap((member) => [fieldFromDeclaration(member), ...nestedFields(member)]);
  return {configuration, configurationKey};
}

/** Returns the API that is available inside background-runner's runner, which the package ships next to its own. */
function readRunnerApi({docsJson, typesFile}: PluginSource): TypesModel | undefined {
  const file = docsJson && path.join(path.dirname(docsJson), 'docs-api.json');
  const types = path.join(path.dirname(typesFile), 'apis.d.ts');
  if (!file || !fs.existsSync(file)) return undefined;
  return namedTypes(readDocsJson(file), fs.existsSync(types) ? readDeclarations(types) : new Map());
}
