import type {ConfigFile} from '../project';
import {readCatalog, readGradle, type GradleFile} from './gradle';
import {readJson} from './json';
import {readProperties, type Property} from './properties';
import {readScriptConfig} from './script';
import {ReadError} from './types';
import {readXml, type XmlElement} from './xml';

/** Returns the settings in a configuration, which is JSON or a script. */
export function readConfig(text: string, path: string): ConfigFile {
  if (path.endsWith('.json')) return {format: 'json', object: readJson(text), assigned: []};
  return {format: 'script', ...readScriptConfig(text)};
}

/** Returns what is in `variables.gradle`. Throws a `ReadError` if it has no values. */
export function readVariables(text: string, path: string): GradleFile {
  const file = readGradle(path, text);
  if (!file.values.some(({name}) => /Version$|_version$|Sdk$/i.test(name)))
    throw new ReadError('It should have values such as minSdkVersion = 23.');
  return file;
}

const BLOCKS = ['buildscript', 'plugins', 'allprojects', 'android', 'dependencies', 'apply', 'classpath'];

/** Returns what is in `build.gradle`. Throws a `ReadError` if it has none of the blocks of a build. */
export function readBuild(text: string, path: string): GradleFile {
  const file = readGradle(path, text);
  if (!file.tokens.some(({kind, value}) => kind === 'word' && BLOCKS.includes(value))) {
    throw new ReadError('It should be a Gradle build file, with a block such as buildscript or android.');
  }
  return file;
}

/** Returns what is in `gradle.properties`. Throws a `ReadError` if it has other text than properties. */
export function readGradleProperties(text: string): Property[] {
  const properties = readProperties(text);
  // A file that only has comments is one, too.
  if (properties.length === 0 && /^[ \t]*[^#!\s]/m.test(text)) {
    throw new ReadError('It should have lines such as android.useAndroidX=true.');
  }
  return properties;
}

/** Returns what is in `gradle-wrapper.properties`. Throws a `ReadError` if it doesn't say which Gradle to download. */
export function readWrapper(text: string): Property[] {
  const properties = readProperties(text);
  if (!properties.some(({key}) => key === 'distributionUrl')) {
    throw new ReadError('It should have a line with distributionUrl.');
  }
  return properties;
}

/** Returns the root of an Android manifest. Throws a `ReadError` if it's another XML file. */
export function readAndroidManifest(text: string): XmlElement {
  const root = readXml(text);
  if (root.name !== 'manifest')
    throw new ReadError('It should be an Android manifest with <manifest> as its root.');
  return root;
}

/** Returns what is in a Gradle file of any kind, or in a version catalog. */
export function readOtherBuild(text: string, path: string): GradleFile {
  return path.endsWith('.toml') ? readCatalog(path, text) : readGradle(path, text);
}
