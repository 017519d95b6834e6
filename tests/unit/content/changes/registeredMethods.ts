import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@site/plugins/lib/filesBelow';
import {folderOf} from './independentCount';

type Platforms = ReadonlySet<string>;

/**
 * Returns the platforms on which a package has each method and doesn't refuse it in its first statement, by the method's
 * name. Finds methods by how they are written, and doesn't follow calls, so that it shares no code with the site's model.
 */
export function registeredMethods(version: string, name: string): ReadonlyMap<string, Platforms> {
  const folder = folderOf(version, name);
  const found = new Map<string, Set<string>>();
  const add = (platform: string, methods: readonly string[]): void => {
    for (const method of methods) found.set(method, (found.get(method) ?? new Set()).add(platform));
  };
  const ios = textBelow(path.join(folder, 'ios'), /(?<!Tests)\.(?:m|swift)$/);
  const registered = names(
    ios,
    /CAP_PLUGIN_METHOD\(\s*(\w+)|(?:CAPPluginMethod|\.init)\((?:name: "|#selector\((?:\w+\.)?)(\w+)/g,
  );
  const refusedOnIos = refused(ios, /func (\w+)\(_ call: CAPPluginCall\)\s*\{/g);
  add(
    'iOS',
    registered.filter((method) => !refusedOnIos.includes(method)),
  );
  const android = textBelow(path.join(folder, 'android/src/main'), /\.(?:java|kt)$/);
  const declared = /@PluginMethod[^{]*?(?:void|fun) (\w+)\([^)]*\)[^{]*\{/g;
  const refusedOnAndroid = refused(android, declared);
  add(
    'Android',
    names(android, declared).filter((method) => !refusedOnAndroid.includes(method)),
  );
  // A plugin that declares permissions inherits these.
  if (/\bPermission\(/.test(android)) add('Android', ['checkPermissions', 'requestPermissions']);
  const web = textBelow(path.join(folder, 'dist/esm'), /web\.js$/);
  const methods = /^ {4}(?:async )?(\w+)\([^)]*\) \{/gm;
  const refusedOnWeb = refused(web, methods);
  add(
    'Web',
    names(web, methods).filter((method) => !refusedOnWeb.includes(method)),
  );
  return found;
}

function textBelow(folder: string, ending: RegExp): string {
  if (!fs.existsSync(folder)) return '';
  return filesBelow(folder)
    .filter((file) => ending.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

function names(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

/** Returns the methods that `pattern` finds and whose first statement says that they don't work. */
function refused(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)]
    .filter(({0: head, index}) =>
      /^\s*(?:throw )?(?:this\.|call\.)?(?:unimplemented|unavailable)\b/.test(
        code.slice(index + head.length),
      ),
    )
    .map(([, name]) => name ?? '');
}
