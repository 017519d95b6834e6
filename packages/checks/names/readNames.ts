import fs from 'node:fs';
import path from 'node:path';
import {declaresConfig, loadCli, loadPlugins} from '../../facts';
import {configKeys} from '../configKeys';
import {nativeMembers} from './nativeMembers';
import {readSourceTexts, type SourceText} from './sourceTexts';
import type {Names} from './types';
import {webMembers} from './webMembers';
import {withoutComments, withoutTexts, wordsOf} from './withoutComments';

const SWIFT = /\.(?:swift|[mh])$/;
const JAVA = /\.(?:java|kt)$/;

/** Reads all names of a docs version from its packages. */
export function readNames(siteDir: string, version: string): Names {
  const sources = readSourceTexts(siteDir, version).map((source) => ({
    ...source,
    text: withoutComments(source.file, source.text),
  }));
  const declarations = sources.filter(({file}) => file.endsWith('.d.ts')).map(({file}) => file);
  return {
    version,
    words: new Set(sources.flatMap(({text}) => [...wordsOf(text)])),
    foreign: foreignNames(sources),
    members: {
      web: webMembers(declarations),
      swift: nativeMembers(sources.filter(({file}) => SWIFT.test(file))),
      java: nativeMembers(sources.filter(({file}) => JAVA.test(file))),
    },
    classes: new Set(sources.filter(({file}) => JAVA.test(file)).flatMap(javaClasses)),
    events: pluginEvents(siteDir, version),
    config: new Set(declaresConfig(siteDir, version) ? configKeys(siteDir, version).map(([key]) => key) : []),
    options: cliOptions(siteDir, version),
    hooks: new Set(
      sources
        .filter(({packageName, file}) => packageName === '@capacitor/cli' && file.endsWith('.js'))
        .flatMap(({text}) => text.match(/\bcapacitor:[a-z]+(?::[a-z]+)*/g) ?? []),
    ),
  };
}

/** Reads the names of the web platform and of ECMAScript from TypeScript's own declarations. */
export function readWebNames(): Set<string> {
  const dir = path.dirname(require.resolve('typescript'));
  const files = fs.readdirSync(dir).filter((file) => /^lib\.(?:es\w*|dom)(?:\.\w+)*\.d\.ts$/.test(file));
  return new Set(
    files.flatMap((file) => [
      ...wordsOf(withoutComments(file, fs.readFileSync(path.join(dir, file), 'utf8'))),
    ]),
  );
}

const DECLARED = [
  /\b(?:func|fun|var|let|val|class|struct|enum|protocol|interface|object|case|typealias|extension)\s+(\w+)/g,
  // Java: matches a type and a name, followed by what distinguishes a method or a field from a call.
  /\b(?:public|protected|private|static|final)\s+[\w<>[\], ?.]*?(\w+)\s*[(;=]/g,
  // Objective-C: matches a method.
  /^\s*[-+]\s*\([^)]*\)\s*(\w+)/gm,
];

/**
 * Returns the words of native sources that no source declares and no other file has: names from the platforms and other
 * libraries. If one version uses such a name, that says nothing about other versions.
 */
function foreignNames(sources: readonly SourceText[]): Set<string> {
  const foreign = new Set<string>();
  const isNative = ({file}: SourceText): boolean => SWIFT.test(file) || JAVA.test(file);
  for (const {text} of sources.filter(isNative)) for (const word of wordsOf(text)) foreign.add(word);
  for (const source of sources) {
    const own = isNative(source)
      ? DECLARED.flatMap((pattern) => [...source.text.matchAll(pattern)].map((match) => match[1] ?? ''))
      : wordsOf(source.text);
    for (const word of own) foreign.delete(word);
  }
  return foreign;
}

/** Returns a class such as `com.getcapacitor.annotation.Permission` and each package above it. */
function javaClasses({text}: SourceText): string[] {
  const name = /^\s*package\s+(com\.getcapacitor[\w.]*)/m.exec(text)?.[1];
  if (name === undefined) return [];
  // Words such as `class of` also stand in messages.
  const types = [...withoutTexts(text).matchAll(/\b(?:class|interface|enum|object)\s+([A-Z]\w*)/g)];
  const parts = name.split('.');
  return [
    ...types.map((match) => `${name}.${match[1]}`),
    ...parts.map((_, index) => parts.slice(0, index + 1).join('.')),
  ];
}

function pluginEvents(siteDir: string, version: string): Map<string, string[]> {
  return new Map(
    loadPlugins(siteDir, version).map(({jsName, methods}) => [
      jsName,
      methods.flatMap(({name, signature}) =>
        name === 'addListener' ? (/\(\w+: ['"](\w+)['"]/.exec(signature)?.[1] ?? []) : [],
      ),
    ]),
  );
}

function cliOptions(siteDir: string, version: string): Map<string, string[]> {
  return new Map(
    loadCli(siteDir, version).commands.flatMap(({name, aliases, options}) =>
      [name, ...aliases].map((one) => [
        one,
        options.flatMap(({long, short}) => (short === undefined ? [long] : [long, short])),
      ]),
    ),
  );
}
