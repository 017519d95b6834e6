import {fileEdits, replaceRange, type Edit} from '../edits';
import {folderOf, isIn} from '../folders';
import {allowsMajor, compareVersions, isOlder} from '../versions';
import {required} from './parts';
import type {Builder} from './types';

/** Asks for the Node.js that the CLI needs. */
export const node: Builder = (context) => ({
  title: `Install Node.js ${required(context, 'nodeMajor')} or later`,
  why: `The CLI of Capacitor ${context.to} doesn't start with an older version.`,
  todo: 'Use the same version on your build server.',
  commands: ['node --version'],
  check: `The command prints v${required(context, 'nodeMin')} or a later version.`,
});

/** How files pin Node.js: `18` in `.nvmrc`, and `nodejs 18` for asdf. */
const NODE_PIN = /^(?:nodejs?[ \t]+|v?(?=[\d.]+[ \t]*\r?$))(\d+)(?:\.\d+)*/gm;
/** How workflows of GitHub pin it. */
const NODE_SETUP = /\bnode-version:[ \t]*['"]?(\d+)/g;

/** Raises the versions of Node.js that files pin. */
export const nodePins: Builder = (context) => {
  const {texts, manifests, root} = context.project;
  const version = required(context, 'nodeMajor');
  const edits = texts
    .filter(
      ({path}) => /(?:\.nvmrc|\.node-version|\.tool-versions)$/.test(path) && isIn(root, folderOf(path)),
    )
    .flatMap((file) =>
      fileEdits(
        file,
        [...file.text.matchAll(NODE_PIN)].flatMap(({0: line, 1: major = '', index}): Edit[] => {
          const start = index + line.search(/\d/);
          return isOlder(major, version) ? [replaceRange({start, end: index + line.length}, version)] : [];
        }),
      ),
    );
  const items = [
    ...manifests
      .filter(({content: {node: range}}) => range && !allowsMajor(range, Number(version)))
      .map(({path, content}) => `\`engines.node\` in \`${path}\` is \`${content.node}\``),
    ...texts.flatMap(({path, text}) => {
      const old = [...text.matchAll(NODE_SETUP)].find(([, major = '']) => isOlder(major, version));
      return old ? [`\`${path}\` installs Node.js ${old[1]}: raise it if it builds this app`] : [];
    }),
  ];
  if (edits.length + items.length === 0) return undefined;
  return {
    title: `Raise the pinned version of Node.js to ${version}`,
    why: `Other machines and your build server install what these files say, and the CLI of Capacitor ${context.to} doesn't start with an older version.`,
    items,
    edits,
    check: 'The build server prints the new version.',
  };
};

/** Asks for an Ionic CLI that knows Capacitor 3. */
export const ionicCli: Builder = ({project}) => {
  const ionic = [...(project.dependencies?.keys() ?? [])].some((name) => name.startsWith('@ionic/'));
  if (project.dependencies && !ionic) return undefined;
  return {
    title: 'Update the Ionic CLI, if you use it',
    why: 'Versions before 6.16.0 run commands that Capacitor 3 and later no longer have.',
    commands: ['npm install -g @ionic/cli'],
    check: '`ionic --version` prints 6.16.0 or a later version.',
    isOptional: true,
  };
};

/** Asks for a TypeScript that reads the type definitions. */
export const typescript: Builder = ({project}) => {
  const {dependencies} = project;
  const range = dependencies?.get('typescript')?.range;
  if (dependencies && (range === undefined || compareVersions(range, '3.8.0') >= 0)) return undefined;
  return {
    title: 'Update TypeScript to 3.8 or later',
    why: "Older versions can't read the packages' type definitions.",
    condition: dependencies ? undefined : 'the app uses TypeScript',
    check: '`npx tsc --version` prints 3.8 or a later version.',
  };
};

/** Asks for the Xcode that the iOS project needs. */
export const xcode: Builder = (context) => ({
  title: `Install Xcode ${required(context, 'xcodeMin')} or later`,
  why: `The iOS project of Capacitor ${context.to} doesn't build with an older version.`,
  check: '`xcodebuild -version` prints that version or a later one.',
});

/** Asks for a CocoaPods with the CDN. */
export const cocoapods: Builder = ({project}) =>
  project.swiftPackage && !project.podfile
    ? undefined
    : {
        title: 'Update CocoaPods to 1.8 or later',
        why: 'Older versions download the whole list of specs instead of reading it from the CDN.',
        check: '`pod --version` prints 1.8 or a later version.',
        isOptional: true,
      };

/** Asks for the Android Studio that the Gradle plugin needs. */
export const androidStudio: Builder = (context) => {
  const name = required(context, 'androidStudioName');
  return {
    title: `Install Android Studio ${name ? `${name} ` : ''}${required(context, 'androidStudioMin')} or later`,
    why: "Older versions don't open projects with the new Android Gradle plugin.",
    check: 'Android Studio shows the version in its About window.',
  };
};

/** Asks for the JDK that Gradle needs. */
export const java: Builder = (context) => ({
  title: `Use JDK ${required(context, 'javaVersion')} for Gradle`,
  why: `Android projects of Capacitor ${context.to} compile with Java ${required(context, 'javaVersion')}.`,
  todo: "Set **Gradle JDK** in Android Studio's Gradle settings, and `JAVA_HOME` on your build server.",
  commands: ['java -version'],
  check: `The command prints version ${required(context, 'javaVersion')}.`,
});
