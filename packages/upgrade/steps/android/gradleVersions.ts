import {replaceAll, type FileEdits} from '../../edits';
import type {Project} from '../../project';
import {mentions} from '../../read/gradle';
import {isOlder} from '../../versions';
import {editsOr, required} from '../parts';
import type {Builders, Context, Part} from '../types';

const AGP = ['com.android.tools.build:gradle', 'com.android.application', 'com.android.library'];

/** Returns the files that can state versions of Gradle plugins. */
function buildsOf({build, appBuild, variables, otherBuilds}: Project): NonNullable<Project['build']>[] {
  return [build, variables, appBuild, ...otherBuilds].filter((file) => file !== undefined);
}

/** Returns the edits that raise libraries, and values with a name, where they are lower. */
function libraryEdits(
  project: Project,
  names: readonly string[],
  target: string,
  variable?: RegExp,
): FileEdits[] {
  return buildsOf(project).flatMap((file) => {
    const {libraries, values} = file.content;
    const old = [
      ...libraries
        .filter(({name, version}) => names.includes(name) && isOlder(version, target))
        .map(({versionRange}) => versionRange),
      ...values
        .filter(({name, value}) => variable?.test(name) && isOlder(value, target))
        .map(({valueRange}) => valueRange),
    ];
    return replaceAll(file, old, target);
  });
}

/** What the wrapper downloads, in the address of a distribution. */
const DISTRIBUTION = /gradle-([\d.]+)-(\w+)\.zip/;

/** Returns the edits of the wrapper for a version of Gradle; undefined if it doesn't say which one it has. */
function wrapperEdits(wrapper: Project['wrapper'], target: string): FileEdits[] | undefined {
  const url = wrapper?.content.find(({key}) => key === 'distributionUrl');
  const found = DISTRIBUTION.exec(url?.value ?? '');
  if (!wrapper || !url || !found) return undefined;
  const [archive, version = '', type = 'all'] = found;
  if (!isOlder(version, target)) return [];
  const start = url.valueRange.start + found.index;
  return replaceAll(wrapper, [{start, end: start + archive.length}], `gradle-${target}-${type}.zip`);
}

/** Raises Gradle and the Android Gradle plugin, which need each other. */
function gradle(context: Context): Part | undefined {
  const {project} = context;
  const {build, wrapper} = project;
  const plugin = required(context, 'androidGradlePlugin');
  const version = required(context, 'gradle');
  const ofWrapper = wrapperEdits(wrapper, version);
  const ofPlugin = libraryEdits(project, AGP, plugin);
  const isStated = buildsOf(project).some(({content}) =>
    content.libraries.some(({name}) => AGP.includes(name)),
  );
  const lower = [
    ...(ofWrapper?.length === 0 ? [] : [`Gradle to ${version}`]),
    ...(ofPlugin.length > 0 || !(isStated || build) ? [`the Android Gradle plugin to ${plugin}`] : []),
  ];
  const edits = [...ofPlugin, ...(ofWrapper ?? [])];
  if (lower.length === 0) return undefined;
  const hasChecksum = wrapper?.content.some(({key}) => key === 'distributionSha256Sum');
  return {
    values: {tools: lower.join(' and ')},
    todo: hasChecksum
      ? "`distributionSha256Sum` belongs to the old version, so replace it with the checksum of the new distribution from Gradle's website."
      : undefined,
    ...editsOr(edits, {
      items: [
        `\`com.android.tools.build:gradle:${plugin}\` in \`android/build.gradle\``,
        `\`gradle-${version}-all.zip\` in \`gradle-wrapper.properties\``,
      ],
    }),
  };
}

const GOOGLE_SERVICES = ['com.google.gms:google-services', 'com.google.gms.google-services'];

/** Raises the google-services plugin. */
function googleServices({project, data, to}: Context): Part | undefined {
  const target = data.googleServices[to] ?? '';
  const edits = libraryEdits(project, GOOGLE_SERVICES, target);
  if (project.build && edits.length === 0) return undefined;
  return {
    values: {version: target},
    ...editsOr(edits, {
      items: [`\`com.google.gms:google-services:${target}\` in \`android/build.gradle\``],
    }),
  };
}

const KOTLIN = ['org.jetbrains.kotlin:kotlin-gradle-plugin', 'org.jetbrains.kotlin.android'];

/** The major whose Kotlin no longer reads `kotlinOptions`. */
const KOTLIN_2 = 8;

/** Raises Kotlin. */
function kotlin(context: Context): Part | undefined {
  const target = required(context, 'kotlin');
  const edits = libraryEdits(context.project, KOTLIN, target, /^kotlin(?:_?version)?$/i);
  const builds = buildsOf(context.project);
  const hasOptions = context.to >= KOTLIN_2 && builds.some(({content}) => mentions(content, 'kotlinOptions'));
  if (builds.length > 0 && edits.length === 0 && !hasOptions) return undefined;
  return {
    todo: hasOptions
      ? `It no longer reads \`kotlinOptions\`: replace the block with \`kotlin { compilerOptions { jvmTarget = JvmTarget.JVM_${required(context, 'javaVersion')} } }\` outside \`android\`, and import \`org.jetbrains.kotlin.gradle.dsl.JvmTarget\` in the first line.`
      : undefined,
    ...editsOr(edits, {
      condition: 'the Android project uses Kotlin',
      items: [`\`kotlin_version = '${target}'\``],
    }),
  };
}

/** The steps about Gradle and its plugins. */
export const gradleVersions: Builders = {gradle, 'google-services': googleServices, kotlin};
