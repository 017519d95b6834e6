import {didYouMean, nearMatches} from '../../lib/nearMatches';
import {offsetInBlock} from '../readPage';
import type {CheckContext, CodeBlock, DocPage, Finding, PageRule} from '../types';
import {otherVersionsWith} from '../versionSpan';
import {configIn, type ConfigSource} from './configObjects';
import {judgeConfig, mistakeText, type ConfigMistake} from './judge';
import otherPlugins from './otherPlugins.json';
import {hasOption, schemaOf, type ConfigSchema} from './schema';
import {describeShape, type Shape} from './shape';

const RULE = 'config';

/** Checks samples of the Capacitor configuration against the options and plugins of their docs version. */
export const configRule: PageRule = {name: RULE, inputs: [], check};

function check(pages: readonly DocPage[], version: string, {siteDir}: CheckContext): Finding[] {
  return pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const config = configIn(block);
      return config ? judgeBlock(page, block, config, version, siteDir) : [];
    }),
  );
}

function judgeBlock(
  page: DocPage,
  block: CodeBlock,
  config: ConfigSource,
  version: string,
  siteDir: string,
): Finding[] {
  const schema = config.isNativeCopy ? nativeCopyOf(schemaOf(siteDir, version)) : schemaOf(siteDir, version);
  return config.objects
    .flatMap((object) => judgeConfig(object, schema))
    .filter((mistake) => !isOtherPlugin(mistake, schema, version, siteDir))
    .map((mistake) => ({
      file: page.file,
      ...offsetInBlock(block, mistake.node.getStart(config.source) - config.shift),
      rule: RULE,
      message: mistakeText(mistake, version),
      hint: hintFor(mistake, version, siteDir),
    }));
}

/** The CLI writes the plugins' classes into the copy for iOS since v6. */
function nativeCopyOf(schema: ConfigSchema): ConfigSchema {
  const classes: Shape = {kind: 'array', of: {kind: 'primitive', type: 'string'}};
  const keys = new Map([...schema.root.keys, ['packageClassList', classes] as const]);
  return {...schema, root: {kind: 'object', keys}};
}

/**
 * Whether a name can be a third-party plugin: it isn't the name of an official plugin in any version and doesn't look
 * like a misspelled one. Apps and other packages have plugins, too.
 */
function isOtherPlugin(
  {kind, path}: ConfigMistake,
  schema: ConfigSchema,
  version: string,
  siteDir: string,
): boolean {
  const name = /^plugins\.([^.]+)$/.exec(path)?.[1];
  if (kind !== 'unknown' || name === undefined) return false;
  if (Object.hasOwn(otherPlugins, name)) return true;
  if (schema.official.has(name) || elsewhere(path, version, siteDir)) return false;
  return nearMatches(name, [...schema.plugins.keys()]).length === 0;
}

function elsewhere(path: string, version: string, siteDir: string): string | undefined {
  return otherVersionsWith(siteDir, version, (other) => hasOption(schemaOf(siteDir, other), path));
}

function hintFor(mistake: ConfigMistake, version: string, siteDir: string): string {
  if (mistake.kind === 'value') return valueHint(mistake.value, mistake.wanted);
  const {path, siblings} = mistake;
  const otherwise = elsewhere(path, version, siteDir);
  const near = didYouMean(path.split('.').at(-1) ?? path, siblings).trim();
  const there = otherwise ? `"${path}" ${otherwise}` : '';
  if (there || near) return [there, near].filter(Boolean).join('. ');
  const parent = path.split('.').slice(0, -1).join('.') || 'The file';
  return siblings.length > 0
    ? `${parent} can contain ${siblings.join(', ')}`
    : `Remove it: ${parent} has no keys`;
}

function valueHint(value: string, wanted: Shape): string {
  const choices = wanted.kind === 'union' ? wanted.of : [wanted];
  const words = choices.flatMap((choice) =>
    choice.kind === 'literal' && choice.value ? [choice.value] : [],
  );
  return didYouMean(value.replace(/['"]/g, ''), words).trim() || `Write ${describeShape(wanted)}`;
}
