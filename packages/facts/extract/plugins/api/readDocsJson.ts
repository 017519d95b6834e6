import fs from 'node:fs';
import type {DocsData, DocsInterface} from '@capacitor/docgen';

/** docgen's data about one interface and everything that it uses. */
export type Docs = Omit<DocsData, 'api'> & {readonly api: DocsInterface};

const LISTS = ['interfaces', 'enums', 'typeAliases', 'pluginConfigs'] as const;

/**
 * Returns docgen's output, which a package ships as `docs.json`. Throws if the file has another shape; the error
 * names the file and what is missing.
 */
export function readDocsJson(file: string): Docs {
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}: looked for the package's reference data.`);
  return checkedDocs(parse(file), file);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}.`, {cause: error});
  }
}

function checkedDocs(data: unknown, file: string): Docs {
  const docs = (data ?? {}) as Partial<DocsData>;
  if (!docs.api?.name || !Array.isArray(docs.api.methods) || !Array.isArray(docs.api.properties)) {
    throw new Error(`${file} documents no interface: looked for "api" with a name, methods and properties.`);
  }
  const missing = LISTS.find((list) => !Array.isArray(docs[list]));
  if (missing) throw new Error(`${file} is not docgen's output: looked for a list "${missing}".`);
  return docs as Docs;
}
