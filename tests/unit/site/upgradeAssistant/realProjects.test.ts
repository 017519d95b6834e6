import {afterOf, CORE, manifest, planFor, stepOf, type Files} from '../../../support/assistant';

const APP: Files = {'package.json': manifest(CORE)};
const idsOf = (plan: ReturnType<typeof planFor>): string[] => plan.steps.map(({id}) => id);

describe('the steps for Gradle', () => {
  const build = (version: string): Files => ({
    ...APP,
    'android/build.gradle': `buildscript {\n    dependencies {\n        classpath 'com.android.tools.build:gradle:${version}'\n    }\n}\n`,
  });
  const wrapper = (version: string): Files => ({
    'android/gradle/wrapper/gradle-wrapper.properties': `distributionUrl=https\\://services.gradle.org/distributions/gradle-${version}-all.zip\n`,
  });

  it.each([
    ['8.0.0', '8.0.2', 'Update Gradle to 8.11.1 and the Android Gradle plugin to 8.7.2'],
    ['8.8.0', '8.10.2', 'Update Gradle to 8.11.1'],
    ['8.0.0', '8.12.0', 'Update the Android Gradle plugin to 8.7.2'],
  ])('name only what is lower: plugin %s, Gradle %s', (plugin, gradle, title) => {
    expect(stepOf(planFor({...build(plugin), ...wrapper(gradle)}), 'gradle')?.title).toBe(title);
  });

  it('are none if both are higher', () => {
    expect(stepOf(planFor({...build('8.8.0'), ...wrapper('8.12')}), 'gradle')).toBeUndefined();
  });
});

describe('the code of an app', () => {
  const style = (code: string) =>
    planFor({
      'package.json': manifest({...CORE, '@capacitor/status-bar': '^5.0.0'}),
      'src/a.ts': `import {StatusBar, Style} from '@capacitor/status-bar';\n${code}\n`,
    });
  const ID = '7-check-the-status-bar-s-default-style-on-android';

  it('is asked about a default style only where it sets one', () => {
    expect(stepOf(style('StatusBar.setStyle({style: Style.Default})'), ID)?.places).toEqual(['src/a.ts:2']);
    expect(stepOf(style('StatusBar.setStyle({style: Style.Dark})'), ID)).toBeUndefined();
  });

  it.each([
    ['class A: CAPBridgeViewController { override func capacitorDidLoad() {} }', false],
    ['extension CAPBridgeViewController { override open func viewDidAppear(_ a: Bool) {} }', true],
  ])('is asked about an extension of the view controller only if it has one: %s', (text, expected) => {
    const found = planFor(
      {'package.json': manifest(CORE), 'ios/App/App/A.swift': `import Capacitor\n${text}\n`},
      7,
      8,
    );
    expect(idsOf(found).includes('8-check-your-capbridgeviewcontroller-extension')).toBe(expected);
  });

  it('gets its BuildConfig back if it uses the class', () => {
    const activity = {
      'android/app/src/main/java/A.java': 'class A { int a = BuildConfig.VERSION_CODE; }',
      'android/app/build.gradle': 'android {\n    namespace "a.b"\n}\n',
    };
    const old = {'@capacitor/core': '^4.0.0', '@capacitor/android': '^4.0.0'};
    const found = planFor({...activity, 'package.json': manifest(old)}, 4, 5);
    expect(stepOf(found, '5-let-gradle-generate-buildconfig')?.places).toEqual([
      'android/app/src/main/java/A.java',
    ]);
    const kept = {
      ...activity,
      'android/app/build.gradle': 'android {\n    buildFeatures { buildConfig true }\n}\n',
    };
    expect(idsOf(planFor({...kept, 'package.json': manifest(old)}, 4, 5))).not.toContain(
      '5-let-gradle-generate-buildconfig',
    );
  });
});

describe('a platform', () => {
  it('that is only among the packages of a whole folder is a question', () => {
    const found = planFor({
      ...APP,
      'android/variables.gradle': 'ext {\n    minSdkVersion = 22\n}\n',
    });
    expect(stepOf(found, 'ios-target')?.condition).toBe('the app has an iOS project');
    expect(stepOf(found, 'variables')?.condition).toBeUndefined();
  });
});

describe('a Podfile', () => {
  it('has the targets raised that it sets for its pods', () => {
    const found = planFor({
      ...APP,
      'ios/App/Podfile':
        "require_relative '../../node_modules/@capacitor/ios/scripts/pods_helpers'\nplatform :ios, '13.0'\ntarget 'App' do\nend\npost_install do |installer|\n  assertDeploymentTarget(installer)\n  config.build_settings['IPHONEOS_DEPLOYMENT_TARGET'] = '12.0'\nend\n",
    });
    expect(afterOf(found, 'ios/App/Podfile')).toMatch(
      /platform :ios, '14\.0'[^]*\['IPHONEOS_DEPLOYMENT_TARGET'\] = '14\.0'/,
    );
  });
});

describe('plugins of other authors', () => {
  it('are those that the native projects have, too, whatever their name is', () => {
    const dependencies = {...CORE, 'send-intent': '^5.0.0', lodash: '^4.0.0'};
    const found = planFor({
      'package.json': manifest(dependencies),
      'android/capacitor.settings.gradle':
        "include ':send-intent'\nproject(':send-intent').projectDir = new File('../node_modules/send-intent/android')\n",
    });
    expect(stepOf(found, 'third-party')?.items).toEqual(['`send-intent`: a plugin of another author']);
    expect(stepOf(found, 'packages')?.commands?.join()).toContain('send-intent@VERSION');
  });

  it('for Cordova have no query, because they have no such entry', () => {
    const found = planFor({'package.json': manifest({...CORE, 'cordova-plugin-file': '^8.0.0'})});
    expect(stepOf(found, 'third-party')?.items).toEqual([
      '`cordova-plugin-file`: a Cordova plugin, so look at its changelog',
    ]);
    expect(stepOf(found, 'third-party')?.commands).toEqual([]);
  });
});

describe('a list for one app of several', () => {
  it('says where to run the commands', () => {
    const found = planFor({
      'package.json': manifest({}, {workspaces: ['apps/*']}),
      'apps/a/package.json': manifest(CORE),
      'apps/a/capacitor.config.json': '{"appId": "a.b"}',
    });
    expect(stepOf(found, 'sync')?.todo).toContain('Run the command in `apps/a`.');
  });
});

describe('Android 15 and 16', () => {
  const edges = (from: number, to: number) =>
    planFor({'package.json': manifest(CORE)}, from, to).steps.filter(({title}) => title.includes('edges'));

  it('get one step about the edges of the screen, with what the target offers', () => {
    expect(edges(6, 7).map(({todo}) => todo)).toEqual([
      expect.stringContaining('adjustMarginsForEdgeToEdge'),
    ]);
    expect(edges(6, 8).map(({todo}) => todo)).toEqual([expect.stringContaining('insetsHandling')]);
    expect(edges(7, 8)).toHaveLength(1);
  });
});

describe('an update from 2', () => {
  it('names the packages that Ionic needs as such', () => {
    const dependencies = {'@capacitor/core': '^2.0.0', '@ionic/react': '^5.0.0'};
    const found = planFor({'package.json': manifest(dependencies), 'src/a.ts': 'let a;'}, 2, 7);
    expect(stepOf(found, 'packages')?.todo).toContain('that Ionic Framework calls');
  });

  it('has generated files taken out of the commits', () => {
    const dependencies = {'@capacitor/core': '^2.0.0', '@capacitor/ios': '^2.0.0'};
    const found = planFor(
      {'package.json': manifest(dependencies), 'ios/.gitignore': 'App/public\nApp/Podfile.lock\n'},
      2,
      7,
    );
    expect(stepOf(found, 'ios-gitignore')?.todo).toMatch(/git rm --cached[^]*Podfile\.lock/);
  });
});

describe('a plugin', () => {
  const own = (major: number): object => ({
    capacitor: {ios: {src: 'ios'}, android: {src: 'android'}},
    devDependencies: Object.fromEntries(Object.keys(CORE).map((name) => [name, `^${major}.0.0`])),
    peerDependencies: {'@capacitor/core': `^${major}.0.0`},
  });
  const build = (text: string): Files => ({'android/build.gradle': `android {\n${text}}\n`});
  const from5 = planFor({'package.json': manifest({}, own(5)), ...build('    compileSdkVersion 33\n')}, 5, 7);
  const from7 = planFor(
    {
      'package.json': manifest({}, own(7)),
      ...build(
        '    namespace "a.b"\n    lintOptions {\n        abortOnError false\n    }\n    kotlinOptions {\n        jvmTarget = 21\n    }\n',
      ),
    },
    7,
    8,
  );

  it('is led to the migration tools for plugins, and is not told of the one for apps', () => {
    expect(stepOf(from5, 'migrate')?.guides).toEqual([
      expect.stringContaining('updating/plugins/7-0'),
      expect.stringContaining('updating/plugins/6-0'),
    ]);
    const texts = [...from5.steps, ...from7.steps].map((step) => JSON.stringify(step));
    expect(texts.filter((text) => /cap (?:migrate|sync|doctor)|app\/build\.gradle/.test(text))).toEqual([]);
    expect(from7.steps.filter(({isAutomated}) => isAutomated)).toEqual([]);
  });

  it('allows the new major and later ones in its peer dependencies', () => {
    expect(afterOf(from5, 'package.json')).toMatch(
      /"peerDependencies": \{\s*"@capacitor\/core": ">=7\.0\.0"/,
    );
  });

  it('is told to support the Swift Package Manager, if it does not yet', () => {
    const items = (plan: typeof from5): string => stepOf(plan, 'plugin-author')?.items?.join('\n') ?? '';
    expect(items(from5)).toContain('SPM support');
    const withPackage = planFor(
      {
        'package.json': manifest({}, own(5)),
        'Package.swift': 'let package = Package(name: "X", platforms: [.iOS(.v13)])\n',
      },
      5,
      7,
    );
    expect(items(withPackage)).not.toContain('SPM support');
  });

  it('has its properties assigned, and is told to replace the options of Kotlin', () => {
    expect(afterOf(from7, 'android/build.gradle')).toMatch(/namespace = "a\.b"[^]*abortOnError = false/);
    expect(stepOf(from7, 'kotlin')?.todo).toContain('compilerOptions');
  });
});
