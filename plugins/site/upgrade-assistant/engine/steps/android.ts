import {lineEnding, replaceRange, wholeLines, type Edit, type FileEdits} from '../edits';
import type {Project} from '../project';
import {mentions, type GradleFile, type GradleValue} from '../read/gradle';
import {tokenize, type Token} from '../read/tokens';
import type {SourceFile} from '../read/types';
import {allElements, type XmlElement} from '../read/xml';
import {compareVersions} from '../versions';
import {usesPlugin} from '../conditions';
import {androidGitignore, nativeFile} from './ios';
import {ofPlatform, required} from './tools';
import type {Builder, Context} from './types';

function fileEdits({path, text}: SourceFile, edits: readonly Edit[]): FileEdits[] {
  return edits.length > 0 ? [{path, source: text, edits}] : [];
}

function isOlder(value: string, target: string): boolean {
  return compareVersions(value, target) < 0;
}

/** The SDK levels that a project sets, with the requirement of each. */
const SDKS: Readonly<Record<string, string>> = {
  minSdkVersion: 'androidMinSdk',
  compileSdkVersion: 'androidCompileSdk',
  targetSdkVersion: 'androidTargetSdk',
  minSdk: 'androidMinSdk',
  compileSdk: 'androidCompileSdk',
  targetSdk: 'androidTargetSdk',
};

/** The variable that only 2.x reads. */
const DROPPED = 'androidxLocalbroadcastmanagerVersion';

/** Returns the values that Gradle variables have in the target: of the template, of the SDKs and of installed plugins. */
function targetValues(context: Context): Map<string, string> {
  const {data, to, project} = context;
  const values = new Map(Object.entries(data.templateVariables[to] ?? {}));
  for (const [name, requirement] of Object.entries(SDKS)) values.set(name, required(context, requirement));
  for (const [plugin, own] of Object.entries(data.pluginVariables[to] ?? {})) {
    if (project.manifest && !isInstalled(context, plugin)) continue;
    for (const [name, value] of Object.entries(own)) {
      if (isOlder(values.get(name) ?? '0', value)) values.set(name, value);
    }
  }
  values.delete('kotlin_version');
  return values;
}

function isInstalled(context: Context, plugin: string): boolean {
  return usesPlugin(context, plugin).holds !== 'no';
}

function valueEdits(values: readonly GradleValue[], targets: ReadonlyMap<string, string>): Edit[] {
  return values.flatMap(({name, value, valueRange}) => {
    const target = targets.get(name);
    return target !== undefined && isOlder(value, target) ? [replaceRange(valueRange, target)] : [];
  });
}

const variables: Builder = (context) => {
  const {project, data, from, to} = context;
  const {variables: file, appBuild} = project;
  const targets = targetValues(context);
  const added = Object.entries(data.templateVariables[to] ?? {}).filter(
    ([name]) => !(name in (data.templateVariables[from] ?? {})),
  );
  const sdks = ['minSdkVersion', 'compileSdkVersion', 'targetSdkVersion'].map(
    (name) => `\`${name} = ${targets.get(name) ?? ''}\``,
  );
  const edits = [
    ...(file ? fileEdits(file, variableEdits(file, targets, added, from)) : []),
    ...(appBuild ? fileEdits(appBuild, valueEdits(appBuild.content.values, targets)) : []),
  ];
  if (file && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: 'Update android/variables.gradle',
    why: `The libraries of Capacitor ${to} require these SDK levels, and its template and plugins use these versions.`,
    todo: 'Keep values that are higher already.',
    ...(edits.length > 0
      ? {edits}
      : {
          items: [
            ...sdks,
            ...Object.entries(data.templateVariables[to] ?? {}).map(
              ([name, value]) => `\`${name} = '${value}'\``,
            ),
          ],
        }),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

function variableEdits(
  {text, content}: NonNullable<Project['variables']>,
  targets: ReadonlyMap<string, string>,
  added: readonly (readonly [string, string])[],
  from: number,
): Edit[] {
  const edits = valueEdits(content.values, targets);
  const dropped = from === 2 ? content.values.find(({name}) => name === DROPPED) : undefined;
  if (dropped) edits.push(wholeLines(text, dropped.statement));
  const present = new Set(content.values.map(({name}) => name));
  const missing = added.filter(([name]) => !present.has(name));
  const last = content.values.filter(({name}) => name !== DROPPED).at(-1);
  if (missing.length > 0 && last && !content.isKotlin) {
    const eol = lineEnding(text);
    const indent = /[ \t]*$/.exec(text.slice(0, last.statement.start))?.[0] ?? '    ';
    const isList = text.slice(last.statement.start, last.valueRange.start).includes(':');
    const lines = missing.map(([name, value]) => `${eol}${indent}${name}${isList ? ': ' : ' = '}'${value}'`);
    const at = last.statement.end;
    edits.push({start: at, end: at, text: (isList ? ',' : '') + lines.join(isList ? ',' : '')});
  }
  return edits;
}

const AGP = ['com.android.tools.build:gradle', 'com.android.application', 'com.android.library'];

function libraryEdits(file: Project['build'], names: readonly string[], target: string): FileEdits[] {
  if (!file) return [];
  const old = file.content.libraries.filter(
    ({name, version}) => names.includes(name) && isOlder(version, target),
  );
  return fileEdits(
    file,
    old.map(({versionRange}) => replaceRange(versionRange, target)),
  );
}

const gradle: Builder = (context) => {
  const {project, to} = context;
  const plugin = required(context, 'androidGradlePlugin');
  const version = required(context, 'gradle');
  const {wrapper} = project;
  const url = wrapper?.content.find(({key}) => key === 'distributionUrl');
  const found = /gradle-([\d.]+)-\w+\.zip/.exec(url?.value ?? '');
  const checksum = wrapper?.content.some(({key}) => key === 'distributionSha256Sum');
  const wrapperEdit =
    wrapper && url && found?.[1] && isOlder(found[1], version)
      ? fileEdits(wrapper, [
          replaceRange(
            {
              start: url.valueRange.start + found.index,
              end: url.valueRange.start + found.index + found[0].length,
            },
            `gradle-${version}-all.zip`,
          ),
        ])
      : [];
  const edits = [...libraryEdits(project.build, AGP, plugin), ...wrapperEdit];
  if (project.build && wrapper && edits.length === 0 && url && found) return undefined;
  return {
    phase: 'android',
    title: `Update Gradle to ${version} and its Android plugin to ${plugin}`,
    why: `Capacitor ${to} compiles against an SDK that older versions don't support.`,
    ...(checksum
      ? {
          todo: "`distributionSha256Sum` belongs to the old version, so replace it with the checksum of the complete (`-all`) distribution from Gradle's website.",
        }
      : {}),
    ...(edits.length > 0
      ? {edits}
      : {
          items: [
            `\`com.android.tools.build:gradle:${plugin}\` in \`android/build.gradle\``,
            `\`gradle-${version}-all.zip\` in \`gradle-wrapper.properties\``,
          ],
        }),
    check: '`./gradlew --version` in `android` prints the new version.',
  };
};

const GOOGLE_SERVICES = ['com.google.gms:google-services', 'com.google.gms.google-services'];

const googleServices: Builder = (context) => {
  const {project, data, to} = context;
  const target = data.googleServices[to] ?? '';
  const edits = libraryEdits(project.build, GOOGLE_SERVICES, target);
  if (project.build && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: `Update the google-services plugin to ${target}`,
    why: 'The Android Gradle plugin of this version needs a newer google-services plugin.',
    ...(edits.length > 0
      ? {edits}
      : {items: [`\`com.google.gms:google-services:${target}\` in \`android/build.gradle\``]}),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

const KOTLIN = ['org.jetbrains.kotlin:kotlin-gradle-plugin', 'org.jetbrains.kotlin.android'];

const kotlin: Builder = (context) => {
  const {project} = context;
  const target = required(context, 'kotlin');
  const files = [project.build, project.variables, project.appBuild].filter((file) => file !== undefined);
  const edits = files.flatMap((file) => {
    const values = file.content.values.filter(
      ({name, value}) => /^kotlin_?version$/i.test(name) && isOlder(value, target),
    );
    const libraries = file.content.libraries.filter(
      ({name, version}) => KOTLIN.includes(name) && isOlder(version, target),
    );
    return fileEdits(
      file,
      [...values, ...libraries.map(({versionRange}) => ({valueRange: versionRange}))].map(({valueRange}) =>
        replaceRange(valueRange, target),
      ),
    );
  });
  if (files.length > 0 && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: `Update Kotlin to ${target}`,
    why: `Plugins of Capacitor ${context.to} are compiled with it, and an older compiler can't read them.`,
    ...(edits.length > 0
      ? {edits}
      : {condition: 'the Android project uses Kotlin', items: [`\`kotlin_version = '${target}'\``]}),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

const jcenter: Builder = ({project}) => {
  const {build, appBuild} = project;
  const files = [build, appBuild].filter((file) => file !== undefined);
  const edits = files.flatMap((file) => fileEdits(file, jcenterEdits(file.text, file.content)));
  if (files.length > 0 && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: 'Replace jcenter() with mavenCentral()',
    why: 'JCenter has been shut down, so its libraries no longer download.',
    ...(edits.length > 0 ? {edits} : {condition: '`build.gradle` has `jcenter()`'}),
    check: 'Gradle downloads all libraries.',
  };
};

function jcenterEdits(text: string, {tokens}: GradleFile): Edit[] {
  return tokens.flatMap((token, index): Edit[] => {
    const close = tokens[index + 2];
    if (token.kind !== 'word' || token.value !== 'jcenter' || tokens[index + 1]?.value !== '(' || !close)
      return [];
    const call = {start: token.start, end: close.end};
    return inBlock(tokens, index).some(({value}) => value === 'mavenCentral')
      ? [wholeLines(text, call)]
      : [replaceRange(call, 'mavenCentral()')];
  });
}

/** Returns the tokens of the innermost block in braces around a token. */
function inBlock(tokens: readonly Token[], index: number): readonly Token[] {
  let first = index;
  for (let depth = 0; first >= 0; first -= 1) {
    const {kind, value} = tokens[first] ?? {};
    if (kind !== 'mark') continue;
    if (value === '}') depth += 1;
    if (value === '{') {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  let last = index;
  for (let depth = 0; last < tokens.length; last += 1) {
    const {kind, value} = tokens[last] ?? {};
    if (kind !== 'mark') continue;
    if (value === '{') depth += 1;
    if (value === '}') {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  return tokens.slice(first + 1, last);
}

/** The properties in `app/build.gradle` that the template assigns with `=` since 8.0. */
const ASSIGNED = ['namespace', 'compileSdk', 'compileSdkVersion', 'ignoreAssetsPattern'];
const ASSIGNED_MAJOR = 8;

const appProperties: Builder = ({project, to}) => {
  const file = project.appBuild;
  const isAssigned = to >= ASSIGNED_MAJOR;
  const edits = file && !file.content.isKotlin ? propertyEdits(file.content, isAssigned) : [];
  if (file && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: isAssigned
      ? 'Assign properties with = in app/build.gradle'
      : 'Rename compileSdkVersion in app/build.gradle',
    why: isAssigned
      ? 'Gradle has deprecated values after a space, and newer versions of the Android plugin call the property `compileSdk`.'
      : 'Newer versions of the Android Gradle plugin call the property `compileSdk`.',
    ...(file
      ? {edits: fileEdits(file, edits)}
      : {
          items: isAssigned
            ? ['`namespace =`', '`compileSdk =`', '`ignoreAssetsPattern =`']
            : ['`compileSdk rootProject.ext.compileSdkVersion`'],
        }),
    check: 'Gradle prints no warning about these properties.',
  };
};

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

const namespace: Builder = ({project, to}) => {
  const {androidManifest: manifest, appBuild} = project;
  const attribute = manifest?.content.attributes.find(({name}) => name === 'package');
  const lacksNamespace = appBuild && !mentions(appBuild.content, 'namespace');
  if (manifest && !attribute && !lacksNamespace) return undefined;
  const edits = [
    ...(attribute && appBuild ? fileEdits(appBuild, namespaceEdits(appBuild, attribute.value, to)) : []),
    ...(attribute && manifest ? fileEdits(manifest, [removeAttribute(manifest.text, attribute)]) : []),
  ];
  const isDiffed = edits.some(({path}) => path === appBuild?.path) || !lacksNamespace;
  return {
    phase: 'android',
    title: 'Move the package from the manifest to app/build.gradle',
    why: 'The Android Gradle plugin 8 reads the namespace only from `build.gradle`.',
    ...(edits.length > 0 ? {edits} : {}),
    ...(manifest ? {} : {condition: '`AndroidManifest.xml` has the attribute `package`'}),
    ...(manifest && (!appBuild || !isDiffed)
      ? {
          todo: `Add \`namespace "${attribute?.value ?? 'the package of MainActivity'}"\` to \`android\` in \`android/app/build.gradle\`.`,
        }
      : {}),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

function removeAttribute(text: string, {start, end}: {readonly start: number; readonly end: number}): Edit {
  const space = /\s+$/.exec(text.slice(0, start));
  return {start: start - (space?.[0].length ?? 0), end, text: ''};
}

function namespaceEdits({text, content}: NonNullable<Project['appBuild']>, name: string, to: number): Edit[] {
  if (mentions(content, 'namespace')) return [];
  const at = content.tokens.findIndex(
    ({value}, index) => value === 'android' && content.tokens[index + 1]?.value === '{',
  );
  const brace = content.tokens[at + 1];
  const next = content.tokens.slice(at + 2).find(({kind}) => kind !== 'line');
  if (at < 0 || !brace) return [];
  const indent = /[ \t]*$/.exec(text.slice(0, next?.start ?? 0))?.[0] || '    ';
  const equals = content.isKotlin || to >= ASSIGNED_MAJOR ? ' =' : '';
  return [
    {start: brace.end, end: brace.end, text: `${lineEnding(text)}${indent}namespace${equals} "${name}"`},
  ];
}

const COORDINATOR = 'coordinatorlayout';

const coordinatorLayout: Builder = ({project}) => {
  const file = project.appBuild;
  if (file && mentions(file.content, COORDINATOR)) return undefined;
  const line = file?.content.isKotlin
    ? 'implementation("androidx.coordinatorlayout:coordinatorlayout:${rootProject.extra["androidxCoordinatorLayoutVersion"]}")'
    : 'implementation "androidx.coordinatorlayout:coordinatorlayout:$androidxCoordinatorLayoutVersion"';
  const edits = file ? fileEdits(file, addToBlock(file.text, file.content, ['dependencies'], [line])) : [];
  return {
    phase: 'android',
    title: 'Add coordinatorlayout to the dependencies',
    why: "The bridge's layout has used it since 4.0.",
    ...(edits.length > 0 ? {edits} : {items: [`\`${line}\``]}),
    ...(file ? {} : {condition: `\`app/build.gradle\` doesn't have \`${COORDINATOR}\``}),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

const PATTERN = "'!.svn:!.git:!.ds_store:!*.scc:.*:!CVS:!thumbs.db:!picasa.ini:!*~'";

const ignoreAssets: Builder = ({project, to}) => {
  const file = project.appBuild;
  if (file && (file.content.isKotlin || mentions(file.content, 'ignoreAssetsPattern'))) return undefined;
  const equals = to >= ASSIGNED_MAJOR ? ' =' : '';
  const lines = ['aaptOptions {', `    ignoreAssetsPattern${equals} ${PATTERN}`, '}'];
  const edits = file
    ? fileEdits(file, addToBlock(file.text, file.content, ['android', 'defaultConfig'], lines))
    : [];
  return {
    phase: 'android',
    title: 'Set ignoreAssetsPattern',
    why: 'Without it, Android leaves folders out of the app whose names start with an underscore.',
    ...(edits.length > 0
      ? {edits}
      : {
          todo: 'In `android/app/build.gradle`, add the `aaptOptions` block of the guide to `defaultConfig`.',
        }),
    ...(file ? {} : {condition: "`app/build.gradle` doesn't have `ignoreAssetsPattern`"}),
    check: 'The app finds files of the web app in folders such as `_app`.',
  };
};

/** Adds lines at the end of a block, which is found by the names of the blocks around it. */
function addToBlock(
  text: string,
  {tokens}: GradleFile,
  names: readonly string[],
  lines: readonly string[],
): Edit[] {
  let from = 0;
  for (const name of names) {
    const at = tokens.findIndex(
      ({value}, index) => index >= from && value === name && tokens[index + 1]?.value === '{',
    );
    if (at < 0) return [];
    from = at + 2;
  }
  const inside = inBlock(tokens, from);
  const last = inside.findLast(({kind}) => kind !== 'line');
  const first = inside.find(({kind}) => kind !== 'line');
  if (!last || !first) return [];
  const indent = /[ \t]*$/.exec(text.slice(0, first.start))?.[0] ?? '';
  const eol = lineEnding(text);
  return [{start: last.end, end: last.end, text: lines.map((line) => eol + indent + line).join('')}];
}

const JETIFIER = 'android.enableJetifier';

const jetifier: Builder = ({project}) => {
  const file = project.gradleProperties;
  const property = file?.content.find(({key}) => key === JETIFIER);
  if (file && !property) return undefined;
  return {
    phase: 'android',
    title: 'Delete android.enableJetifier',
    why: 'It converts libraries that still use the support library, and slows down each build.',
    todo: 'Keep it if a dependency still uses `android.support`.',
    ...(file && property
      ? {edits: fileEdits(file, [wholeLines(file.text, property)])}
      : {condition: `\`gradle.properties\` has \`${JETIFIER}\``}),
    check: '`./gradlew assembleDebug` in `android` builds the app.',
  };
};

const EXPORTED = 'android:exported';

function attributeOf({attributes}: XmlElement, name: string): string | undefined {
  return attributes.find((one) => one.name === name)?.value;
}

const exported: Builder = ({project}) => {
  const file = project.androidManifest;
  const open = file
    ? allElements(file.content).filter(
        (element) =>
          ['activity', 'service', 'receiver'].includes(element.name) &&
          element.children.some(({name}) => name === 'intent-filter') &&
          attributeOf(element, EXPORTED) === undefined,
      )
    : [];
  if (file && open.length === 0) return undefined;
  return {
    phase: 'android',
    title: 'Set android:exported',
    why: "Android 12 doesn't install an app whose activities, services and receivers with intent filters lack the attribute.",
    todo: 'The main activity needs `true`. Set `false` for parts that other apps must not start.',
    ...(file
      ? {
          edits: fileEdits(
            file,
            open.map((element) => addAttribute(file.text, element, `${EXPORTED}="true"`)),
          ),
        }
      : {condition: 'the main activity lacks `android:exported`'}),
    check: 'The app installs on a device with Android 12 or later.',
  };
};

/** Adds an attribute after the last one, on a line of its own if the others are. */
function addAttribute(text: string, {tag, attributes}: XmlElement, attribute: string): Edit {
  const last = attributes.at(-1);
  const at = last?.end ?? tag.end - 1;
  const lead = last ? (/\s+$/.exec(text.slice(tag.start, last.start))?.[0] ?? ' ') : ' ';
  return {start: at, end: at, text: `${lead}${attribute}`};
}

/** The values of `configChanges` that the template has since a major, and when Android asks for each. */
const CONFIG_CHANGES: readonly (readonly [major: number, value: string, occasion: string])[] = [
  [7, 'navigation', 'when a Bluetooth keyboard connects'],
  [8, 'density', 'when the display size changes in the settings of Android'],
];

const configChanges: Builder = ({project, from, to}) => {
  const file = project.androidManifest;
  const values = CONFIG_CHANGES.filter(([major]) => major > from && major <= to).map(([, value]) => value);
  const activity =
    file &&
    allElements(file.content).find(
      (element) => element.name === 'activity' && attributeOf(element, 'android:configChanges'),
    );
  const attribute = activity?.attributes.find(({name}) => name === 'android:configChanges');
  const missing = attribute ? values.filter((value) => !attribute.value.split('|').includes(value)) : values;
  if (file && (!attribute || missing.length === 0)) return undefined;
  const occasions = CONFIG_CHANGES.filter(([, value]) => missing.includes(value))
    .map(([, , occasion]) => occasion)
    .join(' and ');
  return {
    phase: 'android',
    title: `Add ${missing.join(' and ')} to configChanges`,
    why: `Without ${missing.length > 1 ? 'them' : 'it'}, Android restarts the activity, and your page with it, ${occasions}.`,
    ...(file && attribute
      ? {
          edits: fileEdits(file, [
            {
              start: attribute.valueRange.end,
              end: attribute.valueRange.end,
              text: missing.map((value) => `|${value}`).join(''),
            },
          ]),
        }
      : {
          items: [
            `\`android:configChanges="…|${missing.join('|')}"\` of the main activity in \`AndroidManifest.xml\``,
          ],
        }),
    isOptional: to < ASSIGNED_MAJOR,
    check: `The page keeps its state ${occasions}.`,
  };
};

const PHOTO_PERMISSIONS = ['READ_MEDIA_IMAGES', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'];

function permissionsIn(file: Project['androidManifest'], names: readonly string[]): XmlElement[] {
  return (file ? allElements(file.content) : []).filter(
    (element) =>
      element.name === 'uses-permission' &&
      names.includes(attributeOf(element, 'android:name')?.replace('android.permission.', '') ?? ''),
  );
}

function addPermission(
  {path, text, content}: NonNullable<Project['androidManifest']>,
  name: string,
): FileEdits {
  const eol = lineEnding(text);
  const last = content.children.findLast((child) => child.name === 'uses-permission');
  const line = `<uses-permission android:name="android.permission.${name}" />`;
  const at = last?.end ?? content.tag.end;
  const indent = last ? (/[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? '    ') : '    ';
  return {path, source: text, edits: [{start: at, end: at, text: `${eol}${indent}${line}`}]};
}

/** Since this major, the Camera plugin uses the photo picker, which needs no permissions. */
const PICKER = 6;

const cameraPermissions: Builder = (context) => {
  const {project, to} = context;
  const {holds, open} = usesPlugin(context, '@capacitor/camera');
  if (holds === 'no') return undefined;
  const file = project.androidManifest;
  const condition = open.length > 0 ? {condition: open.join(' and ')} : {};
  if (to >= PICKER) {
    const present = permissionsIn(file, PHOTO_PERMISSIONS);
    if (file && present.length === 0) return undefined;
    return {
      phase: 'android',
      title: 'Review the permissions for photos',
      why: 'Since 6.0, Camera uses the photo picker of Android, which needs none.',
      todo: 'Delete the permissions, unless your code sets `saveToGallery: true` or something else in the app needs them.',
      ...(file
        ? {
            edits: fileEdits(
              file,
              present.map((element) => wholeLines(file.text, element)),
            ),
          }
        : {}),
      ...condition,
      isOptional: true,
      check: 'Choosing a photo works on a fresh install.',
    };
  }
  if (file && permissionsIn(file, ['READ_MEDIA_IMAGES']).length > 0) return undefined;
  return {
    phase: 'android',
    title: 'Declare READ_MEDIA_IMAGES',
    why: 'With target SDK 33, Android 13 only lets apps read photos that declare it.',
    ...(file ? {edits: [addPermission(file, 'READ_MEDIA_IMAGES')]} : {}),
    ...condition,
    check: 'Choosing a photo works on Android 13 or later.',
  };
};

const EXACT = 'SCHEDULE_EXACT_ALARM';

const exactAlarms: Builder = (context) => {
  const {project, to} = context;
  const {holds, open} = usesPlugin(context, '@capacitor/local-notifications');
  if (holds === 'no') return undefined;
  const file = project.androidManifest;
  const isDeclared = permissionsIn(file, [EXACT, 'USE_EXACT_ALARM']).length > 0;
  const own = to >= ASSIGNED_MAJOR;
  if (isDeclared && to < PICKER) return undefined;
  return {
    phase: 'android',
    title: 'Decide whether notifications come at the exact time',
    why: `Since Android 12, exact alarms need \`${EXACT}\`${to >= PICKER ? ', and since Android 14, the user has to allow them, too' : ''}.`,
    todo: [
      own
        ? `The plugin declares the permission itself. If you don't need it, remove it with \`tools:node="remove"\`.`
        : `If notifications must be exact, declare \`${EXACT}\`.`,
      ...(to >= PICKER
        ? [
            'Check the setting with `checkExactNotificationSetting()`, and open it with `changeExactNotificationSetting()`.',
          ]
        : []),
    ].join(' '),
    ...(file && !own && !isDeclared ? {edits: [addPermission(file, EXACT)]} : {}),
    ...(open.length > 0 ? {condition: open.join(' and ')} : {}),
    isOptional: true,
    check: 'On Android 14 or later, a scheduled notification arrives when you expect it.',
  };
};

const orientation: Builder = (context) => {
  const used = ['@capacitor/screen-orientation', '@capacitor/barcode-scanner'].map((name) =>
    usesPlugin(context, name),
  );
  if (used.every(({holds}) => holds === 'no')) return undefined;
  const isOpen = !used.some(({holds}) => holds === 'yes');
  return {
    phase: 'android',
    title: 'Test locked orientations on large screens',
    why: 'With target SDK 36, Android 16 ignores a locked orientation on large screens.',
    todo: 'Let the layout adapt. Until Android 17, the property `PROPERTY_COMPAT_ALLOW_RESTRICTED_RESIZABILITY` in the manifest opts out.',
    ...(isOpen ? {condition: 'the app uses Screen Orientation or Barcode Scanner'} : {}),
    check: 'The app can be used on a tablet with Android 16 in both orientations.',
  };
};

const mainActivity: Builder = ({project, from, to}) => {
  const file = nativeFile(project, 'MainActivity.java') ?? nativeFile(project, 'MainActivity.kt');
  const registers = file?.words.has('registerPlugin');
  const inits = file?.words.has('init') && file.words.has('ArrayList');
  const moves = registers && from < 4 && to >= 4;
  if (file && !inits && !moves) return undefined;
  const range = file && inits ? callRange(file.text, 'init') : undefined;
  return {
    phase: 'android',
    title: 'Clean up MainActivity',
    why: [
      ...(inits || !file
        ? ['Plugins from npm have loaded automatically since 3.0, and 4.0 removed `init()`.']
        : []),
      ...(moves || (!file && to >= 4)
        ? [
            'Since 4.0, plugins have to be registered before `super.onCreate()`, because the bridge starts in it.',
          ]
        : []),
    ].join(' '),
    todo: [
      ...(inits || !file
        ? [
            'Delete `init()`, then `onCreate()` and imports if nothing needs them. Register plugins that are part of the app with `registerPlugin()`.',
          ]
        : []),
      ...(to >= 4 ? ['Call `registerPlugin()` before `super.onCreate(savedInstanceState)`.'] : []),
    ].join(' '),
    ...(file && range ? {edits: fileEdits(file, [wholeLines(file.text, range)])} : {}),
    ...(file ? {} : {condition: '`MainActivity` calls `init()` or `registerPlugin()`'}),
    check: 'Each plugin still works on Android.',
  };
};

/** Returns the range of a Java or Kotlin statement that calls a method, with `this.` and the semicolon. */
function callRange(text: string, name: string): {start: number; end: number} | undefined {
  const tokens = tokenize(text, 'java').filter(({kind}) => kind !== 'line');
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index + 1]?.value === '(');
  if (at < 0) return undefined;
  const first = tokens[at - 1]?.value === '.' && tokens[at - 2]?.value === 'this' ? at - 2 : at;
  let depth = 0;
  for (let index = at + 1; index < tokens.length; index += 1) {
    const {kind, value, end} = tokens[index] ?? {kind: 'mark', value: '', end: 0};
    if (kind !== 'mark') continue;
    if (value === '(') depth += 1;
    if (value === ')') depth -= 1;
    if (depth > 0) continue;
    const semicolon = tokens[index + 1];
    return {start: tokens[first]?.start ?? 0, end: semicolon?.value === ';' ? semicolon.end : end};
  }
  return undefined;
}

/** The steps for the Android project, by ID. */
export const ANDROID_STEPS = {
  ...Object.fromEntries(
    Object.entries({
      gradle,
      'google-services': googleServices,
      kotlin,
      jcenter,
      variables,
      'compile-sdk': ((context, own) =>
        context.to >= ASSIGNED_MAJOR ? undefined : appProperties(context, own)) as Builder,
      'gradle-assignment': appProperties,
      'coordinator-layout': coordinatorLayout,
      'ignore-assets': ignoreAssets,
      namespace,
      jetifier,
      'main-activity': mainActivity,
      exported,
      'config-changes': configChanges,
      'camera-permissions': cameraPermissions,
      'exact-alarms': exactAlarms,
      orientation,
    } satisfies Record<string, Builder>).map(([id, build]) => [id, ofPlatform('android', build)]),
  ),
  'android-gitignore': androidGitignore,
};
