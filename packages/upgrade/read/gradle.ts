import {statementTokens, tokenize, type Token} from './tokens';
import type {Range} from './types';

/** A value that a Gradle file gives a name: `minSdkVersion = 22`. */
export type GradleValue = {
  readonly name: string;
  /** A number, or a text without its quotes. */
  readonly value: string;
  /** The value without its quotes. */
  readonly valueRange: Range;
  /** The statement, from the name to the end of the value. */
  readonly statement: Range;
  readonly isText: boolean;
};

/** A library or plugin with its version: `com.android.tools.build:gradle:8.2.1`, `id("…") version "8.2.1"`. */
type GradleLibrary = {readonly name: string; readonly version: string; readonly versionRange: Range};

export type GradleFile = {
  readonly isKotlin: boolean;
  readonly tokens: readonly Token[];
  readonly values: readonly GradleValue[];
  readonly libraries: readonly GradleLibrary[];
};

/**
 * Returns the values and libraries in a Gradle file of either language. A version in a variable of the same file counts,
 * other texts with expressions don't.
 */
export function readGradle(path: string, text: string): GradleFile {
  const isKotlin = path.endsWith('.kts');
  const tokens = tokenize(text, isKotlin ? 'kotlin' : 'groovy');
  const statements = tokens.filter(({kind}) => kind !== 'line');
  const values = valuesIn(statements);
  const libraries = [...librariesIn(statements), ...indirectIn(statements, values)];
  return {isKotlin, tokens, values, libraries};
}

/** Returns whether a Gradle file has a word or a text with the name in it, outside its comments. */
export function mentions({tokens}: GradleFile, name: string): boolean {
  return tokens.some(({kind, value}) => (kind === 'string' ? value.includes(name) : value === name));
}

/** The most tokens up to the value that a plugin has for a variable which the app doesn't set. */
const FALLBACK = 16;

function valuesIn(tokens: readonly Token[]): GradleValue[] {
  return tokens.flatMap((token, index) => {
    const [next, second, third, fourth] = tokens.slice(index + 1, index + 5);
    // project.hasProperty('minSdkVersion') ? rootProject.ext.minSdkVersion : 22, in plugins
    if (token.value === 'hasProperty' && second?.kind === 'string') {
      const rest = tokens.slice(index, index + FALLBACK);
      const colon = rest.findIndex(({value}) => value === ':');
      return valueOf(second, second.value, colon < 0 ? undefined : rest[colon + 1]);
    }
    // minSdkVersion 22
    if (token.kind === 'word' && /Sdk(?:Version)?$/.test(token.value) && next?.kind === 'number') {
      return valueOf(token, token.value, next);
    }
    // minSdkVersion = 22, and in a list minSdkVersion: 22
    if (token.kind === 'word' && next && ['=', ':'].includes(next.value) && second?.value !== '=') {
      return valueOf(token, token.value, second);
    }
    // extra["minSdkVersion"] = 22
    if (token.kind === 'string' && next?.value === ']' && second?.value === '=') {
      return valueOf(token, token.value, third);
    }
    // set("minSdkVersion", 22)
    if (token.value === 'set' && next?.value === '(' && second?.kind === 'string' && third?.value === ',') {
      return valueOf(token, second.value, fourth);
    }
    // val minSdkVersion by extra(22)
    if (token.kind === 'word' && next?.value === 'by' && second?.value === 'extra' && third?.value === '(') {
      return valueOf(token, token.value, fourth);
    }
    return [];
  });
}

function valueOf(first: Token, name: string, token: Token | undefined): GradleValue[] {
  if (!token || token.isDynamic || (token.kind !== 'string' && token.kind !== 'number')) return [];
  const isText = token.kind === 'string';
  const quote = isText ? (token.end - token.start - token.value.length) / 2 : 0;
  return [
    {
      name,
      value: token.value,
      valueRange: {start: token.start + quote, end: token.end - quote},
      statement: {start: first.start, end: token.end},
      isText,
    },
  ];
}

function libraryOf(name: string | undefined, version: GradleValue | undefined): GradleLibrary[] {
  return name && version ? [{name, version: version.value, versionRange: version.valueRange}] : [];
}

const COORDINATES = /^([\w.-]+:[\w.-]+):([\w.-]+)$/;

function librariesIn(tokens: readonly Token[]): GradleLibrary[] {
  return tokens.flatMap((token, index): GradleLibrary[] => {
    if (token.kind !== 'string' || token.isDynamic) return [];
    const [, name, version] = COORDINATES.exec(token.value) ?? [];
    if (name && version) {
      const end = token.end - 1;
      return [{name, version, versionRange: {start: end - version.length, end}}];
    }
    const [word, text] = tokens.slice(index + 1, index + 4).filter(({value}) => value !== ')');
    return word?.value === 'version' && text?.kind === 'string'
      ? libraryOf(token.value, valueOf(text, '', text)[0])
      : [];
  });
}

/**
 * Returns the versions in a version catalog (`libs.versions.toml`): those with a name, and those of libraries and plugins, in
 * their own line or by the name.
 */
export function readCatalog(_path: string, text: string): GradleFile {
  const tokens = statementTokens(text, 'ruby');
  const values = valuesIn(tokens);
  const named = new Map(values.map((one) => [one.name, one]));
  const libraries = tokens.flatMap((token, index): GradleLibrary[] => {
    if (!['id', 'module'].includes(token.value) || tokens[index + 1]?.value !== '=') return [];
    const rest = tokens.slice(index + 2, index + 10);
    const at = rest.findIndex(({value}) => value === 'version');
    const isReference = rest[at + 1]?.value === '.';
    const found = rest.slice(at + 1).find(({kind}) => kind === 'string');
    if (at < 0 || !found) return [];
    return libraryOf(rest[0]?.value, isReference ? named.get(found.value) : valueOf(found, '', found)[0]);
  });
  return {isKotlin: false, tokens, values, libraries};
}

const DYNAMIC = /^([\w.-]+:[\w.-]+):\$\{?(?:ext\.|rootProject\.)?(\w+)\}?$/;

/** Libraries whose version is a variable, and those in the notation `group: …, name: …, version: …`. */
function indirectIn(all: readonly Token[], values: readonly GradleValue[]): GradleLibrary[] {
  const byName = new Map(values.toReversed().map((one) => [one.name, one]));
  const dynamic = all.flatMap(({kind, value}): GradleLibrary[] => {
    const [, name, variable = ''] = (kind === 'string' && DYNAMIC.exec(value)) || [];
    return libraryOf(name, byName.get(variable));
  });
  const named = values.flatMap((group, index): GradleLibrary[] => {
    const [name, version] = values.slice(index + 1, index + 3);
    if (group.name !== 'group' || name?.name !== 'name' || version?.name !== 'version') return [];
    return libraryOf(`${group.value}:${name.value}`, version);
  });
  return [...dynamic, ...named];
}
