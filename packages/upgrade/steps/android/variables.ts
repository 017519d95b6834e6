import {usesPlugin} from '../../conditions';
import {
  fileEdits,
  indentBefore,
  insertAt,
  lineEnding,
  replaceRange,
  wholeLines,
  type Edit,
} from '../../edits';
import type {Project} from '../../project';
import type {GradleValue} from '../../read/gradle';
import {isOlder} from '../../versions';
import {editsOr, required} from '../parts';
import type {Builder, Context} from '../types';

/** The SDK levels that a project sets, with the requirement of each. */
export const SDKS: Readonly<Record<string, string>> = {
  minSdkVersion: 'androidMinSdk',
  compileSdkVersion: 'androidCompileSdk',
  targetSdkVersion: 'androidTargetSdk',
  minSdk: 'androidMinSdk',
  compileSdk: 'androidCompileSdk',
  targetSdk: 'androidTargetSdk',
};

/** The variable that only 2.x reads. */
const DROPPED = 'androidxLocalbroadcastmanagerVersion';

/** Raises the variables, and the values that `app/build.gradle` has in their place. */
export const variables: Builder = (context) => {
  const {project, data, from, to} = context;
  const {variables: file, appBuild, isPlugin} = project;
  const targets = targetValues(context);
  const template = Object.entries(data.templateVariables[to] ?? {});
  const added = template.filter(([name]) => !(name in (data.templateVariables[from] ?? {})));
  const sdks = ['minSdkVersion', 'compileSdkVersion', 'targetSdkVersion'].map(
    (name) => `\`${name} = ${targets.get(name) ?? ''}\``,
  );
  const edits = [
    ...(file ? fileEdits(file, variableEdits(file, targets, added, from)) : []),
    ...(appBuild ? fileEdits(appBuild, valueEdits(appBuild.content.values, targets)) : []),
  ];
  if ((file ?? (isPlugin ? appBuild : undefined)) && edits.length === 0) return undefined;
  return {
    values: {place: isPlugin ? 'the values in android/build.gradle' : 'android/variables.gradle'},
    ...editsOr(edits, {items: [...sdks, ...template.map(([name, value]) => `\`${name} = '${value}'\``)]}),
  };
};

/** Returns the values that Gradle variables have in the target: of the template, of the SDKs and of installed plugins. */
function targetValues(context: Context): Map<string, string> {
  const {data, to, project} = context;
  const values = new Map(Object.entries(data.templateVariables[to] ?? {}));
  for (const [name, requirement] of Object.entries(SDKS)) values.set(name, required(context, requirement));
  for (const [plugin, own] of Object.entries(data.pluginVariables[to] ?? {})) {
    if (project.dependencies && usesPlugin(context, plugin).holds === 'no') continue;
    for (const [name, value] of Object.entries(own)) {
      if (isOlder(values.get(name) ?? '0', value)) values.set(name, value);
    }
  }
  values.delete('kotlin_version');
  return values;
}

function valueEdits(values: readonly GradleValue[], targets: ReadonlyMap<string, string>): Edit[] {
  return values.flatMap(({name, value, valueRange}) => {
    const target = targets.get(name);
    return target !== undefined && isOlder(value, target) ? [replaceRange(valueRange, target)] : [];
  });
}

type Variables = NonNullable<Project['variables']>;

function variableEdits(
  file: Variables,
  targets: ReadonlyMap<string, string>,
  added: readonly (readonly [string, string])[],
  from: number,
): Edit[] {
  const {text, content} = file;
  const dropped = from === 2 ? content.values.find(({name}) => name === DROPPED) : undefined;
  const present = new Set(content.values.map(({name}) => name));
  const missing = added.filter(([name]) => !present.has(name));
  return [
    ...valueEdits(content.values, targets),
    ...(dropped ? [wholeLines(text, dropped.statement)] : []),
    ...addVariables(file, missing),
  ];
}

/** Adds variables after the last one, in the style of the file: as assignments, or as entries of a list. */
function addVariables({text, content}: Variables, missing: readonly (readonly [string, string])[]): Edit[] {
  const last = content.values.filter(({name}) => name !== DROPPED).at(-1);
  if (missing.length === 0 || !last || content.isKotlin) return [];
  const {start, end} = last.statement;
  const isList = text.slice(start, last.valueRange.start).includes(':');
  const lead = lineEnding(text) + indentBefore(text, start);
  const lines = missing.map(([name, value]) => `${lead}${name}${isList ? ': ' : ' = '}'${value}'`);
  return [insertAt(end, (isList ? ',' : '') + lines.join(isList ? ',' : ''))];
}
