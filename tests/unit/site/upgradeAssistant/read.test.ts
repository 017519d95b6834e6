import {detect} from '../../../../packages/upgrade/detect';
import {pastedFile} from '../../../../packages/upgrade/given';
import {kindOf} from '../../../../packages/upgrade/kinds';
import {hasSetting, settingOf} from '../../../../packages/upgrade/project';
import {mentions, readGradle} from '../../../../packages/upgrade/read/gradle';
import {readPodfile, readSwiftPackage, readXcodeProject} from '../../../../packages/upgrade/read/ios';
import {readJson} from '../../../../packages/upgrade/read/json';
import {readProperties} from '../../../../packages/upgrade/read/properties';
import {readScriptConfig} from '../../../../packages/upgrade/read/script';
import {readSource} from '../../../../packages/upgrade/read/source';
import {tokenize} from '../../../../packages/upgrade/read/tokens';
import {allElements, readPlist, readXml} from '../../../../packages/upgrade/read/xml';

const NONE = {wanted: new Set<string>()};

describe('JSON', () => {
  it.each([
    ['{"a": 1 "b": 2}', /line 1, a comma is missing/],
    ['{\n"a": 1,\n}', /line 3/],
    ['{"a": }', /a value was expected/],
    ['// note\n{}', /line 1/],
    ['[]', /should be a JSON object/],
  ])('says what is wrong in %j', (text, message) => {
    expect(() => readJson(text)).toThrow(message);
  });

  it('may start with a byte order mark', () => {
    const [member] = readJson('\uFEFF{"a": "b"}').members;
    expect(member).toMatchObject({key: 'a', start: 2, value: {literal: 'b'}});
  });
});

describe('a configuration in a script', () => {
  const keysOf = (text: string): string[] => readScriptConfig(text).object.members.map(({key}) => key);

  it.each([
    ['export default {appId: "a"}'],
    ['const c: Config = {appId: "a"};\nexport default c'],
    ['const c = {appId: "a"} as const satisfies Config; export default c as Config'],
    ['export default defineConfig({appId: "a"})'],
    ['const make = () => ({appId: "a"});\nexport default make()'],
    ['module.exports = {"appId": "a"}'],
    ['function make() { return {appId: "a"} }\nmodule.exports = make()'],
    ['export const c = {appId: "a"};\nexport default c;'],
    ['const make = () => { const c = {appId: "a"}; return c };\nexport default make()'],
    ['const c = {appId: "a"};\nexport = c'],
    ['const c = {appId: "a"};\nexport {c as default}'],
    ['module.exports = () => ({appId: "a"})'],
    ['export default (async () => ({appId: "a"}))()'],
  ])('is found in %j', (text) => {
    expect(keysOf(text)).toEqual(['appId']);
  });

  it('tells a value from an expression, and a spread from an entry', () => {
    const text =
      'import base from "./base";\nexport default {...base, appId: process.env.ID, webDir: "www", server: {cleartext: true}}';
    const config = {format: 'script' as const, ...readScriptConfig(text)};
    expect(settingOf(config, 'appId')?.value.literal).toBeUndefined();
    expect(settingOf(config, 'webDir')?.value.literal).toBe('www');
    expect(settingOf(config, 'server.cleartext')?.value.literal).toBe(true);
    expect(hasSetting(config, 'hideLogs')).toBeUndefined();
    expect(hasSetting(config, 'webDir')).toBe(true);
  });

  it.each([
    ['const c = {appId: "a"};\nc.server = {androidScheme: "https"};\nexport default c', true, false],
    ['const c = {appId: "a"};\nc.server.androidScheme = "https";\nexport default c', true, false],
    [
      'const c = {appId: "a"};\nObject.assign(c, {server: {androidScheme: "a"}});\nexport default c',
      undefined,
      false,
    ],
    [
      'let c; switch (x) { case 1: c = {server: {androidScheme: "a"}}; break; default: c = {} }\nexport default c',
      undefined,
      false,
    ],
    ['import base from "./base";\nexport default {...base}', undefined, undefined],
    ['const base = {webDir: "a"};\nexport default {...base}', false, false],
  ])('says no only if it can be sure: %j', (text, scheme, other) => {
    const config = {format: 'script' as const, ...readScriptConfig(text)};
    expect(hasSetting(config, 'server.androidScheme')).toBe(scheme);
    expect(hasSetting(config, 'hideLogs')).toBe(other);
  });

  it('knows settings that later lines assign', () => {
    const text = 'const c = {appId: "a"};\nif (x) { c.server!.url = "b"; }\nexport default c;';
    const config = {format: 'script' as const, ...readScriptConfig(text)};
    expect(hasSetting(config, 'server.url')).toBe(true);
    expect(hasSetting(config, 'server.hostname')).toBe(false);
  });

  it.each([
    ['const a = {b: 1,\nc: };', /syntax error on line 2/],
    ['console.log(1)', /should export the configuration/],
  ])('is refused in %j', (text, message) => {
    expect(() => readScriptConfig(text)).toThrow(message);
  });
});

describe('source files', () => {
  const WANTED = new Set([
    'Plugins',
    'platform',
    'show',
    'model',
    'uuid',
    'backButton',
    'addListener',
    'serviceWorker',
  ]);
  const usesOf = (text: string, path = 'a.ts'): string[] =>
    readSource(path, text, WANTED).uses.map(({module, word, line}) => `${module} ${word} ${line}`);

  it.each([
    ['its own names', 'class A { private platform: Platform; isNative = false; a = process.platform; }'],
    ['comments', 'import {App} from "@capacitor/app"; // backButton'],
    [
      "another package's method",
      'import {StatusBar} from "@capacitor/status-bar"; import {x} from "y"; x.show();',
    ],
    ['a member of something else', 'import {Device} from "@capacitor/device"; other.model;'],
    [
      'a handle that is awaited',
      'import {App} from "@capacitor/app"; await App.addListener("a", f); App.addListener("b", f);',
    ],
  ])('do not use a plugin by %s', (_what, text) => {
    expect(usesOf(text)).toEqual([]);
  });

  it.each([
    ['import {Capacitor} from "@capacitor/core";\nCapacitor.platform', ['@capacitor/core platform 2']],
    ['window.Capacitor.platform', ['@capacitor/core platform 1']],
    ['import {Toast} from "@capacitor/toast";\nToast.show()', ['@capacitor/toast show 2']],
    [
      'import {Device as D} from "@capacitor/device";\n(await D.getInfo()).model',
      ['@capacitor/device model 2'],
    ],
    [
      'import {Device} from "@capacitor/device";\nthis.a = await Device.getInfo();\nthis.a.model',
      ['@capacitor/device model 3'],
    ],
    [
      'const {Device} = await import("@capacitor/device");\nDevice.getInfo().then(({model}) => 1)',
      ['@capacitor/device model 2'],
    ],
    [
      'import {Plugins} from "@capacitor/core";\nconst {Device} = Plugins;\nDevice.uuid',
      ['@capacitor/core Plugins 1', '@capacitor/device uuid 3'],
    ],
    [
      'import {App} from "@capacitor/app";\nconst h = App.addListener("backButton", f)',
      ['@capacitor/app addListener 2', '@capacitor/app backButton 2'],
    ],
    [
      'import {Device} from "@capacitor/device";\nconst = ;\nDevice.model; other.uuid;',
      ['@capacitor/device model 3', '@capacitor/device uuid 3'],
    ],
    ['navigator.serviceWorker.register("a")', [' serviceWorker 1']],
  ])('use what they import: %j', (text, uses) => {
    expect(usesOf(text)).toEqual(uses);
  });

  it('of Vue have scripts, with the lines of the file', () => {
    const text =
      '<template>uuid</template>\n<script setup lang="ts">\nimport {Device} from "@capacitor/device";\nDevice.uuid;\n</script>';
    expect(usesOf(text, 'a.vue')).toEqual(['@capacitor/device uuid 4']);
  });
});

describe('tokens', () => {
  const words = (text: string, language: Parameters<typeof tokenize>[1]): string[] =>
    tokenize(text, language)
      .filter(({kind}) => kind === 'word' || kind === 'string')
      .map(({value}) => value);

  it.each([
    ['groovy', 'a /* b */ "c // d" // e\nf', ['a', 'c // d', 'f']],
    ['kotlin', 'a /* b /* c */ d */ e', ['a', 'e']],
    ['groovy', 'a /* b /* c */ d', ['a', 'd']],
    ['ruby', "a '# b' # c", ['a', '# b']],
    ['swift', '"""\na "b"\n""" c', ['\na "b"\n', 'c']],
    ['java', '"a\\"b" c', ['a\\"b', 'c']],
  ] as const)('of %s leave comments out: %j', (language, text, expected) => {
    expect(words(text, language)).toEqual(expected);
  });

  it('with an expression are dynamic, but not in single quotes of Groovy', () => {
    const dynamic = (text: string): boolean[] =>
      tokenize(text, 'groovy').map(({isDynamic}) => isDynamic === true);
    expect(dynamic('"a:$b"')).toEqual([true]);
    expect(dynamic("'a:$b'")).toEqual([false]);
  });
});

describe('Gradle files', () => {
  const valuesOf = (path: string, text: string): Record<string, string> =>
    Object.fromEntries(readGradle(path, text).values.map(({name, value}) => [name, value]));

  it.each([
    ['variables.gradle', 'ext {\n  a = 22\n  b = "1.0"\n  // c = 3\n}'],
    ['variables.gradle', "ext = [a: 22, b: '1.0']"],
    ['variables.gradle', 'ext.a=22;ext.b="1.0"'],
    ['variables.gradle.kts', 'extra["a"] = 22\nextra["b"] = "1.0"'],
    ['variables.gradle.kts', 'val a by extra(22)\nval b by extra("1.0")'],
    ['variables.gradle.kts', 'ext { set("a", 22)\nset("b", "1.0") }'],
  ])('of %s give values names: %j', (path, text) => {
    expect(valuesOf(path, text)).toEqual({a: '22', b: '1.0'});
  });

  it.each([
    ["classpath 'com.x:lib:1.2.3'"],
    ['classpath("com.x:lib:1.2.3")'],
    ['def v = "1.2.3"\nclasspath "com.x:lib:$v"'],
    ["classpath group: 'com.x', name: 'lib', version: '1.2.3'"],
  ])('have libraries: %j', (text) => {
    const [library] = readGradle('build.gradle', text).libraries;
    expect(library).toMatchObject({name: 'com.x:lib', version: '1.2.3'});
    const {start = 0, end = 0} = library?.versionRange ?? {};
    expect(text.slice(start, end)).toBe('1.2.3');
  });

  it('have plugins with versions', () => {
    const {libraries} = readGradle('build.gradle.kts', 'plugins { id("com.x") version "2.0" apply false }');
    expect(libraries).toMatchObject([{name: 'com.x', version: '2.0'}]);
  });

  it('mention what is not in a comment', () => {
    const file = readGradle('build.gradle', '// jcenter()\nimplementation "a:coordinatorlayout:$v"');
    expect(mentions(file, 'jcenter')).toBe(false);
    expect(mentions(file, 'coordinatorlayout')).toBe(true);
  });
});

describe('XML', () => {
  it('has elements and attributes with their places', () => {
    const text = '<a x = \'b\'><!-- <c y="z"/> --><d/></a>';
    const [root, ...others] = allElements(readXml(text));
    expect(others.map(({name}) => name)).toEqual(['d']);
    const [attribute] = root?.attributes ?? [];
    expect(text.slice(attribute?.valueRange.start, attribute?.valueRange.end)).toBe('b');
  });

  it.each([['<a><b></a>'], ['<a>'], ['just text']])('is refused if it is not well formed: %s', (text) => {
    expect(() => readXml(text)).toThrow(/XML/);
  });

  it('of a property list has entries', () => {
    const text = '<plist><dict><key>A</key><string>b</string><key>C</key><true/></dict></plist>';
    expect(readPlist(text).map(({key, value}) => [key, value.name])).toEqual([
      ['A', 'string'],
      ['C', 'true'],
    ]);
    expect(() => readPlist('<manifest></manifest>')).toThrow(/property list/);
  });
});

describe('files of iOS projects', () => {
  it('a Podfile has a target and a helper', () => {
    const text = "# platform :ios, '9.0'\nplatform :ios, '13.0'\npod 'Maps'\npost_install do |i|\nend";
    expect(readPodfile(text)).toMatchObject({
      target: {value: '13.0'},
      hasHelper: false,
      pods: ['Maps'],
    });
  });

  it('a Package.swift has a platform, and tells if the CLI writes it', () => {
    expect(readSwiftPackage('Package(name: "CapApp-SPM", platforms: [.iOS(.v14)])')).toMatchObject({
      isGenerated: true,
      target: {value: '14'},
    });
    expect(readSwiftPackage('Package(name: "Own") // .iOS(.v14)')).toEqual({isGenerated: false});
  });

  it('an Xcode project has targets', () => {
    const text = 'IPHONEOS_DEPLOYMENT_TARGET = 13.0;\nIPHONEOS_DEPLOYMENT_TARGET = "15.0";';
    expect(readXcodeProject(text).targets.map(({value}) => value)).toEqual(['13.0', '15.0']);
  });
});

test('properties have values without spaces, and comments do not count', () => {
  const text = '# a=b\r\n  c = d \r\ne:f';
  const found = readProperties(text).map(({key, valueRange}) => [
    key,
    text.slice(valueRange.start, valueRange.end),
  ]);
  expect(found).toEqual([
    ['c', 'd'],
    ['e', 'f'],
  ]);
});

describe('files are told apart', () => {
  it.each([
    ['android/app/build.gradle', 'app-build'],
    ['android/build.gradle.kts', 'build'],
    ['app/node_modules/a/package.json', undefined],
    ['ios/App/App/public/index.js', undefined],
    ['android/app/src/main/assets/capacitor.config.json', undefined],
    ['README.md', undefined],
    ['src/a.vue', 'source'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['{"dependencies": {}}', 'package.json'],
    ['{"appId": "a"}', 'capacitor.config.json'],
    ['ext { minSdkVersion = 22 }', 'android/variables.gradle'],
    ["android { defaultConfig { applicationId 'a' } }", 'android/app/build.gradle'],
    ['<manifest/>', 'android/app/src/main/AndroidManifest.xml'],
    ["platform :ios, '13.0'", 'ios/App/Podfile'],
    ["import {CapacitorConfig} from '@capacitor/cli'", 'capacitor.config.ts'],
    ["module.exports = {appId: 'a'}", 'capacitor.config.js'],
    ["export default {appId: 'a'}", 'capacitor.config.ts'],
    ['extra["minSdkVersion"] = 22', 'android/variables.gradle.kts'],
    [
      'android { defaultConfig { applicationId = "a" } }\ndependencies { implementation("a:b:1") }',
      'android/app/build.gradle.kts',
    ],
    ['plugins { id("com.android.application") version "8.7.2" apply false }', 'android/build.gradle.kts'],
    [
      "buildscript { dependencies { classpath('com.android.tools.build:gradle:8.7.2') } }",
      'android/build.gradle',
    ],
  ])('a pasted %j is %s', (text, path) => {
    expect(pastedFile(text).path).toBe(path);
  });

  it('a text whose file is chosen is Kotlin or Groovy, too', () => {
    expect(pastedFile('val a by extra(1)', 'android/build.gradle').path).toBe('android/build.gradle.kts');
    expect(pastedFile("apply plugin: 'a'", 'android/build.gradle').path).toBe('android/build.gradle');
  });

  it.each([
    ['', /Nothing was pasted/],
    ['Dear diary', /looks like none of the files .* package\.json/],
  ])('a pasted %j is refused', (text, message) => {
    expect(() => pastedFile(text)).toThrow(message);
  });
});

describe('a project', () => {
  const manifest = (range: string, more: object = {}): string =>
    JSON.stringify({dependencies: {'@capacitor/core': range}, ...more});

  it.each([
    ['^5.1.0', 5],
    ['~4.0.0', 4],
    ['3', 3],
    ['latest-6', 6],
    ['>=7.0.0', 7],
    ['latest', undefined],
    ['workspace:*', undefined],
    ['npm:@acme/core@^6.0.0', 6],
  ])('with core %s is of major %s', (range, major) => {
    expect(detect([{path: 'package.json', text: manifest(range)}], NONE).major).toBe(major);
  });

  it.each([
    ['yarn.lock', 'yarn'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
  ])('with %s uses %s', (path, name) => {
    const files = [
      {path: 'package.json', text: manifest('5')},
      {path, text: ''},
    ];
    expect(detect(files, NONE).packageManager).toBe(name);
  });

  it('believes packageManager more than a lockfile', () => {
    const text = manifest('5', {packageManager: 'pnpm@9.0.0'});
    expect(
      detect(
        [
          {path: 'package.json', text},
          {path: 'yarn.lock', text: ''},
        ],
        NONE,
      ).packageManager,
    ).toBe('pnpm');
  });

  it('in a monorepo is the chosen one, with its own files and those of no app', () => {
    const files = ['a', 'b'].flatMap((name) => [
      {path: `apps/${name}/package.json`, text: manifest('6')},
      {path: `apps/${name}/capacitor.config.json`, text: `{"appId": "x.${name}"}`},
      {path: `apps/${name}/src/x.ts`, text: ''},
    ]);
    const shared = {path: 'packages/c/x.ts', text: ''};
    const project = detect([...files, shared], {...NONE, root: 'apps/b'});
    expect(project.roots).toEqual(['apps/a', 'apps/b']);
    expect(project.config?.path).toBe('apps/b/capacitor.config.json');
    expect(project.sources.map(({path}) => path)).toEqual(['apps/b/src/x.ts', 'packages/c/x.ts']);
  });

  it('knows its platforms from packages and files, and nothing without either', () => {
    expect(detect([], NONE).ios).toBeUndefined();
    const text = manifest('6', {devDependencies: {'@capacitor/ios': '6'}});
    expect(detect([{path: 'package.json', text}], NONE)).toMatchObject({ios: true, android: false});
  });

  it.each([
    ['package.json', '{"dependencies": {"react": "19.0.0"}}'],
    ['package.json', '{"lockfileVersion": 3, "packages": {"": {"dependencies": {"@capacitor/core": "7"}}}}'],
  ])('is none if its %s has no Capacitor: %s', (path, text) => {
    const {manifest: found, problems} = detect([{path, text}], NONE);
    expect(found).toBeUndefined();
    expect(problems).toEqual([{path, message: expect.stringContaining('an app with Capacitor') as string}]);
  });

  it.each([
    ['ios/App/Podfile', /platform :ios/],
    ['ios/App/CapApp-SPM/Package.swift', /Swift package/],
    ['android/variables.gradle', /minSdkVersion/],
    ['android/build.gradle', /buildscript or android/],
    ['android/app/build.gradle', /buildscript or android/],
    ['android/gradle.properties', /useAndroidX/],
    ['android/gradle/wrapper/gradle-wrapper.properties', /distributionUrl/],
  ])('does not take any text for a %s', (path, expected) => {
    const {problems} = detect([{path, text: 'Dear diary'}], NONE);
    expect(problems).toEqual([{path, message: expect.stringMatching(expected) as string}]);
  });

  it('names files that cannot be read', () => {
    const {problems} = detect(
      [
        {path: 'package.json', text: '{'},
        {path: 'a/Info.plist', text: '<a/>'},
      ],
      NONE,
    );
    expect(problems.map(({path}) => path).sort()).toEqual(['a/Info.plist', 'package.json']);
  });
});
