import {lineEnding, replaceRange, wholeLines, type Edit, type FileEdits} from '../edits';
import type {Native, Project} from '../project';
import {tokenize, type Token} from '../read/tokens';
import type {SourceFile} from '../read/types';
import {compareVersions} from '../versions';
import {evaluate, usesPlugin} from '../conditions';
import {commandsFor} from './packages';
import {ofPlatform, required} from './tools';
import type {Builder} from './types';

function fileEdits({path, text}: SourceFile, edits: readonly Edit[]): FileEdits[] {
  return edits.length > 0 ? [{path, source: text, edits}] : [];
}

/** Returns a native file of the app by its name. */
export function nativeFile({natives}: Project, name: string): Native | undefined {
  return natives.find(({path}) => path.endsWith(name));
}

const target: Builder = (context) => {
  const {project} = context;
  const {podfile, xcode, swiftPackage} = project;
  const version = required(context, 'iosMin');
  const isLower = (value: string): boolean => compareVersions(value, version) < 0;
  const pods = podfile?.content.target;
  const edits = [
    ...(podfile && pods && isLower(pods.value)
      ? fileEdits(podfile, [replaceRange(pods.range, version)])
      : []),
    ...(xcode
      ? fileEdits(
          xcode,
          xcode.content.filter(({value}) => isLower(value)).map(({range}) => replaceRange(range, version)),
        )
      : []),
  ];
  const own = swiftPackage?.content.target;
  if (swiftPackage && own && !swiftPackage.content.isGenerated && isLower(String(own.major))) {
    edits.push(...fileEdits(swiftPackage, [replaceRange(own.range, version.split('.')[0] ?? version)]));
  }
  const isDone = xcode && edits.length === 0;
  if (isDone) return undefined;
  return {
    phase: 'ios',
    title: `Set the iOS deployment target to ${version}`,
    why: `Capacitor ${context.to} needs iOS ${version} or later. With a lower target, the project doesn't build.`,
    todo: [
      `In Xcode, set **iOS Deployment Target** to ${version} in the project and in each of its targets, unless it's higher already.`,
      ...(swiftPackage?.content.isGenerated
        ? ["Don't change `CapApp-SPM/Package.swift`: the next sync writes it."]
        : podfile
          ? []
          : ['In a project with CocoaPods, also change `platform :ios` in the Podfile.']),
    ].join(' '),
    ...(edits.length > 0 ? {edits} : {}),
    check: 'The app builds in Xcode.',
  };
};

const swift: Builder = () => ({
  phase: 'ios',
  title: 'Set the Swift language version to 5',
  why: "Capacitor's iOS code is Swift 5.",
  todo: 'In Xcode, set **Build Settings → Swift Language Version** to Swift 5.',
  check: 'The app builds in Xcode.',
});

const HELPER = 'node_modules/@capacitor/ios';

const podfile: Builder = ({project}) => {
  const {podfile: file, swiftPackage} = project;
  if (file ? file.content.hasHelper && file.content.hasAssertion : swiftPackage !== undefined)
    return undefined;
  return {
    phase: 'ios',
    title: 'Let the Podfile check deployment targets',
    why: "Without the helper, pods keep lower deployment targets, and Xcode warns about them or doesn't build.",
    ...(file
      ? {edits: fileEdits(file, podfileEdits(file))}
      : {condition: 'the project uses CocoaPods', todo: 'Add both parts that the guide shows.'}),
    check: '`npx cap sync ios` installs the pods without an error.',
  };
};

function podfileEdits({text, content}: NonNullable<Project['podfile']>): Edit[] {
  const eol = lineEnding(text);
  const tokens = tokenize(text, 'ruby');
  const folder =
    tokens.find(({kind, value}) => kind === 'string' && value.endsWith(HELPER))?.value ?? `../../${HELPER}`;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const edits: Edit[] = [];
  if (!content.hasHelper) {
    edits.push({start, end: start, text: `require_relative '${folder}/scripts/pods_helpers'${eol}${eol}`});
  }
  if (content.hasAssertion) return edits;
  const at = tokens.findIndex(({value}) => value === 'post_install');
  const line = at < 0 ? undefined : tokens.slice(at).find(({kind}) => kind === 'line');
  const name =
    at < 0
      ? undefined
      : tokens.slice(at + 1, at + 5).find(({kind, value}) => kind === 'word' && value !== 'do');
  if (line && name) {
    edits.push({start: line.end, end: line.end, text: `  assertDeploymentTarget(${name.value})${eol}`});
  } else {
    const gap = /\n\s*$/.test(text) ? eol : eol + eol;
    const block = ['post_install do |installer|', '  assertDeploymentTarget(installer)', 'end'].join(eol);
    edits.push({start: text.length, end: text.length, text: `${gap}${block}${eol}`});
  }
  return edits;
}

const touchesBegan: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  if (file && !file.words.has('touchesBegan')) return undefined;
  const range = file && functionRange(file.text, 'touchesBegan');
  return {
    phase: 'ios',
    title: 'Delete touchesBegan from AppDelegate.swift',
    why: 'Capacitor handles taps on the status bar itself since 4.0.',
    ...(file && range ? {edits: fileEdits(file, [wholeLines(file.text, range)])} : {}),
    ...(file ? {} : {condition: '`AppDelegate.swift` overrides `touchesBegan`'}),
    check: 'A tap on the status bar scrolls the page to its top.',
  };
};

/** Returns the range of a Swift function with the words before `func`. */
function functionRange(text: string, name: string): {start: number; end: number} | undefined {
  const tokens = tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
  const at = tokens.findIndex(({value}, index) => value === name && tokens[index - 1]?.value === 'func');
  if (at < 0) return undefined;
  let first = at - 1;
  while (['override', 'public', 'open', 'internal'].includes(tokens[first - 1]?.value ?? '')) first -= 1;
  const end = endOfBlock(tokens, at);
  const start = tokens[first]?.start;
  return start === undefined || end === undefined ? undefined : {start, end};
}

/** Returns the offset after the block in braces that starts at or after a token. */
function endOfBlock(tokens: readonly Token[], from: number): number | undefined {
  let depth = 0;
  for (const {kind, value, end} of tokens.slice(from)) {
    if (kind !== 'mark') continue;
    if (value === '{') depth += 1;
    if (value === '}') {
      depth -= 1;
      if (depth === 0) return end;
    }
  }
  return undefined;
}

const usePush: Builder = (context) => {
  const file = nativeFile(context.project, 'AppDelegate.swift');
  if (file && !file.words.has('USE_PUSH')) return undefined;
  const edits = file ? conditionEdits(file.text) : [];
  return {
    phase: 'ios',
    title: 'Remove the condition USE_PUSH',
    why: 'Since 3.0, nothing sets `USE_PUSH`, so the code in it is never compiled.',
    todo: 'Keep the two methods if the app uses push notifications, and delete them otherwise. Also delete `USE_PUSH` from the build settings in Xcode.',
    ...(file ? {edits: fileEdits(file, edits)} : {condition: '`AppDelegate.swift` has `#if USE_PUSH`'}),
    check: 'If the app uses push notifications, it receives one.',
  };
};

function conditionEdits(text: string): Edit[] {
  const tokens = tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
  const at = tokens.findIndex(({value}, index) => value === 'USE_PUSH' && tokens[index - 1]?.value === 'if');
  const end = tokens.findIndex(({value}, index) => index > at && value === 'endif');
  const [open, name] = [tokens[at - 2], tokens[at]];
  const [hash, word] = [tokens[end - 1], tokens[end]];
  if (!open || !name || !hash || !word) return [];
  return [
    wholeLines(text, {start: open.start, end: name.end}),
    wholeLines(text, {start: hash.start, end: word.end}),
  ];
}

/** What the calls of 2.x in `AppDelegate.swift` became. */
const CALLS: Readonly<Record<string, string>> = {
  handleOpenUrl: 'ApplicationDelegateProxy.shared.application(app, open: url, options: options)',
  handleContinueActivity:
    'ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)',
};

/** What the names of push events became. */
const PUSH_NAMES: Readonly<Record<string, string>> = {
  DidRegisterForRemoteNotificationsWithDeviceToken: '.capacitorDidRegisterForRemoteNotifications',
  DidFailToRegisterForRemoteNotificationsWithError: '.capacitorDidFailToRegisterForRemoteNotifications',
};

const appDelegate: Builder = ({project}) => {
  const file = nativeFile(project, 'AppDelegate.swift');
  const names = [...Object.keys(CALLS), ...Object.keys(PUSH_NAMES)];
  if (file && !names.some((name) => file.words.has(name))) return undefined;
  return {
    phase: 'ios',
    title: 'Update the calls in AppDelegate.swift',
    why: 'The methods of `CAPBridge` and the names in `CAPNotifications` were replaced in 3.0.',
    ...(file
      ? {edits: fileEdits(file, callEdits(file.text))}
      : {
          condition: '`AppDelegate.swift` uses `CAPBridge` or `CAPNotifications`',
          items: [...Object.entries(CALLS), ...Object.entries(PUSH_NAMES)].map(
            ([old, next]) => `\`${old}\` becomes \`${next}\``,
          ),
        }),
    check:
      'The app opens by its URL scheme and by a universal link, and receives push notifications, if it uses them.',
  };
};

function callEdits(text: string): Edit[] {
  const tokens = tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
  return tokens.flatMap(({value}, index): Edit[] => {
    const call = Object.hasOwn(CALLS, value) ? CALLS[value] : undefined;
    if (call !== undefined) return edit(tokens[index - 2], closing(tokens, index + 1), call);
    const name = Object.hasOwn(PUSH_NAMES, value) ? PUSH_NAMES[value] : undefined;
    // Notification.Name(CAPNotifications.DidRegister….name())
    const open = tokens.findLastIndex((token, at) => at < index && token.value === '(');
    return name === undefined ? [] : edit(tokens[open - 3], closing(tokens, open), name);
  });
}

function edit(first: Token | undefined, end: number | undefined, text: string): Edit[] {
  return first && end !== undefined ? [{start: first.start, end, text}] : [];
}

/** Returns the offset after the parenthesis that closes the one at an index. */
function closing(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (const {kind, value, end} of tokens.slice(open)) {
    if (kind !== 'mark') continue;
    if (value === '(') depth += 1;
    if (value === ')') depth -= 1;
    if (depth === 0) return end;
  }
  return undefined;
}

/** What the `.gitignore` of the iOS project has since a major, and what it no longer has. */
const IGNORED: readonly {readonly major: number; readonly add?: string; readonly remove?: string}[] = [
  {major: 3, add: 'App/App/public', remove: 'App/public'},
  {major: 3, add: 'DerivedData'},
  {major: 4, add: 'App/App/capacitor.config.json'},
  {major: 4, add: 'App/App/config.xml'},
  {major: 5, add: 'App/output', remove: 'App/Podfile.lock'},
];

/** What the `.gitignore` of the Android project has since 4.0. */
const IGNORED_ANDROID = ['capacitor.config.json', 'capacitor.plugins.json']
  .map((name) => ({
    major: 4,
    add: `app/src/main/assets/${name}`,
  }))
  .concat({major: 4, add: 'app/src/main/res/xml/config.xml'});

function gitignore(platform: 'ios' | 'android', entries: typeof IGNORED): Builder {
  return ({project, from, to}) => {
    const file = project.texts.find(({path}) => `/${path}`.endsWith(`/${platform}/.gitignore`));
    const own = entries.filter(({major}) => major > from && major <= to);
    const edits = file ? ignoreEdits(file.text, own) : [];
    if (own.length === 0 || (file && edits.length === 0)) return undefined;
    return {
      phase: platform,
      title: `Update ${platform}/.gitignore`,
      why: 'The sync writes files that belong into no commit, and some have moved.',
      ...(file
        ? {edits: fileEdits(file, edits)}
        : {
            items: own.flatMap(({add, remove}) => [
              ...(add ? [`Add \`${add}\``] : []),
              ...(remove ? [`Remove \`${remove}\``] : []),
            ]),
          }),
      isOptional: true,
      check: 'After a sync, `git status` lists no generated files.',
    };
  };
}

function ignoreEdits(text: string, entries: typeof IGNORED): Edit[] {
  const eol = lineEnding(text);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const removed = entries.flatMap(({remove}) => {
    const match = remove && new RegExp(`^[ \\t]*${remove}[ \\t]*$`, 'm').exec(text);
    return match ? [wholeLines(text, {start: match.index, end: match.index + match[0].length})] : [];
  });
  const missing = entries.flatMap(({add}) => (add && !lines.includes(add) ? [add] : []));
  if (missing.length === 0) return removed;
  const lead = text === '' || text.endsWith('\n') ? '' : eol;
  return [
    ...removed,
    {start: text.length, end: text.length, text: lead + missing.map((line) => line + eol).join('')},
  ];
}

const localPlugins: Builder = (context) => {
  const {holds, places, open} = evaluate(context, {native: ['CAPPlugin', 'CAP_PLUGIN']}, 'ios');
  if (holds === 'no') return undefined;
  return {
    phase: 'ios',
    title: 'Register plugins that are part of the app',
    why: 'Since 6.0, only plugins from npm register themselves.',
    todo: 'Subclass `CAPBridgeViewController`, call `bridge?.registerPluginInstance()` in `capacitorDidLoad()`, and use the class in the storyboard.',
    ...(places.length > 0 ? {places} : {}),
    ...(open.length > 0 ? {condition: 'the app has Swift or Objective-C plugins of its own'} : {}),
    check: 'A call to the plugin resolves instead of rejecting with `not implemented`.',
  };
};

const LOCATION_ALWAYS = 'NSLocationAlwaysUsageDescription';

const locationAlways: Builder = (context) => {
  const {project} = context;
  const used = ['@capacitor/geolocation', '@capacitor/google-maps'].map(
    (name) => usesPlugin(context, name).holds,
  );
  const entry = project.plist?.content.find(({key}) => key === LOCATION_ALWAYS);
  if (!used.includes('yes') && (!used.includes('maybe') || project.plist)) return undefined;
  if (project.plist && !entry) return undefined;
  return {
    phase: 'ios',
    title: `Delete ${LOCATION_ALWAYS}`,
    why: 'Geolocation and Google Maps no longer need it since 6.0.',
    todo: 'Keep the key if another plugin or your own native code needs it.',
    ...(project.plist && entry
      ? {
          edits: fileEdits(project.plist, [
            wholeLines(project.plist.text, {start: entry.keyElement.start, end: entry.value.end}),
          ]),
        }
      : {condition: `\`Info.plist\` has \`${LOCATION_ALWAYS}\``}),
    check: 'The app still asks for the location as before.',
  };
};

/** The iOS pods of Google Maps, by major. */
const MAPS: Readonly<Record<number, string>> = {
  5: 'GoogleMaps 7.3',
  6: 'GoogleMaps 8.4 and Google-Maps-iOS-Utils 5.0',
  7: 'GoogleMaps 8.4 and Google-Maps-iOS-Utils 5.0',
  8: 'GoogleMaps 9.4 and Google-Maps-iOS-Utils 6.1.0',
};

const googleMaps: Builder = (context) => {
  const {project, to, from} = context;
  if (usesPlugin(context, '@capacitor/google-maps').holds !== 'yes') return undefined;
  const pinned = project.podfile?.content.pods.includes('Google-Maps-iOS-Utils');
  return {
    phase: 'ios',
    title: 'Update the pods of Google Maps',
    why: `The plugin for Capacitor ${to} uses ${MAPS[to] ?? 'newer pods'}, and \`Podfile.lock\` holds the old ones.`,
    todo: [
      ...(to >= 6 && from < 6 ? ['The plugin needs a deployment target of iOS 14 or later.'] : []),
      ...(pinned ? ['Delete the line with `Google-Maps-iOS-Utils` from the Podfile.'] : []),
      'Run the command in `ios/App` after you have synced.',
    ].join(' '),
    commands: ['pod update'],
    check: 'A page with a map shows it on iOS.',
  };
};

const SCENES = 'UIApplicationSceneManifest';

const scenes: Builder = (context) => {
  const {project} = context;
  const file = project.plist;
  const isDone = nativeFile(project, 'SceneDelegate.swift') && file?.text.includes(SCENES);
  if (isDone) return undefined;
  const {dev, run} = commandsFor(project);
  return {
    phase: 'ios',
    title: 'Adopt scenes before you build with Xcode 27',
    why: 'Xcode 27 requires the UIScene lifecycle, which Capacitor supports since 8.5. With an older Xcode, the app keeps working without it.',
    todo: 'Let the CLI of 8.5 make the changes, or follow the guide: it creates `SceneDelegate.swift`, adds it to the App target, declares the scene in `Info.plist`, and adds a method to `AppDelegate.swift`. Then move your own code from the URL and lifecycle methods of `AppDelegate`, and create your own `CAPBridgeViewController` subclass, if you have one, in `SceneDelegate`.',
    commands: [`${dev} @capacitor/cli@8`, `${run} cap migrate`],
    check:
      'Opening the app by its URL scheme and by a universal link works, and `pause` and `resume` still fire.',
    isOptional: true,
  };
};

/** The steps for the iOS project, by ID. */
export const IOS_STEPS = Object.fromEntries(
  Object.entries({
    'ios-target': target,
    swift,
    podfile,
    'touches-began': touchesBegan,
    'app-delegate': appDelegate,
    'use-push': usePush,
    'ios-local-plugins': localPlugins,
    'location-always': locationAlways,
    'google-maps-ios': googleMaps,
    scenes,
    'ios-gitignore': gitignore('ios', IGNORED),
  } satisfies Record<string, Builder>).map(([id, build]) => [id, ofPlatform('ios', build)]),
);

/** The step for the `.gitignore` of the Android project. */
export const androidGitignore = ofPlatform('android', gitignore('android', IGNORED_ANDROID));
