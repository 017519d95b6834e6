/** What a writer got wrong, so that the mistakes can be counted by kind. */
type ChosenRow =
  | 'promises'
  | 'native members'
  | 'anchors'
  | '/docs/ links'
  | 'CLI calls'
  | 'CLI variables and hooks'
  | 'defaults'
  | 'manifest and plist'
  | 'doubled words'
  | 'packages'
  | 'broken references'
  | 'tokens and directives'
  | 'tokens of next'
  | 'tokens of another version'
  | 'error messages'
  | 'contradictions'
  | 'front matter'
  | 'numbers';

/** One planted mistake: the page it is planted in, the only text that gives way to it, and what is wrong with it. */
export type ChosenMutation = {
  readonly page: string;
  /** Occurs once in the page. */
  readonly find: string;
  readonly replace: string;
  readonly row: ChosenRow;
  readonly why: string;
};

const v = (n: number, page: string): string => `versioned_docs/version-v${n}/${page}.md`;
const next = (page: string): string => `docs/${page}.md`;

/**
 * Mistakes chosen before the rules that find them existed, so that the rules are judged by cases that they weren't
 * written for.
 */
export const CHOSEN_MUTATIONS: readonly ChosenMutation[] = [
  // Promises that nobody waits for
  {
    page: next('guides/storage'),
    find: "await Preferences.set({ key: 'units', value: 'metric' });",
    replace: "Preferences.set({ key: 'units', value: 'metric' });",
    row: 'promises',
    why: 'The value is read before it has been written, and an error gets lost.',
  },
  {
    page: v(7, 'apis/geolocation'),
    find: 'if (!(await isAllowed())) {',
    replace: 'if (!isAllowed()) {',
    row: 'promises',
    why: 'A promise is always truthy, so the location is read without permission.',
  },
  {
    page: v(3, 'apis/motion'),
    find: 'if (!handle && (await allowMotion())) {',
    replace: 'if (!handle && allowMotion()) {',
    row: 'promises',
    why: 'The operand of && is a promise, which is always truthy.',
  },
  {
    page: v(5, 'web/index'),
    find: '    await Share.share({ url });',
    replace: '    Share.share({ url });',
    row: 'promises',
    why: 'The function says "shared" before the user has chosen anything.',
  },
  {
    page: v(2, 'guides/storage'),
    find: '  await Storage.set({ key, value: JSON.stringify(value) });',
    replace: '  Storage.set({ key, value: JSON.stringify(value) });',
    row: 'promises',
    why: 'The async function resolves before the value has been written.',
  },
  // Members of the native classes
  {
    page: v(4, 'plugins/ios'),
    find: '`call.unimplemented("Text")`',
    replace: '`call.notImplemented("Text")`',
    row: 'native members',
    why: 'CAPPluginCall has no notImplemented in Swift.',
  },
  {
    page: v(3, 'plugins/android'),
    find: '        call.resolve(JSObject().put("text", text))',
    replace: '        call.complete(JSObject().put("text", text))',
    row: 'native members',
    why: 'PluginCall has no complete in Kotlin.',
  },
  {
    page: v(5, 'core-apis/saving-calls'),
    find: '            self.bridge?.releaseCall(withID: id)\n',
    replace: '            self.bridge?.removeSavedCall(withID: id)\n',
    row: 'native members',
    why: 'CAPBridgeProtocol has no removeSavedCall.',
  },
  {
    page: v(4, 'core-apis/android'),
    find: 'getBridge().triggerWindowJSEvent("trackPaused", data.toString());',
    replace: 'getBridge().triggerWindowJsEvent("trackPaused", data.toString());',
    row: 'native members',
    why: 'The Java method is spelled triggerWindowJSEvent.',
  },
  {
    page: v(5, 'core-apis/saving-calls'),
    find: 'public class BatteryPlugin: CAPPlugin {',
    replace: 'public class BatteryPlugin: CAPBasePlugin {',
    row: 'native members',
    why: 'There is no base class CAPBasePlugin.',
  },
  {
    page: v(6, 'core-apis/ios'),
    find: 'public class ManualPlugin: CAPPlugin, CAPBridgedPlugin {',
    replace: 'public class ManualPlugin: CAPPlugin, CAPBridgePlugin {',
    row: 'native members',
    why: 'The protocol is named CAPBridgedPlugin.',
  },
  {
    page: v(6, 'apis/push-notifications'),
    find: 'name: .capacitorDidRegisterForRemoteNotifications,',
    replace: 'name: .capacitorDidRegisterForPushNotifications,',
    row: 'native members',
    why: 'No such notification is declared, so the sample does not compile.',
  },
  {
    page: v(7, 'plugins/method-types'),
    find: 'CAP_PLUGIN_METHOD(touch, CAPPluginReturnNone);',
    replace: 'CAP_PLUGIN_METHOD(touch, CAPPluginReturnVoid);',
    row: 'native members',
    why: 'The constant is CAPPluginReturnNone.',
  },
  {
    page: v(2, 'plugins/ios'),
    find: 'CAP_PLUGIN_METHOD(logBrightness, CAPPluginReturnNone);',
    replace: 'CAP_PLUGIN_FUNCTION(logBrightness, CAPPluginReturnNone);',
    row: 'native members',
    why: 'The macro is CAP_PLUGIN_METHOD.',
  },
  {
    page: v(4, 'plugins/method-types'),
    find: '    Logger.debug("Track " + call.getString("id", "?") + " was opened.");',
    replace: '    Logger.log("Track " + call.getString("id", "?") + " was opened.");',
    row: 'native members',
    why: "Logger has no static method log: it's debug, info, verbose, warn or error.",
  },
  {
    page: next('updating/3-0'),
    find: '+    return ApplicationDelegateProxy.shared.application(app, open: url, options: options)',
    replace: '+    return ApplicationDelegateProxy.instance.application(app, open: url, options: options)',
    row: 'native members',
    why: 'The static member is named shared.',
  },
  // Anchors
  {
    page: v(7, 'apis/geolocation'),
    find: '## Follow the location {/* #follow-the-position */}',
    replace: '## Follow the location {/* #variables */}',
    row: 'anchors',
    why: 'The heading of the variables has the same id.',
  },
  {
    page: v(6, 'apis/preferences'),
    find: '## Where the data is stored {/* #where-the-data-lies */}',
    replace: '## Where the data is stored {/* #store-an-object */}',
    row: 'anchors',
    why: "The id equals the one that another heading's text gives.",
  },
  {
    page: v(3, 'cli/hooks'),
    find: '## Environment\n',
    replace: '## Environment {/* #add-a-hook */}\n',
    row: 'anchors',
    why: 'Links to #add-a-hook become ambiguous.',
  },
  // Links that go around the file
  {
    page: v(6, 'guides/live-reload'),
    find: '[`cap run`](../cli/commands/run.md)',
    replace: '[`cap run`](/docs/v6/cli/commands/run)',
    row: '/docs/ links',
    why: 'The address is fixed instead of following the file.',
  },
  {
    page: next('android/configuration'),
    find: '[Managing dependencies](./managing-dependencies.md)',
    replace: '[Managing dependencies](/docs/next/android/managing-dependencies)',
    row: '/docs/ links',
    why: 'The address breaks when next becomes v8.',
  },
  {
    page: v(2, 'cli/sync'),
    find: '[Development workflow](../basics/workflow.md)',
    replace: '[Development workflow](/docs/v2/basics/workflow)',
    row: '/docs/ links',
    why: 'The link stays behind when the page moves.',
  },
  // Calls of the CLI
  {
    page: v(2, 'guides/ci-cd'),
    find: '      - run: npx cap sync android\n      - run: ./gradlew assembleDebug',
    replace: '      - run: npx cap synch android\n      - run: ./gradlew assembleDebug',
    row: 'CLI calls',
    why: 'No such command, on a line of a workflow.',
  },
  {
    page: v(2, 'guides/ci-cd'),
    find: '        run: >\n          xcodebuild -exportArchive',
    replace:
      '        run: >\n          npx cap sync ios\n          --deploy\n          && xcodebuild -exportArchive',
    row: 'CLI calls',
    why: 'The option is --deployment; it is on the second line of a folded scalar.',
  },
  {
    page: v(5, 'guides/live-reload'),
    find: '| `--forwardPorts <port:port>` |',
    replace: '| `--forward-ports <port:port>` |',
    row: 'CLI calls',
    why: 'A table lists an option of cap run that does not exist.',
  },
  {
    page: next('cli/commands/build'),
    find: '| `--flavor` | `android.flavor` |',
    replace: '| `--android-flavor` | `android.flavor` |',
    row: 'CLI calls',
    why: 'A table of the command lists an option that it does not have.',
  },
  // Variables and hooks of the CLI
  {
    page: v(7, 'cli/hooks'),
    find: 'write `$CAPACITOR_PLATFORM_NAME` on macOS',
    replace: 'write `$CAPACITOR_PLATFORM` on macOS',
    row: 'CLI variables and hooks',
    why: 'The variable in the sentence is not set.',
  },
  {
    page: next('config'),
    find: '| `CAPACITOR_COCOAPODS_PATH` |',
    replace: '| `CAPACITOR_COCOAPOD_PATH` |',
    row: 'CLI variables and hooks',
    why: 'The CLI does not read this variable.',
  },
  {
    page: v(6, 'plugins/plugin-hooks'),
    find: '| `capacitor:update:after` |',
    replace: '| `capacitor:updated:after` |',
    row: 'CLI variables and hooks',
    why: 'The CLI never runs a script of that name.',
  },
  {
    page: v(4, 'guides/automated-configuration'),
    find: 'name the script `capacitor:sync:after`',
    replace: 'name the script `capacitor:after:sync`',
    row: 'CLI variables and hooks',
    why: 'The parts of the name are in the wrong order, in a sentence.',
  },
  {
    page: v(3, 'android/index'),
    find: 'export CAPACITOR_ANDROID_STUDIO_PATH="$HOME/android-studio/bin/studio.sh"',
    replace: 'export CAPACITOR_STUDIO_PATH="$HOME/android-studio/bin/studio.sh"',
    row: 'CLI variables and hooks',
    why: 'The sample sets a variable that the CLI does not read.',
  },
  // Defaults
  {
    page: v(2, 'basics/configuring-your-app'),
    find: '| `server.hostname` | `localhost` |',
    replace: '| `server.hostname` | `app` |',
    row: 'defaults',
    why: 'The default is localhost.',
  },
  {
    page: v(2, 'basics/configuring-your-app'),
    find: '| `hideLogs` | `false` |',
    replace: '| `hideLogs` | `true` |',
    row: 'defaults',
    why: 'The default is false.',
  },
  {
    page: v(7, 'apis/splash-screen'),
    find: 'set `launchShowDuration` to more than its default of 500.',
    replace: 'set `launchShowDuration` to more than its default of 3000.',
    row: 'defaults',
    why: 'The default has been 500 since version 3.',
  },
  {
    page: next('apis/haptics'),
    find: '`duration` in milliseconds, 300 by default',
    replace: '`duration` in milliseconds, 500 by default',
    row: 'defaults',
    why: 'The package documents 300 as the default.',
  },
  {
    page: v(6, 'cli/commands/run'),
    find: '`--port` defaults to `3000`.',
    replace: '`--port` defaults to `8100`.',
    row: 'defaults',
    why: "The CLI's default is 3000.",
  },
  // The Android manifest, Info.plist and the privacy manifest
  {
    page: v(5, 'apis/camera'),
    find: '"android.permission.READ_MEDIA_IMAGES"',
    replace: '"android.permission.READ_MEDIA_IMAGE"',
    row: 'manifest and plist',
    why: 'Android ignores a permission that does not exist.',
  },
  {
    page: v(4, 'apis/local-notifications'),
    find: '"android.permission.SCHEDULE_EXACT_ALARM"',
    replace: '"android.permission.SCHEDULE_EXACT_ALARMS"',
    row: 'manifest and plist',
    why: 'Android ignores a permission that does not exist.',
  },
  {
    page: v(5, 'android/configuration'),
    find: '<intent-filter android:autoVerify="true">',
    replace: '<intent-filter android:autoverify="true">',
    row: 'manifest and plist',
    why: 'Attributes are case-sensitive, so the domain is never verified.',
  },
  {
    page: next('apis/geolocation'),
    find: '<uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />',
    replace: '<use-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />',
    row: 'manifest and plist',
    why: 'The element is uses-permission.',
  },
  {
    page: next('apis/calendar'),
    find: '<key>NSCalendarsWriteOnlyAccessUsageDescription</key>',
    replace: '<key>NSCalendarWriteOnlyAccessUsageDescription</key>',
    row: 'manifest and plist',
    why: 'iOS crashes an app that has no reason under the exact key.',
  },
  {
    page: v(6, 'guides/live-reload'),
    find: '<key>NSAllowsLocalNetworking</key>',
    replace: '<key>NSAllowLocalNetworking</key>',
    row: 'manifest and plist',
    why: 'A nested key of App Transport Security is misspelled.',
  },
  {
    page: v(7, 'ios/privacy-manifest'),
    find: '<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>',
    replace: '<string>NSPrivacyAccessedAPICategoryFileTimestamps</string>',
    row: 'manifest and plist',
    why: 'App Store Connect rejects an unknown category.',
  },
  // Words typed twice
  {
    page: v(3, 'apis/toast'),
    find: 'The Toast plugin shows',
    replace: 'The the Toast plugin shows',
    row: 'doubled words',
    why: 'Doubled, with another case.',
  },
  {
    page: v(4, 'basics/workflow'),
    find: '## Build a release {',
    replace: '## Build a a release {',
    row: 'doubled words',
    why: 'Doubled in a heading.',
  },
  {
    page: v(6, 'cli/commands/run'),
    find: '`Signing for "App" requires a development team.` | Choose a team',
    replace: '`Signing for "App" requires a development team.` | Choose a a team',
    row: 'doubled words',
    why: 'Doubled inside a table cell.',
  },
  // Packages
  {
    page: v(4, 'guides/storage'),
    find: 'npm install --save-exact jeep-sqlite@2.8.0 sql.js@1.12.0',
    replace: 'npm install --save-exact jeep-sqllite@2.8.0 sql.js@1.12.0',
    row: 'packages',
    why: 'The name of a third-party package is misspelled.',
  },
  {
    page: v(6, 'config'),
    find: '  npm install -D typescript@5\n',
    replace: '  npm install -D typescript@4\n',
    row: 'packages',
    why: 'The pages on getting started pin typescript@5 for the same error.',
  },
  {
    page: v(7, 'plugins/tutorial/packaging-the-plugin'),
    find: 'npx @capacitor/create-plugin@0.19.3',
    replace: 'npx @capacitor/create-plugin@0.19.0',
    row: 'packages',
    why: 'The page on creating plugins pins 0.19.3.',
  },
  {
    page: v(3, 'guides/automated-configuration'),
    find: 'npm install -D @trapezedev/project@7 tsx',
    replace: 'npm install -D @trapeze/project@7 tsx',
    row: 'packages',
    why: 'The scope is @trapezedev.',
  },
  {
    page: next('getting-started/index'),
    find: 'npm install --save-dev @capacitor/cli@%req.major%',
    replace: 'npm install --save-dev @capacitor/cli@8',
    row: 'packages',
    why: "The version's major belongs to the token.",
  },
  {
    page: v(6, 'getting-started/index'),
    find: '"@capacitor/splash-screen": "^%req.major%.0.0"',
    replace: '"@capacitor/splash-screen": "^6.0.0"',
    row: 'packages',
    why: "A range with the version's major typed by hand, in a sample of package.json.",
  },
  // What the build refuses
  {
    page: v(7, 'cli/commands/sync'),
    find: '[`cap update`](./update.md#when-it-fails)',
    replace: '[`cap update`](./upgrade.md#when-it-fails)',
    row: 'broken references',
    why: 'The file does not exist.',
  },
  {
    page: v(4, 'cordova/migrating-from-cordova-to-capacitor'),
    find: '(../getting-started/index.md#add-capacitor-to-your-web-app)',
    replace: '(../getting-started/index.md#add-capacitor-to-your-app)',
    row: 'broken references',
    why: 'The other page has no such heading.',
  },
  {
    page: v(6, 'guides/splash-screens-and-icons'),
    find: '[Searched for](#icons-for-a-pwa)',
    replace: '[Searched for](#icons-for-pwas)',
    row: 'broken references',
    why: 'This page has no such heading.',
  },
  {
    page: v(7, 'core-apis/android'),
    find: '## Other members',
    replace: '<Callout>Use these members on the main thread.</Callout>\n\n## Other members',
    row: 'broken references',
    why: 'No component has that name.',
  },
  {
    page: v(3, 'cli/hooks'),
    find: '| `CAPACITOR_CONFIG` | The configuration, as JSON |',
    replace: '| `CAPACITOR_CONFIG` | The configuration of {appName}, as JSON |',
    row: 'broken references',
    why: 'MDX reads the braces as a variable that nothing defines.',
  },
  // Tokens and directives
  {
    page: v(4, 'basics/workflow'),
    find: '## Run on a device or emulator',
    replace: '## Run on a device or emulator\n\nThe app runs on iOS %req.iosMinimum% and later.',
    row: 'tokens and directives',
    why: 'The token is iosMin.',
  },
  {
    page: v(6, 'android/setting-target-sdk'),
    find: '| `compileSdkVersion` | %req.androidCompileSdk% |',
    replace: '| `compileSdkVersion` | %req.androidCompileSDK% |',
    row: 'tokens and directives',
    why: 'Tokens are case-sensitive.',
  },
  {
    page: v(5, 'apis/geolocation'),
    find: '::plugin-api{plugin="geolocation"}',
    replace: '::plugin-api{plugin="geo-location"}',
    row: 'tokens and directives',
    why: 'No plugin has that name.',
  },
  {
    page: v(2, 'cli/sync'),
    find: '::cli-command{name="sync"',
    replace: '::cli-command{name="synchronize"',
    row: 'tokens and directives',
    why: 'The CLI has no such command.',
  },
  {
    page: v(7, 'ios/deploying-to-app-store'),
    find: '::diagram{name="app-store-release"}',
    replace: '::diagram{name="appstore-release"}',
    row: 'tokens and directives',
    why: 'No diagram has that name.',
  },
  // Tokens that change their meaning with the next release
  {
    page: next('updating/8-0'),
    find: '| `google-services` plugin | 4.4.2 | 4.4.4 |',
    replace:
      '| `google-services` plugin | 4.4.2 | 4.4.4 |\n| WebView | Chrome %req.v7.webViewMin% | Chrome %req.next.webViewMin% |',
    row: 'tokens of next',
    why: 'Once version 9 is in development, the guide to 8.0 would state what 9 needs.',
  },
  {
    page: next('updating/plugins/8-0'),
    find: '| `google-services` plugin | 4.4.4 |',
    replace: '| `google-services` plugin | 4.4.4 |\n| Xcode | %req.next.xcodeMin% or later |',
    row: 'tokens of next',
    why: 'The guide for plugins outlives the release of version 8 too.',
  },
  // Tokens of another version
  {
    page: v(4, 'android/managing-dependencies'),
    find: 'Android Gradle plugin %req.androidGradlePlugin% and Gradle %req.gradle%, which',
    replace: 'Android Gradle plugin %req.v5.androidGradlePlugin% and Gradle %req.gradle%, which',
    row: 'tokens of another version',
    why: 'A page of v4 states the requirement of v5.',
  },
  {
    page: v(6, 'android/index'),
    find: '| API level %req.androidTargetSdk% |',
    replace: '| API level %req.androidMinSdk% |',
    row: 'tokens of another version',
    why: 'The row is about what new projects compile against and target.',
  },
  {
    page: next('guides/screen-orientation'),
    find: 'New projects target API level %req.androidTargetSdk%.',
    replace: 'New projects target API level %req.androidMinSdk%.',
    row: 'tokens of another version',
    why: 'The lowest level stands where the sentence says target.',
  },
  {
    page: v(7, 'android/troubleshooting'),
    find: 'Gradle %req.gradle% | Use JDK %req.javaVersion% |',
    replace: 'Gradle %req.gradle% | Use JDK %req.v6.javaVersion% |',
    row: 'tokens of another version',
    why: 'A page of v7 recommends the JDK of v6.',
  },
  // Messages that no package prints
  {
    page: v(4, 'basics/workflow'),
    find: '[error] Could not find the web assets directory: ./dist.',
    replace: '[error] Could not find the web folder: ./dist.',
    row: 'error messages',
    why: 'The CLI says "web assets directory".',
  },
  {
    page: v(7, 'cli/commands/init'),
    find: '`Could not find installation of TypeScript.`',
    replace: '`Could not find an installation of TypeScript.`',
    row: 'error messages',
    why: 'The message was quoted from memory.',
  },
  {
    page: v(7, 'apis/toast'),
    find: '`Must provide text`',
    replace: '`Must provide a text`',
    row: 'error messages',
    why: 'The message was quoted from memory.',
  },
  {
    page: v(5, 'apis/camera'),
    find: '`Missing the following permissions in AndroidManifest.xml`',
    replace: '`These permissions are missing in AndroidManifest.xml`',
    row: 'error messages',
    why: 'The message of the plugin, in a sentence, was quoted from memory.',
  },
  // Contradictions between two pages
  {
    page: next('updating/plugins/8-0'),
    find: '| `google-services` plugin | 4.4.4 |',
    replace: '| `google-services` plugin | 4.4.3 |',
    row: 'contradictions',
    why: 'The guide for apps says 4.4.4.',
  },
  {
    page: v(7, 'reference/support-policy'),
    find: '| 5 | %req.v5.nodeMin% | %req.v5.xcodeMin% |',
    replace: '| 5 | %req.v6.nodeMin% | %req.v5.xcodeMin% |',
    row: 'contradictions',
    why: 'The row of Capacitor 5 states a requirement of 6, unlike every other page.',
  },
  {
    page: v(7, 'ios/privacy-manifest'),
    find: '| [Preferences](../apis/preferences.md) | `NSPrivacyAccessedAPICategoryUserDefaults` | `CA92.1`:',
    replace:
      '| [Preferences](../apis/preferences.md) | `NSPrivacyAccessedAPICategoryUserDefaults` | `C56D.1`:',
    row: 'contradictions',
    why: 'The page of the plugin tells apps to declare CA92.1.',
  },
  {
    page: v(6, 'android/setting-target-sdk'),
    find: '| 5 | %req.v5.androidTargetSdk% | %req.v5.androidCompileVersion% |',
    replace: '| 5 | %req.v4.androidTargetSdk% | %req.v5.androidCompileVersion% |',
    row: 'contradictions',
    why: 'The row of Capacitor 5 states the target of 4; the guide to 5.0 says otherwise.',
  },
  // Front matter
  {
    page: v(6, 'guides/games'),
    find: 'description: Ship an',
    replace: 'description: "Ship an',
    row: 'front matter',
    why: 'The quote is never closed.',
  },
  {
    page: v(2, 'cli/index'),
    find: 'title: Capacitor CLI',
    replace: 'title: Capacitor CLI: commands',
    row: 'front matter',
    why: 'A colon in a plain value makes the YAML invalid.',
  },
  {
    page: v(7, 'web/pwa-elements'),
    find: 'title: PWA Elements\n',
    replace: '\ttitle: PWA Elements\n',
    row: 'front matter',
    why: 'YAML does not allow a tab as indentation.',
  },
  // Numbers that other versions need, or none
  {
    page: v(7, 'android/managing-dependencies'),
    find: 'and Gradle %req.gradle%, which',
    replace: 'and Gradle 8.7, which',
    row: 'numbers',
    why: 'Version 7 needs 8.11.1; 8.7 is no requirement of any version.',
  },
  {
    page: v(7, 'android/troubleshooting'),
    find: 'The JDK is too new for Gradle %req.gradle% |',
    replace: 'The JDK is too new for Gradle 8.7 |',
    row: 'numbers',
    why: 'The same number in a sentence that states no requirement in so many words.',
  },
  {
    page: v(5, 'android/index'),
    find: '| %req.androidMinVersion% (API level %req.androidMinSdk%) or later |',
    replace: '| 6 (API level 23) or later |',
    row: 'numbers',
    why: 'Version 5 needs 5.1 (API level 22); these are the numbers of version 7.',
  },
  {
    page: v(7, 'getting-started/index'),
    find: 'Node.js %req.nodeMin% or later for every project',
    replace: 'Node.js 18 or later for every project',
    row: 'numbers',
    why: 'Version 7 needs 20, and 18 is what version 6 needs.',
  },
  {
    page: v(3, 'android/index'),
    find: '| Chrome %req.webViewMin% or later |',
    replace: '| Chrome 50 or later |',
    row: 'numbers',
    why: 'Version 3 needs 60, and 50 is what version 2 needs.',
  },
  {
    page: v(4, 'getting-started/environment-setup'),
    find: '| iOS | Xcode, its Command Line Tools, CocoaPods | Xcode %req.xcodeMin% |',
    replace: '| iOS | Xcode, its Command Line Tools, CocoaPods | Xcode 14.1 |',
    row: 'numbers',
    why: 'Xcode 14.1 is what version 5 needs.',
  },
  {
    page: v(7, 'android/index'),
    find: '| JDK for builds in the terminal | %req.javaVersion% |',
    replace: '| JDK for builds in the terminal | 17 |',
    row: 'numbers',
    why: 'Version 7 needs 21, and 17 is what version 6 needs.',
  },
  {
    page: v(6, 'getting-started/environment-setup'),
    find: 'The JDK is too new for Gradle %req.gradle% |',
    replace: 'The JDK is too new for Gradle 8.0.2 |',
    row: 'numbers',
    why: 'Gradle 8.0.2 is what version 5 needs.',
  },
];

/** The mistakes that no rule finds yet, as `page: why`. Whoever writes the rule removes its line. */
export const NOT_CAUGHT_YET: readonly string[] = [];
