import {pastedFile} from '../../../../packages/upgrade/given';
import {detect} from '../../../../packages/upgrade/detect';
import {patchOf} from '../../../../packages/upgrade/markdown';
import {makePlan, wantedWords} from '../../../../packages/upgrade/plan';
import type {Step} from '../../../../packages/upgrade/steps/types';
import {
  afterOf,
  assistantData,
  CORE,
  filesOf,
  manifest,
  planFor as plan,
  stepOf,
  type Files,
} from '../../../support/assistant';

const textOf = (step: Step | undefined): string => JSON.stringify(step ?? {});

describe('packages that come from somewhere else', () => {
  it.each([
    'npm:some-fork@^5.0.7',
    'git+https://a.test/x.git',
    'file:../x',
    'workspace:^5.0.0',
    'patch:x@5#y',
    'catalog:',
  ])('stay as they are, and are named: %s', (range) => {
    const found = plan({'package.json': manifest({...CORE, '@capacitor/haptics': range})});
    expect(afterOf(found, 'package.json')).toContain(`"@capacitor/haptics": "${range}"`);
    expect(stepOf(found, 'packages')?.items).toEqual([
      `\`@capacitor/haptics\` comes from \`${range}\`: find out there which version is for Capacitor 7`,
    ]);
    expect(stepOf(found, 'packages')?.commands?.join('\n')).not.toContain('haptics');
  });

  it('are raised where a catalog of pnpm has the version, and an alias of the package itself is one', () => {
    const found = plan({
      'package.json': manifest({
        ...CORE,
        '@capacitor/app': 'catalog:',
        '@capacitor/device': 'npm:@capacitor/device@~5.0.0',
      }),
      'pnpm-workspace.yaml': "packages: ['.']\ncatalog:\n  '@capacitor/app': ^5.0.1\n",
    });
    expect(afterOf(found, 'pnpm-workspace.yaml')).toContain("  '@capacitor/app': ^7.0.0\n");
    expect(afterOf(found, 'package.json')).toMatch(/"npm:@capacitor\/device@~7\.\d/);
  });

  it('are named where they are overridden or patched', () => {
    const found = plan({
      'package.json': manifest(CORE, {
        overrides: {'@capacitor/core': '5.0.0'},
        pnpm: {patchedDependencies: {'@capacitor/ios@5.0.1': 'p'}},
      }),
      'patches/@capacitor+camera+5.0.7.patch': '',
    });
    expect(textOf(stepOf(found, 'packages'))).toMatch(
      /@capacitor\/core` in `overrides`[^]*@capacitor\/ios@5\.0\.1` in `pnpm\.patchedDependencies`[^]*camera\+5\.0\.7\.patch/,
    );
  });
});

describe('plugins of other authors', () => {
  const found = plan({
    'package.json': manifest({
      ...CORE,
      '@capacitor-community/keep-awake': '3.0.0',
      'capacitor-unheard-of': '^1.0.0',
    }),
    'ios/App/CapApp-SPM/Package.swift': 'let package = Package(name: "CapApp-SPM")',
  });
  const commands = stepOf(found, 'packages')?.commands?.join('\n');

  it('are in the install command: with a version, or with a marked place and the query for it', () => {
    expect(commands).toMatch(/@capacitor-community\/keep-awake@7\.\d+\.\d+ capacitor-unheard-of@VERSION/);
    expect(stepOf(found, 'packages')?.todo).toContain('Replace each `VERSION`');
    expect(stepOf(found, 'third-party')?.commands).toEqual([
      'npm view "capacitor-unheard-of@>=0" peerDependencies.@capacitor/core',
    ]);
  });

  it('change in package.json in the style of their range', () => {
    expect(afterOf(found, 'package.json')).toMatch(
      /keep-awake": "7\.\d+\.\d+",\n {4}"capacitor-unheard-of": "\^1\.0\.0"/,
    );
  });
});

describe('the configuration', () => {
  const withConfig = (text: string) => plan({'package.json': manifest(CORE), 'capacitor.config.ts': text});

  it.each([
    ['const config = {appId: "a.b"};\nconfig.server = {androidScheme: "https"};\nexport default config;'],
    [
      'const config = {appId: "a.b", server: {}};\nconfig.server.androidScheme = "https";\nexport default config;',
    ],
  ])('that sets the scheme later gets no other one: %j', (text) => {
    const found = withConfig(text);
    expect(stepOf(found, 'android-scheme')).toBeUndefined();
    expect(afterOf(found, 'capacitor.config.ts')).toBeUndefined();
  });

  it.each([
    ['import base from "./base";\nexport default {...base, appId: "a.b"};'],
    [
      'let c; switch (x) { case 1: c = {server: {androidScheme: "a"}}; break; default: c = {} }\nexport default c',
    ],
    ['import {s} from "./s";\nconst config = {appId: "a.b"};\nconfig.server = s;\nexport default config;'],
  ])('that may set it gets a question: %j', (text) => {
    const found = withConfig(text);
    expect(stepOf(found, 'android-scheme')?.condition).toContain("doesn't set `server.androidScheme`");
    expect(afterOf(found, 'capacitor.config.ts')).toBeUndefined();
  });
});

describe('part of a project', () => {
  it('never says that the rest has nothing', () => {
    const files = filesOf({
      'package.json': manifest(CORE),
      'ios/App/App/AppDelegate.swift': 'class AppDelegate: UIApplicationDelegate {}',
      'src/a.ts': 'import {App} from "@capacitor/app";',
    });
    const data = assistantData();
    const part = detect(files, {wanted: wantedWords(data)});
    const steps = makePlan(part, {from: 5, to: 7}, data);
    expect(stepOf(steps, 'ios-local-plugins')?.condition).toContain('plugins of its own');
    expect(stepOf(steps, 'listeners')?.condition).toContain('`addListener`');
    const whole = makePlan(detect(files, {wanted: wantedWords(data), isWhole: true}), {from: 5, to: 7}, data);
    expect(stepOf(whole, 'listeners')).toBeUndefined();
    expect(stepOf(whole, 'ios-local-plugins')).toBeUndefined();
  });

  it('given under the name of another file is refused with what it looks like, and its step stays', () => {
    const found = plan({
      'package.json': manifest(CORE),
      'android/variables.gradle': '<manifest xmlns:android="a"><application android:x="b" /></manifest>',
    });
    expect(found.project.problems).toEqual([
      {path: 'android/variables.gradle', message: 'It looks like AndroidManifest.xml.'},
    ]);
    expect(stepOf(found, 'variables')).toBeDefined();
  });
});

describe('where the app is', () => {
  it('in Quasar, it is the folder with the native projects, with the web sources and both manifests', () => {
    const found = plan({
      'package.json': manifest({
        '@capacitor/core': '^5.0.0',
        '@capacitor/filesystem': '^5.0.0',
        quasar: '^2.0.0',
      }),
      'src/boot.ts': 'import {Plugins} from "@capacitor/core";',
      'src-capacitor/package.json': manifest(CORE),
      'src-capacitor/capacitor.config.json': '{"appId": "a.b"}',
      'src-capacitor/android/variables.gradle': 'ext {\n    minSdkVersion = 22\n}\n',
    });
    expect(found.project.root).toBe('src-capacitor');
    expect(found.changes.map(({path}) => path)).toEqual([
      'src-capacitor/capacitor.config.json',
      'package.json',
      'src-capacitor/package.json',
      'src-capacitor/android/variables.gradle',
    ]);
    expect(stepOf(found, 'plugins-export')?.places).toEqual(['src/boot.ts:1']);
    expect(stepOf(found, 'sync')?.todo).toContain('quasar build -m capacitor');
    expect(stepOf(found, 'packages')?.commands?.join()).not.toContain('filesystem');
  });

  it('in Nx, it is the folder with the configuration, with the packages of the top', () => {
    const found = plan({
      'package.json': manifest({...CORE, nx: '^16.0.0'}),
      'apps/mobile/capacitor.config.ts': 'export default {appId: "a.b"};',
      'apps/desktop/package.json': manifest({'@capacitor/core': '^5.0.0', electron: '^30.0.0'}),
      'apps/desktop/electron/capacitor.config.ts': 'export default {appId: "a.b"};',
      'apps/mobile/src/a.ts': 'import {App} from "@capacitor/app";',
      'apps/desktop/e2e/app.spec.ts': 'import {Plugins} from "@capacitor/core";',
    });
    expect(found.project.roots).toEqual(['apps/mobile']);
    expect(found.project.major).toBe(5);
    expect(stepOf(found, 'plugins-export')).toBeUndefined();
    expect(stepOf(found, 'sync')?.todo).toContain('In Nx');
  });
});

const PLUGIN: Files = {
  'package.json': JSON.stringify({
    name: 'x',
    capacitor: {ios: {src: 'ios'}, android: {src: 'android'}},
    devDependencies: {
      '@capacitor/core': '^6.0.0',
      '@capacitor/android': '^6.0.0',
      '@capacitor/ios': '^6.0.0',
    },
    peerDependencies: {'@capacitor/core': '>=6.0.0'},
  }),
  'X.podspec': "Pod::Spec.new do |s|\n  s.ios.deployment_target  = '13.0'\nend\n",
  'Package.swift':
    'let package = Package(name: "X", platforms: [.iOS(.v13)], dependencies: [.package(url: "https://github.com/ionic-team/capacitor-swift-pm.git", branch: "main")])\n',
  'android/build.gradle':
    "buildscript {\n    dependencies {\n        classpath 'com.android.tools.build:gradle:8.2.1'\n    }\n}\nandroid {\n    compileSdk project.hasProperty('compileSdkVersion') ? rootProject.ext.compileSdkVersion : 34\n    compileOptions {\n        sourceCompatibility JavaVersion.VERSION_17\n    }\n}\n",
};

describe('a plugin', () => {
  const found = plan(PLUGIN, 6, 7);

  it('has a list of its own', () => {
    const ids = found.steps.map(({id}) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['packages', 'ios-target', 'plugin-swift-package', 'gradle', 'java-pins']),
    );
    expect(ids.filter((id) => ['sync', 'third-party', 'listeners', 'telemetry'].includes(id))).toEqual([]);
    expect(stepOf(found, 'plugin-author')?.guides[0]).toContain('/updating/plugins/');
  });

  it('has its own files changed', () => {
    expect(afterOf(found, 'X.podspec')).toContain("deployment_target  = '14.0'");
    expect(afterOf(found, 'Package.swift')).toMatch(/\.iOS\(\.v14\)[^]*git", from: "7\.0\.0"\)/);
    expect(afterOf(found, 'android/build.gradle')).toMatch(/gradle:8\.7\.2[^]*: 35\n[^]*VERSION_21/);
    expect(afterOf(found, 'package.json')).toContain('"peerDependencies":{"@capacitor/core":">=6.0.0"}');
  });
});

describe('MainActivity', () => {
  const activity = (body: string): Files => ({
    'package.json': manifest({'@capacitor/core': '^2.0.0', '@capacitor/android': '^2.0.0'}),
    'android/app/src/main/java/MainActivity.java': `import java.util.ArrayList;\npublic class MainActivity extends BridgeActivity {\n  public void onCreate(Bundle state) {\n${body}\n  }\n}\n`,
  });
  const INIT =
    '    super.onCreate(state);\n    this.init(state, new ArrayList<Class<? extends Plugin>>() {{\n      // Ex: add(Other.class);\n      add(SomePlugin.class);\n    }});';
  const PATH = 'android/app/src/main/java/MainActivity.java';

  it.each([
    [3, '    super.onCreate(state);\n    registerPlugin(SomePlugin.class);\n'],
    [7, '    registerPlugin(SomePlugin.class);\n    super.onCreate(state);\n'],
  ])('of an app for %d keeps its registrations', (to, expected) => {
    const after = afterOf(plan(activity(INIT), 2, to), PATH);
    expect(after).toContain(expected);
    expect(after).not.toContain('init(');
  });

  it('registers before the bridge starts', () => {
    const after = afterOf(
      plan(activity('    super.onCreate(state);\n    registerPlugins(Arrays.asList(A.class));'), 3, 7),
      PATH,
    );
    expect(after).toContain('    registerPlugins(Arrays.asList(A.class));\n    super.onCreate(state);\n');
  });
});

describe('the changes of a file', () => {
  it('are one, even if several steps edit a line or its neighbor', () => {
    const found = plan({
      'package.json': manifest(CORE),
      'android/app/build.gradle':
        'android {\n    compileSdkVersion 33\n    compileSdk 33; targetSdkVersion 33\n}\n',
    });
    const own = found.changes.filter(({path}) => path === 'android/app/build.gradle');
    expect(own.map(({steps}) => steps.length)).toEqual([2]);
    expect(own[0]?.after).toBe('android {\n    compileSdk 35\n    compileSdk 35; targetSdkVersion 35\n}\n');
    expect(patchOf(found.changes)).toContain(
      '--- a/android/app/build.gradle\n+++ b/android/app/build.gradle\n@@ -1,4 +1,4 @@\n',
    );
  });
});

test('a project on the target or above gets no list, and nothing is lowered', () => {
  const dependencies = {'@capacitor/core': '^8.1.0', '@capacitor/android': '^8.1.0'};
  expect(plan({'package.json': manifest(dependencies)}, 6, 7)).toMatchObject({steps: [], changes: []});
  const higher = plan({
    'package.json': manifest({...CORE, '@capacitor/app': '^8.0.0'}),
    'android/variables.gradle': 'ext {\n    compileSdkVersion = 40\n    androidxCoreVersion = "99.0.0"\n}\n',
  });
  expect(afterOf(higher, 'package.json')).toContain('"@capacitor/app": "^8.0.0"');
  expect(afterOf(higher, 'android/variables.gradle')).toBeUndefined();
  expect(stepOf(higher, 'keep')?.items?.join()).toContain('`compileSdkVersion = 40`');
});

describe('versions', () => {
  it.each([
    ['package-lock.json', '{"packages": {"node_modules/@capacitor/core": {\n  "version": "5.7.8"'],
    ['yarn.lock', '"@capacitor/core@latest":\n  version "5.7.8"\n'],
    ['pnpm-lock.yaml', "  '@capacitor/core@5.7.8':\n"],
    ['bun.lock', '    "@capacitor/core": ["@capacitor/core@5.7.8", ""'],
  ])('that package.json leaves open are those of %s', (path, text) => {
    const found = plan({'package.json': manifest({'@capacitor/core': 'latest'}), [path]: text});
    expect(found.project.major).toBe(5);
  });

  it('of Gradle plugins are raised in settings and catalogs, and those of Java where they are pinned', () => {
    const found = plan({
      'package.json': manifest(CORE),
      'android/build.gradle.kts': 'plugins { id("com.android.application") apply false }\n',
      'android/settings.gradle.kts':
        'pluginManagement { plugins { id("com.android.library") version "8.0.0" } }\n',
      'android/gradle/libs.versions.toml':
        '[versions]\nagp = "8.0.0" # old\n[plugins]\napp = { id = "com.android.application", version.ref = "agp" }\nkotlin = { id = "org.jetbrains.kotlin.android", version = "1.8.0" }\n',
      'android/app/build.gradle.kts':
        'android { kotlinOptions { jvmTarget = "17" } }\nkotlin { jvmToolchain(17) }\n',
    });
    expect(afterOf(found, 'android/settings.gradle.kts')).toContain('version "8.7.2"');
    expect(afterOf(found, 'android/gradle/libs.versions.toml')).toMatch(
      /agp = "8\.7\.2" # old[^]*version = "1\.9\.25"/,
    );
    expect(afterOf(found, 'android/app/build.gradle.kts')).toBe(
      'android { kotlinOptions { jvmTarget = "21" } }\nkotlin { jvmToolchain(21) }\n',
    );
  });

  it('of Node.js are raised in .nvmrc, and named in engines and workflows', () => {
    const found = plan({
      'package.json': manifest(CORE, {engines: {node: '^16.0.0'}}),
      '.nvmrc': 'v16.20.0\n',
      '.github/workflows/ci.yml': "      node-version: '16'\n",
    });
    expect(afterOf(found, '.nvmrc')).toBe('v20\n');
    expect(stepOf(found, 'node-pins')?.items).toHaveLength(2);
  });
});

describe('what the CLI printed', () => {
  const DOCTOR = `💊   Capacitor Doctor  💊

Latest Dependencies:

  @capacitor/cli: 8.5.0
  @capacitor/core: 8.5.0

Installed Dependencies:

  @capacitor/cli: 6.2.0
  @capacitor/ios: not installed
  @capacitor/core: 5.7.8
  @capacitor/android: 5.7.8

[error] capacitor.config.json is not in the root
`;
  const LIST =
    '[info] Found 2 Capacitor plugins for android:\n       @capacitor/app@5.0.8\n       capacitor-x@1.2.0\n';

  it('gives a list for these versions, and says what is wrong', () => {
    const files = [pastedFile(DOCTOR), pastedFile(LIST)];
    const data = assistantData();
    const project = detect(files, {wanted: wantedWords(data)});
    expect(project.major).toBe(5);
    expect(project.problems).toEqual([]);
    const found = makePlan(project, {from: 5, to: 7}, data);
    expect(stepOf(found, 'report')?.items).toEqual([
      'Different majors are installed: `@capacitor/core` 5.7.8, `@capacitor/cli` 6.2.0, `@capacitor/android` 5.7.8',
      'The last day with fixes for Capacitor 5 is 2024-10-15',
      "`@capacitor/ios` isn't installed",
      'The CLI reports: capacitor.config.json is not in the root',
    ]);
    expect(stepOf(found, 'packages')?.commands?.at(-1)).toContain('capacitor-x@VERSION');
    expect(found.changes).toEqual([]);
  });

  it('names plugins of package.json that it did not find', () => {
    const found = plan({
      'package.json': manifest({...CORE, '@capacitor/app': '^5.0.0', '@capacitor/device': '^5.0.0'}),
      'npx cap ls': LIST,
    });
    expect(stepOf(found, 'report')?.items?.join()).toContain(
      "`@capacitor/device` is in `package.json`, but the CLI doesn't find it for android",
    );
  });

  it('that is something else is refused', () => {
    expect(() => pastedFile('npm warn deprecated', 'npx cap doctor')).not.toThrow();
    const {problems} = detect([pastedFile('npm warn deprecated', 'npx cap doctor')], {wanted: new Set()});
    expect(problems[0]?.message).toContain('npx cap doctor or npx cap ls');
  });
});
