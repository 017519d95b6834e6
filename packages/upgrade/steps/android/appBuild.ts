import {fileEdits, indentBefore, insertAt, lineEnding, replaceRange, type Edit} from '../../edits';
import type {Project} from '../../project';
import {mentions, type GradleFile} from '../../read/gradle';
import type {Range} from '../../read/types';
import {editsOr} from '../parts';
import type {Builders, Context, Part} from '../types';
import {addToBlock, openingOf} from './gradleBlocks';

/** The properties in `app/build.gradle` that the templates of apps and plugins assign with `=` since 8.0. */
const ASSIGNED = ['namespace', 'compileSdk', 'compileSdkVersion', 'ignoreAssetsPattern', 'abortOnError'];
const ASSIGNED_MAJOR = 8;

/** Renames properties, and assigns them since 8.0. */
function properties({project, to}: Context): Part | undefined {
  const file = project.appBuild;
  const isAssigned = to >= ASSIGNED_MAJOR;
  const edits = file && !file.content.isKotlin ? propertyEdits(file.content, isAssigned) : [];
  if (file && edits.length === 0) return undefined;
  return {
    values: {file: fileName(project)},
    ...editsOr(file ? fileEdits(file, edits) : [], {
      items: isAssigned
        ? ['`namespace =`', '`compileSdk =`', '`ignoreAssetsPattern =`']
        : ['`compileSdk rootProject.ext.compileSdkVersion`'],
    }),
  };
}

/** Returns how titles call the file, which is that of the library in a plugin. */
function fileName({isPlugin}: Project): string {
  return `${isPlugin ? 'android' : 'app'}/build.gradle`;
}

function propertyEdits({tokens}: GradleFile, isAssigned: boolean): Edit[] {
  return tokens.flatMap((token, index): Edit[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const startsLine = before === undefined || before.kind === 'line' || before.value === '{';
    if (!startsLine || token.kind !== 'word' || !ASSIGNED.includes(token.value) || !next) return [];
    const name = token.value === 'compileSdkVersion' ? 'compileSdk' : token.value;
    const isPlain = next.kind === 'word' || next.kind === 'string' || next.kind === 'number';
    const text = isAssigned && isPlain ? `${name} =` : name;
    return text === token.value || (!isPlain && next.value !== '=') ? [] : [replaceRange(token, text)];
  });
}

/** Moves the package from the manifest. */
function namespace({project, to}: Context): Part | undefined {
  const {androidManifest: manifest, appBuild, isPlugin} = project;
  const attribute = manifest?.content.attributes.find(({name}) => name === 'package');
  const lacksNamespace = appBuild && !mentions(appBuild.content, 'namespace');
  if (manifest && !attribute && !lacksNamespace) return undefined;
  const edits = [
    ...(attribute && appBuild ? fileEdits(appBuild, namespaceEdits(appBuild, attribute.value, to)) : []),
    ...(attribute && manifest ? fileEdits(manifest, [removeAttribute(manifest.text, attribute)]) : []),
  ];
  const isDiffed = edits.some(({path}) => path === appBuild?.path) || !lacksNamespace;
  return {
    values: {file: fileName(project)},
    edits,
    condition: manifest ? undefined : '`AndroidManifest.xml` has the attribute `package`',
    todo:
      manifest && (!appBuild || !isDiffed)
        ? `Add \`namespace "${attribute?.value ?? 'the package of MainActivity'}"\` to \`android\` in \`android/${isPlugin ? '' : 'app/'}build.gradle\`.`
        : undefined,
  };
}

function removeAttribute(text: string, {start, end}: Range): Edit {
  return {start: text.slice(0, start).trimEnd().length, end, text: ''};
}

function namespaceEdits({text, content}: NonNullable<Project['appBuild']>, name: string, to: number): Edit[] {
  if (mentions(content, 'namespace')) return [];
  const opening = openingOf(content, 'android');
  const brace = content.tokens[opening];
  if (!brace) return [];
  const next = content.tokens.slice(opening + 1).find(({kind}) => kind !== 'line');
  const indent = indentBefore(text, next?.start ?? 0) || '    ';
  const equals = content.isKotlin || to >= ASSIGNED_MAJOR ? ' =' : '';
  return [insertAt(brace.end, `${lineEnding(text)}${indent}namespace${equals} "${name}"`)];
}

const COORDINATOR = 'coordinatorlayout';

const PATTERN = "'!.svn:!.git:!.ds_store:!*.scc:.*:!CVS:!thumbs.db:!picasa.ini:!*~'";

/** The steps about the build of the app. */
export const appBuild: Builders = {
  // The step that assigns properties also renames this one.
  'compile-sdk': (context) => (context.to >= ASSIGNED_MAJOR ? undefined : properties(context)),
  'gradle-assignment': properties,
  namespace,
  /** Adds the library that the bridge's layout uses. */
  'coordinator-layout': ({project}) => {
    const file = project.appBuild;
    if (file && mentions(file.content, COORDINATOR)) return undefined;
    const line = file?.content.isKotlin
      ? 'implementation("androidx.coordinatorlayout:coordinatorlayout:${rootProject.extra["androidxCoordinatorLayoutVersion"]}")'
      : 'implementation "androidx.coordinatorlayout:coordinatorlayout:$androidxCoordinatorLayoutVersion"';
    const edits = file ? fileEdits(file, addToBlock(file, ['dependencies'], [line])) : [];
    return {
      ...editsOr(edits, {items: [`\`${line}\``]}),
      condition: file ? undefined : `\`app/build.gradle\` doesn't have \`${COORDINATOR}\``,
    };
  },
  /** Sets which files Android leaves out of the app. */
  'ignore-assets': ({project, to}) => {
    const file = project.appBuild;
    if (file && (file.content.isKotlin || mentions(file.content, 'ignoreAssetsPattern'))) return undefined;
    const equals = to >= ASSIGNED_MAJOR ? ' =' : '';
    const lines = ['aaptOptions {', `    ignoreAssetsPattern${equals} ${PATTERN}`, '}'];
    const edits = file ? fileEdits(file, addToBlock(file, ['android', 'defaultConfig'], lines)) : [];
    return {
      ...editsOr(edits, {
        todo: 'In `android/app/build.gradle`, add the `aaptOptions` block of the guide to `defaultConfig`.',
      }),
      condition: file ? undefined : "`app/build.gradle` doesn't have `ignoreAssetsPattern`",
    };
  },
};
