import {mdxLoader} from './native.cjs';
import type {Page} from './types';

/** Returns the module that Docusaurus's own MDX loader makes from a page, with the options of its rule. */
export function compilePage({resource, file, compiler, content}: Page, options: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      resource,
      resourcePath: file,
      _compiler: {name: compiler},
      getOptions: () => options,
      // The main thread knows the dependencies and adds them itself.
      addDependency: () => undefined,
      async: () => (error: Error | null, code?: string) => {
        if (error) reject(error);
        else resolve(code ?? '');
      },
    };
    mdxLoader.call(context, content).catch(reject);
  });
}
