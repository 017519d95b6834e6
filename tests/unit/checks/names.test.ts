import fs from 'node:fs';
import path from 'node:path';
import {knownOn} from '@site/checks/names/knownOn';
import {isKnown} from '@site/checks/names/lookUp';
import {pageClaims} from '@site/checks/names/pageClaims';
import type {DocPage} from '@site/checks/types';
import {listPages, listVersions} from '@site/checks/listPages';
import {namesRule} from '@site/checks/names';
import {ALLOWED, holdsFor, isAllowed, type Allowance} from '@site/checks/names/allowList';
import {claimsOf} from '@site/checks/names/claims';
import {versionRange} from '@site/checks/versionSpan';
import {loadNames} from '@site/checks/names/loadNames';
import {versionsFor} from '@site/checks/names/whereToLook';
import {inRange} from '@site/plugins/content/lib/versionRange';
import {parsePage} from '@site/checks/readPage';
import requirements from '@site/src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {spanOf} from '../../support/docsVersions';
import {ROOT} from '../../support/fixtureSite';

const CONTEXT = {siteDir: ROOT, requirements};

test('a page with names that its version lacks', async () => {
  expect(await findingsOf(namesRule, 'names/broken.md', 'v4')).toEqual([
    '6:9  "Camera.getPhotos" does not exist in v4  Did you mean "getPhoto"?',
    '8:3  "Camera.getPicture" does not exist in v4  Camera has getPhoto, pickImages, pickLimitedLibraryPhotos, getLimitedLibraryPhotos, checkPermissions, requestPermissions',
    '9:15  "App.addListener" has no event "appUrlOpened" in v4  Did you mean "appUrlOpen"? The events of App are appUrlOpen, pause, appStateChange, resume, backButton, appRestoredResult',
    '10:17  "Directory.Datum" does not exist in v4  Directory has Cache, Data, Documents, External, ExternalStorage, Library',
    '10:48  "PermissionStates" is not in the packages of v4  Did you mean "PermissionState" or "PermissionStatus" or "permissionStates"?',
    '11:3  "CAPBridgeViewControler" is not in the packages of v4  Did you mean "CAPBridgeViewController"?',
    '12:23  "@CapacitorPlugins" is not in the packages of v4  Did you mean "@CapacitorPlugin"?',
    '12:47  "com.getcapacitor.annotation.CapacitorPlugins" is not in the packages of v4  Did you mean "com.getcapacitor.annotation.CapacitorPlugin" or "com.getcapacitor.plugin.CapacitorCookies"?',
    '13:7  "android.allowMixedContents" is not in the packages of v4  Did you mean "android.allowMixedContent"?',
    '13:40  "plugins.SplashScreen.launchDuration" is not in the packages of v4  Did you mean "plugins.SplashScreen.launchShowDuration" or "plugins.SplashScreen.launchFadeOutDuration"?',
    '14:15  The CLI of v4 has no option "--live-reload"  It exists in v5 to next',
    '15:3  The CLI of v4 has no command "telemtry"  Did you mean "telemetry"?',
    '16:11  v4 does not document the package "@capacitor/camra"  Did you mean "@capacitor/camera"?',
    `16:33  v4 does not document the package "@capacitor/privacy-screen"  It exists in ${spanOf('since v7')}`,
    '17:11  Android has no permission "android.permission.POST_NOTIFICATION"  Did you mean "android.permission.POST_NOTIFICATIONS"?',
    '18:17  "NSCameraUsageDescriptions" is neither in the sources of v4 nor a known Apple key  Did you mean "NSCameraUsageDescription" or "NSFaceIDUsageDescription" or "NSCalendarsUsageDescription"?',
    '19:7  "androidxCoreVersions" is not in the packages of v4  Did you mean "androidxCoreVersion" or "androidxCoreKTXVersion" or "androidxBrowserVersion"?',
    `20:3  "PrivacyScreen" is not in the packages of v4  It exists in ${spanOf('since v7')}`,
    '24:3  "StatusBar.setColour" does not exist in v4  StatusBar has setStyle, setBackgroundColor, show, hide, getInfo, setOverlaysWebView',
    `26:5  The link "Camera.getPhoto()" does not lead to the method's anchor  Link to ./apis/camera.md#getphoto`,
    `26:46  The link "getPhoto()" does not lead to the method's anchor  Link to ./apis/camera.md#getphoto`,
    `26:94  The link "App.addListener('appUrlOpen')" does not lead to the method's anchor  Link to ./apis/app.md#addlistenerappurlopen-`,
    '29:6  "NSCameraUsage" is neither in the sources of v4 nor a known Apple key  Did you mean "NSCameraUsageDescription"?',
    '34:32  Android has no permission "android.permission.CAMERAS"  Did you mean "android.permission.CAMERA"?',
    '38:26  "CAPPlugins" is not in the packages of v4  Did you mean "CAPPlugin" or "AppPlugin" or "CDVPlugin"?',
    '42:8  "com.getcapacitor.PluginCalls" is not in the packages of v4  Did you mean "com.getcapacitor.PluginCall" or "com.getcapacitor.Plugin" or "com.getcapacitor.PluginHandle"?',
    '44:2  "@PluginMethods" is not in the packages of v4  Did you mean "@PluginMethod"?',
    '50:5  No Gradle file of v4 has the variable "androidxCoresVersion"  Did you mean "androidxCoreVersion" or "androidxCoreKTXVersion" or "androidxBrowserVersion"?',
    '54:63  The CLI of v4 has no environment variable "CAPACITOR_PLATFORM"  Did you mean "CAPACITOR_PLATFORM_NAME"?',
    '54:84  "com.getcapacitor.CapacitorPlugin" is not in the packages of v4  Did you mean "com.getcapacitor.annotation.CapacitorPlugin"?',
    '55:1  The CLI of v4 has no command "lst"  Did you mean "ls"?',
    '55:15  "NSPhotoLibraryAdd" is neither in the sources of v4 nor a known Apple key  Did you mean "NSPhotoLibraryAddUsageDescription"?',
  ]);
});

test('a page with names that its version has', async () => {
  expect(await findingsOf(namesRule, 'names/right.md', 'v4')).toEqual([]);
});

test('native samples with names that the sources lack', async () => {
  expect(await findingsOf(namesRule, 'names/native-broken.md', 'v7')).toEqual([
    '7:26  "CapPlugin" is not in the packages of v7  Did you mean "CAPPlugin"?',
    '9:14  "call.resolveWith" does not exist in v7  call has resolve, getObject, reject, decode, getFloat, hasOption, isSaved, save and others',
    '9:41  "call.getText" does not exist in v7  call has getInt, getAny, getBool, getDate, getFloat, getObject, reject, getArray and others',
    '10:17  "bridge.webViews" does not exist in v7  Did you mean "webView"?',
    '11:48  "capacitorOpenUrl" is not in the packages of v7  Did you mean "capacitorOpenURL"?',
    '17:33  "CapacitorPlugins" is not in the packages of v7  Did you mean "CapacitorPlugin" or "CapacitorCookies"?',
    '19:14  "call.success" does not exist in v7  It exists in v2 to v6',
    '20:16  "bridge.getWebview" does not exist in v7  Did you mean "getWebView" or "initWebView"?',
    '26:20  "CapacitorPlugins" is not in the packages of v7  Did you mean "CapacitorPlugin" or "CapacitorCookies"?',
    '28:14  "call.getStrings" does not exist in v7  Did you mean "getString"?',
    '29:16  "bridge.webVue" does not exist in v7  Did you mean "webView"?',
    '35:1  "CAP_PLUGINS" is not in the packages of v7  Did you mean "CAP_PLUGIN"?',
    '36:27  "CAPPluginReturnPromises" is not in the packages of v7  Did you mean "CAPPluginReturnPromise" or "CAPPluginReturnNone"?',
  ]);
});

test('native samples with names that the sources have', async () => {
  expect(await findingsOf(namesRule, 'names/native-right.md', 'v7')).toEqual([]);
});

test('manifests, property lists and permissions with names that the platforms lack', async () => {
  expect(await findingsOf(namesRule, 'names/platform-broken.md', 'v7')).toEqual([
    '6:5  No element of AndroidManifest.xml has the attribute "android:exportet"  Did you mean "android:exported" or "android:port"?',
    '6:25  No element of AndroidManifest.xml has the attribute "android:exportet"  Did you mean "android:exported" or "android:port"?',
    '6:54  AndroidManifest.xml has no element <aktivity>  Did you mean <activity>?',
    '6:80  Android has no permission "android.permision.CAMERA"  Did you mean "android.permission.CAMERA"?',
    '7:1  Android has no permission "android.permission.CAMRA"  Did you mean "android.permission.CAMERA"?',
    '7:32  Android has no permission "ACESS_FINE_LOCATON"  Did you mean "ACCESS_FINE_LOCATION" or "ACCESS_MEDIA_LOCATION"?',
    '7:58  <uses-feature> has no attribute "android:nam"  Did you mean "android:name"?',
    '8:15  "CA92.2" is not a reason that Apple accepts for any category of NSPrivacyAccessedAPITypes  The nearest are CA92.1, 7D9E.1, 0A2A.1',
    '8:33  "NSPhotoLibraryAddUsageDescripton" is neither in the sources of v7 nor a known Apple key  Did you mean "NSPhotoLibraryAddUsageDescription" or "NSPhotoLibraryUsageDescription"?',
    '12:5  AndroidManifest.xml has no element <uses-permision>  Did you mean <uses-permission> or <path-permission>?',
    '13:36  Android has no permission "android.permission.ACESS_FINE_LOCATION"  Did you mean "android.permission.ACCESS_FINE_LOCATION" or "android.permission.ACCESS_COARSE_LOCATION" or "android.permission.ACCESS_MEDIA_LOCATION"?',
    '14:36  Android has no permission "CAMERA"  Did you mean "android.permission.CAMERA"?',
    '15:36  Android has no permission "com.google.android.gms.permission.ADS_ID"  Did you mean "com.google.android.gms.permission.AD_ID"?',
    '16:18  <application> has no attribute "android:exported"  It belongs to <activity>, <activity-alias>, <provider>, <receiver> and <service>',
    '16:42  <application> has no attribute "android:allowBackups"  Did you mean "android:allowBackup"?',
    '18:9  AndroidManifest.xml has no element <aktivity>  Did you mean <activity>?',
    '21:13  <activity> has no attribute "android:exportet"  Did you mean "android:exported"?',
    '22:13  <activity> has no attribute "exported"  Did you mean "android:exported"?',
    '23:13  <activity> has no attribute "tools:nodes"  Did you mean "tools:node"?',
    '32:14  No element of AndroidManifest.xml has the attribute "android:launchModes"  Did you mean "android:launchMode"?',
    '39:9  "NSCameraUsageDescripton" is neither in the sources of v7 nor a known Apple key  Did you mean "NSCameraUsageDescription" or "NSFaceIDUsageDescription" or "NSCalendarsUsageDescription"?',
    '41:20  <uses-permission> has no attribute "android:names"  Did you mean "android:name"?',
    '45:34  Android has no permission "android.permission.RECORD_AUDIOS"  Did you mean "android.permission.RECORD_AUDIO"?',
    '49:6  "MSCameraUsageDescription" is neither in the sources of v7 nor a known Apple key  Did you mean "NSCameraUsageDescription"?',
    '53:11  "UIInterfaceOrientationPortait" is neither in the sources of v7 nor a known Apple key  Did you mean "UIInterfaceOrientationPortrait" or "UIInterfaceOrientationMask"?',
    '61:10  "NSPrivacyAccessedAPITypeReason" is neither in the sources of v7 nor a known Apple key  Did you mean "NSPrivacyAccessedAPITypeReasons" or "NSPrivacyAccessedAPIType" or "NSPrivacyAccessedAPITypes"?',
    '66:13  "NSPrivacyAccessedAPICategoryUserDefault" is neither in the sources of v7 nor a known Apple key  Did you mean "NSPrivacyAccessedAPICategoryUserDefaults" or "NSPrivacyAccessedAPICategoryDiskSpace" or "NSPrivacyAccessedAPICategoryFileTimestamp"?',
    '71:15  "CA92.1" is not a reason that Apple accepts for NSPrivacyAccessedAPICategoryDiskSpace  The reasons are 7D9E.1, 85F4.1, B728.1, E174.1',
  ]);
});

test('manifests, property lists and permissions with names that the platforms have', async () => {
  expect(await findingsOf(namesRule, 'names/platform-right.md', 'v7')).toEqual([]);
});

test('values that attributes of the manifest do not have', async () => {
  expect(await findingsOf(namesRule, 'names/manifest-values-broken.md', 'v7')).toEqual([
    '6:1  android:launchMode has no value "singleTasks"  Did you mean "singleTask"?',
    '6:40  android:exported has no value "yes"  Its values are true, false',
    '10:18  android:allowBackup has no value "fales"  Its values are true, false',
    '13:13  android:launchMode has no value "singleTop,standard"  Did you mean "singleTop" or "standard"?',
    '14:13  android:configChanges has no value "screensSize"  Did you mean "screenSize"?',
    '15:13  android:screenOrientation has no value "portait"  Did you mean "portrait"?',
    '16:13  android:windowSoftInputMode has no value "adjustResized"  Did you mean "adjustResize"?',
    '24:14  android:exported has no value "True"  Did you mean "true"?',
    '29:61  tools:node has no value "removed"  Did you mean "remove" or "removeAll"?',
  ]);
});

test('values that attributes of the manifest have', async () => {
  expect(await findingsOf(namesRule, 'names/manifest-values-right.md', 'v7')).toEqual([]);
});

test('members that the classes of the frameworks lack', async () => {
  expect(await findingsOf(namesRule, 'names/statics-broken.md', 'v7')).toEqual([
    '8:12  "CAPLog.prnt" does not exist in v7  Did you mean "print"?',
    '9:15  "CAPBridge.handleContinueActivities" does not exist in v7  Did you mean "handleContinueActivity"?',
    '10:37  "ApplicationDelegateProxy.shred" does not exist in v7  Did you mean "shared"?',
    '15:41  "PluginMethod.RETURN_CALLBACKS" does not exist in v7  Did you mean "RETURN_CALLBACK"?',
    '17:12  "Logger.debugg" does not exist in v7  Did you mean "debug"?',
    '18:14  "JSObject.fromJSONObjekt" does not exist in v7  Did you mean "fromJSONObject"?',
    '19:57  "PermissionState.GRANTET" does not exist in v7  Did you mean "GRANTED"?',
    '24:41  "PluginMethod.RETURN_NOTHING" does not exist in v7  PluginMethod has RETURN_NONE, RETURN_PROMISE, returnType, RETURN_CALLBACK',
    '26:12  "Logger.warning" does not exist in v7  Logger has warn, config, init, debug, error, info, tags, verbose and others',
    '31:11  "Capacitor.isNativePlatfrom" does not exist in v7  Did you mean "isNativePlatform"?',
    '32:8  "Camera.getPhotos" does not exist in v7  Did you mean "getPhoto"?',
  ]);
});

test('members that the classes have, and those of other classes', async () => {
  expect(await findingsOf(namesRule, 'names/statics-right.md', 'v7')).toEqual([]);
});

test('members and types of the bridge that the sources lack', async () => {
  expect(await findingsOf(namesRule, 'names/bridge-broken.md', 'v7')).toEqual([
    '7:37  "CAPBridgedPlugins" is not in the packages of v7  Did you mean "CAPBridgedPlugin" or "CAPBridgeDelegate" or "CAPBrowserPlugin"?',
    '9:51  "CAPluginReturnPromise" is not in the packages of v7  Did you mean "CAPPluginReturnPromise" or "CAPPluginReturnNone"?',
    '10:51  "PromiseReturn" is not in the packages of v7  Correct it, or add it to checks/names/allowed.json with a reason',
    '13:22  "bridge.triggerJSEvnt" does not exist in v7  Did you mean "triggerJSEvent"?',
    '16:18  "bridge.webVew" does not exist in v7  Did you mean "webView"?',
    '18:17  "bridge.getWebViewClient" does not exist in v7  bridge has getWebView, webView, getSavedCall, isDevEnvironment, isSimEnvironment, setServerBasePath, getLocalUrl, modulePrint and others',
    '19:34  "getConfig().getInteger" does not exist in v7  getConfig() has getInt, getObject, getString, getArray, getBoolean, config, getConfigJSON, init and others',
    '20:26  "getConfig().getBool" does not exist in v7  getConfig() has getBoolean, getInt, getArray, getObject, getString, config, init, isEmpty and others',
    '23:48  "capactiorOpenURL" is not in the packages of v7  Did you mean "capacitorOpenURL"?',
    '24:34  "ApplicationDelegateProxy.share" does not exist in v7  Did you mean "shared"?',
    '25:41  "ApplicationDelegateProxy.shared.aplication" does not exist in v7  Did you mean "application"?',
    '27:23  "CAPluginCall" is not in the packages of v7  Did you mean "CAPPluginCall"?',
    '34:22  "PluginCal" is not in the packages of v7  Did you mean "PluginCall"?',
    '35:21  "getBridge().triggerWindowJSEvnt" does not exist in v7  Did you mean "triggerWindowJSEvent"?',
    '36:21  "bridge.triggerJSEvents" does not exist in v7  Did you mean "triggerJSEvent"?',
    '37:21  "getConfig().getText" does not exist in v7  getConfig() has getInt, getObject, getArray, getString, getBoolean, config, isEmpty, getConfigJSON and others',
    '38:9  "JSObjct" is not in the packages of v7  Did you mean "JSObject"?',
    '38:30  "JSObjct" is not in the packages of v7  Did you mean "JSObject"?',
    '39:16  "bridge.presentVC" does not exist in v7  bridge has reset, fragment, preferences, context, execute, intentUri, onRestart, onResume and others',
    '47:20  "JSAray" is not in the packages of v7  Did you mean "JSArray"?',
    '49:16  "bridge.executeOnMainThreads" does not exist in v7  Did you mean "executeOnMainThread"?',
    '49:44  "call.resolv" does not exist in v7  Did you mean "resolve"?',
    '56:2  "CAP_PLUGN" is not in the packages of v7  Did you mean "CAP_PLUGIN"?',
    '57:4  "CAPPLUGIN_METHOD" is not in the packages of v7  Did you mean "CAP_PLUGIN_METHOD"?',
    '57:27  "CAPPluginReturnPromis" is not in the packages of v7  Did you mean "CAPPluginReturnPromise" or "CAPPluginReturnNone" or "CAPPluginReturnType"?',
    '58:28  "CPAPluginReturnNone" is not in the packages of v7  Did you mean "CAPPluginReturnNone" or "CAPPluginReturnType" or "CAPPluginReturnPromise"?',
    '64:18  "bridge.webVew" does not exist in v7  Did you mean "webView"?',
    '65:17  "CAPLog.prnt" does not exist in v7  Did you mean "print"?',
    '70:15  "call.resolv" does not exist in v7  Did you mean "resolve"?',
    '71:17  "Loger" is not in the packages of v7  Did you mean "Logger"?',
    '75:1  "CAPPLUGIN" is not in the packages of v7  Did you mean "CAPPlugin" or "AppPlugin" or "CDVPlugin"?',
    '76:27  "CapPluginReturnPromise" is not in the packages of v7  Did you mean "CAPPluginReturnPromise" or "CAPPluginReturnNone" or "CAPPluginReturnType"?',
    '82:3  "CAP_PLUGIN_CALL" is not in the packages of v7  Did you mean "CAP_PLUGIN_CONFIG" or "CAP_PLUGIN_PUBLISH"?',
    '82:25  "CAPPluginReturnVoid" is not in the packages of v7  Did you mean "CAPPluginReturnNone" or "CAPPluginReturnType" or "CAPPluginReturnPromise"?',
    '86:11  "call.getNumbers" is not in the packages of v7  Did you mean "call.getNumber"?',
    '86:32  "bridge.observer" is not in the packages of v7  Correct it, or add it to checks/names/allowed.json with a reason',
    '86:52  "CAPLog.enabled" does not exist in v7  Correct it, or add it to checks/names/allowed.json with a reason',
    '86:73  "PluginMethod.RETURN_PROMIS" does not exist in v7  Did you mean "RETURN_PROMISE"?',
  ]);
});

test('members and types of the bridge that the sources have', async () => {
  expect(await findingsOf(namesRule, 'names/bridge-right.md', 'v7')).toEqual([]);
});

test('full names of classes lead to the whole name of one that exists', async () => {
  expect(await findingsOf(namesRule, 'names/classes.md', 'v7')).toEqual([
    '6:1  "com.getcapacitor.CapacitorPlugin" is not in the packages of v7  Did you mean "com.getcapacitor.annotation.CapacitorPlugin"?',
    '6:37  "com.getcapacitor.Permission" is not in the packages of v7  Did you mean "com.getcapacitor.annotation.Permission"?',
    '6:76  "com.getcapcitor.Plugin" is not in the packages of v7  Did you mean "com.getcapacitor.Plugin"?',
    '7:1  "com.getcapacitor.path" is not in the packages of v7  Correct it, or add it to checks/names/allowed.json with a reason',
    '7:29  "com.getcapacitor.annotation.PluginMethod" is not in the packages of v7  Did you mean "com.getcapacitor.PluginMethod"?',
    '11:8  "com.getcapacitor.CapacitorPlugin" is not in the packages of v7  Did you mean "com.getcapacitor.annotation.CapacitorPlugin"?',
    '12:8  "com.getcapcitor.PluginCall" is not in the packages of v7  Did you mean "com.getcapacitor.PluginCall"?',
    '14:2  "com.getcapacitor.CapacitorPlugin" is not in the packages of v7  Did you mean "com.getcapacitor.annotation.CapacitorPlugin"?',
    '15:27  "com.getcapacitor.Plugins" is not in the packages of v7  Did you mean "com.getcapacitor.Plugin"?',
    '22:8  "com.getcapacitor.annotations.CapacitorPlugin" is not in the packages of v7  Did you mean "com.getcapacitor.annotation.CapacitorPlugin"?',
    '26:25  "com.getcapacitor.BridgeActivty" is not in the packages of v7  Did you mean "com.getcapacitor.BridgeActivity"?',
  ]);
  const old = await findingsOf(namesRule, 'names/classes.md', 'v2');
  expect(old.slice(0, 3)).toEqual([
    '6:1  "com.getcapacitor.CapacitorPlugin" is not in the packages of v2  "com.getcapacitor.annotation.CapacitorPlugin" exists in v3 to next',
    '6:37  "com.getcapacitor.Permission" is not in the packages of v2  "com.getcapacitor.annotation.Permission" exists in v3 to next',
    '6:76  "com.getcapcitor.Plugin" is not in the packages of v2  Did you mean "com.getcapacitor.Plugin"?',
  ]);
});

test('an upgrade guide may name what any version up to its target has', async () => {
  const check = async (file: string): Promise<string[]> => {
    const page = parsePage(file, '`Plugins.Keyboard`, `CapacitorPlatforms`, `PrivacyScreen`.\n', CONTEXT);
    return (await namesRule.check([page], page.version, CONTEXT)).map(
      ({message, hint}) => `${message}  ${hint}`,
    );
  };
  expect(await check('versioned_docs/version-v7/updating/3-0.md')).toEqual([
    `"PrivacyScreen" is not in the packages of v2 and v3  It exists in ${spanOf('since v7')}`,
  ]);
  expect(await check('versioned_docs/version-v7/updating/7-0.md')).toEqual([]);
});

test('a class that only the target of an upgrade guide has decides about its members', async () => {
  const page = parsePage(
    'versioned_docs/version-v7/updating/3-0.md',
    '```diff title="AppDelegate.swift"\n+ApplicationDelegateProxy.instance.application(app)\n+CAPBridge.handleOpenUrl(url)\n```\n',
    CONTEXT,
  );
  const found = await namesRule.check([page], 'v7', CONTEXT);
  expect(found.map(({line, message, hint}) => `${line}  ${message}  ${hint}`)).toEqual([
    '2  "ApplicationDelegateProxy.instance" does not exist in v2 and v3  ApplicationDelegateProxy has lastURL, shared, application',
  ]);
});

test('what a sample imports from a package of com.example is a class of the page', async () => {
  const sample = '```java\nimport com.example.notes.Brightness;\nimport com.getcapacitor.Bridge;\n```\n';
  const page = parsePage(
    'versioned_docs/version-v2/plugins/android.md',
    `\`Plugins.Brightness\` \`Plugins.Bridge\`\n\n${sample}`,
    CONTEXT,
  );
  const found = await namesRule.check([page], 'v2', CONTEXT);
  expect(found.map(({message}) => message)).toEqual(['"Plugins.Bridge" does not exist in v2']);
});

test('what an Objective-C class declares is known by its Swift name', async () => {
  const page = parsePage(
    'versioned_docs/version-v3/plugins/ios.md',
    '`config.localURL` `config.localAddress`\n',
    CONTEXT,
  );
  const found = await namesRule.check([page], 'v3', CONTEXT);
  expect(found.map(({message}) => message)).toEqual(['"config.localAddress" is not in the packages of v3']);
});

test('the variables and hooks of the CLI exist wherever they are', async () => {
  expect(await findingsOf(namesRule, 'names/cli-broken.md', 'v5')).toEqual([
    '3:27  The CLI of v5 has no environment variable "CAPACITOR_PLATFORM"  Did you mean "CAPACITOR_PLATFORM_NAME"?',
    '6:12  The CLI of v5 has no environment variable "CAPACITOR_ROOT"  Did you mean "CAPACITOR_ROOT_DIR"?',
    '6:32  The CLI of v5 has no environment variable "CAPACITOR_PLATFORM"  Did you mean "CAPACITOR_PLATFORM_NAME"?',
    '6:55  The CLI of v5 has no environment variable "CAPACITOR_WEBDIR"  Did you mean "CAPACITOR_WEB_DIR"?',
    '6:81  The CLI of v5 runs no npm script "capacitor:sync:afters"  Did you mean "capacitor:sync:after"?',
    `8:4  The CLI of v5 has no environment variable "CAPACITOR_DEBUG"  It exists in ${spanOf('since v7')}`,
    '8:32  The CLI of v5 runs no npm script "capacitor:build:"  It knows capacitor:add, capacitor:copy, capacitor:copy:after, capacitor:copy:before, capacitor:open, capacitor:run, capacitor:sync:after, capacitor:sync:before, capacitor:update, capacitor:update:after, capacitor:update:before',
    '8:73  The CLI of v5 runs no npm script "capacitor:run:before"  Did you mean "capacitor:run" or "capacitor:sync:before"?',
    '9:10  The CLI of v5 has no name "capacitor:telemetri" for DEBUG  Did you mean "capacitor:telemetry"?',
    '15:6  The CLI of v5 runs no npm script "capacitor:copy:aftr"  Did you mean "capacitor:copy:after" or "capacitor:copy"?',
    '15:35  The CLI of v5 has no environment variable "CAPACITOR_PLATFORM"  Did you mean "CAPACITOR_PLATFORM_NAME"?',
    '16:6  The CLI of v5 runs no npm script "capacitor:config"  It knows capacitor:add, capacitor:copy, capacitor:copy:after, capacitor:copy:before, capacitor:open, capacitor:run, capacitor:sync:after, capacitor:sync:before, capacitor:update, capacitor:update:after, capacitor:update:before',
    '22:25  The CLI of v5 has no environment variable "CAPACITOR_ROOTDIR"  Did you mean "CAPACITOR_ROOT_DIR"?',
    '26:1  The CLI of v5 has no environment variable "CAPACITOR_STUDIO_PATH"  Did you mean "CAPACITOR_ANDROID_STUDIO_PATH"?',
    '30:6  The CLI of v5 has no environment variable "CAPACITOR_COCOAPOD_PATH"  Did you mean "CAPACITOR_COCOAPODS_PATH"?',
    '35:3  The CLI of v5 has no environment variable "CAPACITOR_CONFIGS"  Did you mean "CAPACITOR_CONFIG"?',
  ]);
  expect(await findingsOf(namesRule, 'names/cli-right.md', 'v5')).toEqual([]);
});

test('the options on the page of a command are its own', async () => {
  const page = parsePage(
    'versioned_docs/version-v7/cli/commands/sync.md',
    '`--inline` `--scheme`\n',
    CONTEXT,
  );
  const [finding, ...others] = await namesRule.check([page], 'v7', CONTEXT);
  expect(finding).toMatchObject({column: 12, message: 'The CLI of v7 has no option "--scheme"'});
  expect(others).toEqual([]);
});

describe('inline code', () => {
  test.each([
    ['Unable to load `x`', []],
    ['npx cap sync', []],
    ['android/app/build.gradle', []],
    ['com.example.app', []],
    ['api.example.com', []],
    ['capacitor.config.ts', []],
    ['wifi', []],
    ['npm init @capacitor/app', [{kind: 'package', name: '@capacitor/create-app'}]],
    ['--target <id>', [{kind: 'option', name: '--target'}]],
    ['cap plugin:generate', [{kind: 'command', name: 'plugin:generate'}]],
    ['launchShowDuration: 0', [{kind: 'word', name: 'launchShowDuration'}]],
    ['getArray("bar", Int.self)', [{kind: 'word', name: 'getArray'}]],
    ['eval(js:)', [{kind: 'word', name: 'eval'}]],
    ['$CAPACITOR_ROOT_DIR', []],
    ['bridge?.saveCall(call)', [{kind: 'path', name: 'bridge.saveCall', head: 'bridge', member: 'saveCall'}]],
    ['Toast.show()', [{kind: 'member', name: 'Toast.show', head: 'Toast', member: 'show'}]],
  ])('%s states %j', (text, claims) => {
    expect(claimsOf(text)).toEqual(claims);
  });
});

test('versions are named as a range', () => {
  const all = ['v2', 'v3', 'v4', 'v5'];
  expect(versionRange(['v4', 'v2', 'v3'], all)).toBe('v2 to v4');
  expect(versionRange(['v2', 'v3'], all)).toBe('v2 and v3');
  expect(versionRange(['v2', 'v4', 'v5'], all)).toBe('v2, v4 and v5');
});

test('versions to look in come from the path', () => {
  const versions = (file: string): string[] => versionsFor({path: file, version: 'v6'}, requirements);
  expect(versions('apis/camera.md')).toEqual(['v6']);
  expect(versions('updating/4-0.md')).toEqual(['v2', 'v3', 'v4']);
  expect(versions('updating/plugins/5-0.md')).toEqual(['v2', 'v3', 'v4', 'v5']);
  expect(versions('updating/index.md')).toEqual(['v2', 'v3', 'v4', 'v5', 'v6']);
});

describe('the allow-list', () => {
  test('allows a name where its entry says', () => {
    const list = {Foo: {reason: 'a'}, 'Bar.*': {reason: 'b', versions: ['v7'], pages: ['apis/']}};
    expect(isAllowed('Foo', {version: 'v2', path: 'index.md'}, list)).toBe(true);
    expect(isAllowed('Bar.baz', {version: 'v7', path: 'apis/app.md'}, list)).toBe(true);
    expect(isAllowed('Bar.baz', {version: 'v6', path: 'apis/app.md'}, list)).toBe(false);
    expect(isAllowed('Bar.baz', {version: 'v7', path: 'index.md'}, list)).toBe(false);
    expect(isAllowed('toString', {version: 'v7', path: 'index.md'}, list)).toBe(false);
  });

  test.each(Object.entries(ALLOWED))('needs %s', async (name, entry) => {
    expect(entry.reason).not.toBe('');
    expect(await unneeded(name, entry)).toEqual([]);
  });

  test('does not need what no page says, or not in that version', async () => {
    const [name = ''] =
      Object.entries(ALLOWED).find(
        ([, {versions, pages}]) => versions === undefined && pages === undefined,
      ) ?? [];
    expect(await unneeded('NoSuchNameAnywhere', {reason: 'a'})).toEqual(['anywhere']);
    expect(await unneeded(name, {reason: 'a', versions: ['v1']})).toEqual(['anywhere', 'v1']);
  });
});

const FILES = listVersions(ROOT).flatMap((version) => listPages(ROOT, version));

/**
 * Returns for what of an entry no page needs it: `anywhere`, the versions, the pages that it names. A page needs it
 * where the name would be a finding without it. Reads no more pages than that takes: most entries are needed at once.
 */
async function unneeded(name: string, entry: Allowance): Promise<string[]> {
  const [part = ''] = name.replace('@capacitor/create-', '@capacitor/').split('.*');
  let left = ['anywhere', ...namedVersions(entry), ...(entry.pages ?? [])];
  for (const file of FILES.filter((one) => sourceOf(one).includes(part))) {
    if (left.length === 0) break;
    const {page, unknown} = await readUnknown(file);
    if (!holdsFor(entry, page) || !unknown.some((own) => isAllowed(own, page, {[name]: entry}))) continue;
    left = left.filter((what) => what !== 'anywhere' && what !== page.version && !page.path.startsWith(what));
  }
  return left;
}

/** The versions that an entry names. For an open range, they are all that the site has. */
function namedVersions({versions = []}: Allowance): readonly string[] {
  return typeof versions === 'string'
    ? listVersions(ROOT).filter((version) => inRange(versions, version))
    : versions;
}

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? fs.readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, source);
  return source;
}

type WithUnknown = {readonly page: DocPage; readonly unknown: readonly string[]};
const pages = new Map<string, Promise<WithUnknown>>();

/** A page, read once, and the names on it that its version lacks. */
function readUnknown(file: string): Promise<WithUnknown> {
  const known = pages.get(file) ?? findUnknown(parsePage(file, sourceOf(file), CONTEXT));
  pages.set(file, known);
  return known;
}

async function findUnknown(page: DocPage): Promise<WithUnknown> {
  const index = await loadNames(ROOT, page.version);
  const known = await knownOn(page, index, ROOT);
  const claims = pageClaims(page, requirements).filter(({claim}) => !isKnown(claim, index, known));
  return {page, unknown: claims.map(({claim}) => claim.name)};
}

test('the names of a version are read from its packages', async () => {
  const names = await loadNames(ROOT, 'v7');
  expect(names.members.get('Camera')?.has('getPhoto')).toBe(true);
  expect(names.members.get('GoogleMap')?.has('create')).toBe(true);
  expect(names.native.get('PluginCall')?.has('resolve')).toBe(true);
  expect(names.gradle.has('androidxCoreVersion')).toBe(true);
  expect(names.words.has('IPHONEOS_DEPLOYMENT_TARGET')).toBe(true);
  expect(names.nested.has('android.dimBackground')).toBe(true);
  expect(names.classes.has('com.getcapacitor.annotation.Permission')).toBe(true);
});
