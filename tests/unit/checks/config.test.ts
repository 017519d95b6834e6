import {configRule} from '@site/checks/config';
import {findingsOf} from '../../support/contentFixture';

const found = (fixture: string, version: string): Promise<string[]> =>
  findingsOf(configRule, `config/${fixture}.md`, version);

describe('samples of the Capacitor configuration', () => {
  test('are checked against the options and plugins of their docs version', async () => {
    expect(await found('wrong', 'v5')).toEqual([
      '12:3  The configuration of v5 has no option "appID"  Did you mean "appId"?',
      '13:3  The configuration of v5 has no option "zoomEnabled"  "zoomEnabled" exists since v6',
      '14:3  The configuration of v5 has no option "hideLogs"  "hideLogs" existed until v4',
      '15:13  The configuration of v5 has no option "server.hostnam"  Did you mean "hostname"?',
      '15:37  The configuration of v5 has no option "server.appStartPath"  "server.appStartPath" exists since v7',
      '16:30  The configuration of v5 has no option "android.buildOptions.signingTool"  Did you mean "signingType"?',
      `16:69  "android.buildOptions.signingType" expects "apksigner" or "jarsigner", not 'jarsinger'  Did you mean "jarsigner"?`,
      '18:21  The configuration of v5 has no option "plugins.SplashScreen.launchAutoHid"  Did you mean "launchAutoHide"?',
      `18:62  "plugins.SplashScreen.launchShowDuration" expects a number, not '3000'  Write a number`,
      '19:5  The configuration of v5 has no option "plugins.SplashScren"  Did you mean "SplashScreen"?',
      '20:5  The configuration of v5 has no option "plugins.StatusBar"  "plugins.StatusBar" exists since v7',
      '21:5  The configuration of v5 has no option "plugins.Camera"  plugins can contain FederatedCapacitor, LiveUpdates, CapacitorCookies, CapacitorHttp, BackgroundRunner, Keyboard, LocalNotifications, PushNotifications, SplashScreen',
      '33:12  "appId" expects a string, not 5  Write a string',
      '35:28  "server.cleartext" expects true or false, not "true"  Write true or false',
      '35:55  "server.allowNavigation" expects a list, each entry a string, not "example.com"  Write a list, each entry a string',
      '36:28  "ios.contentInset" expects "automatic" or "scrollableAxes" or "never" or "always", not "allways"  Did you mean "always"?',
      '36:71  "ios.cordovaLinkerFlags[1]" expects a string, not 1  Write a string',
      '37:50  "cordova.preferences.DisableDeploy" expects a string, not true  Write a string',
      '38:14  "android" expects an object, not true  Write an object',
      '43:31  The configuration of v5 has no option "webdir"  Did you mean "webDir"?',
      '51:46  The configuration of v5 has no option "appNam"  Did you mean "appName"?',
      '51:79  The configuration of v5 has no option "appname"  Did you mean "appName"?',
      '58:19  The configuration of v5 has no option "ios.schema"  Did you mean "scheme"?',
      '59:24  The configuration of v5 has no option "loggingBehaviour"  Did you mean "loggingBehavior"?',
      '65:13  The configuration of v5 has no option "server.uri"  Did you mean "url"?',
      '69:11  The configuration of v5 has no option "server.uri"  Did you mean "url"?',
      '75:3  The configuration of v5 has no option "packageClassList"  The file can contain appId, appName, webDir, bundledWebRuntime, loggingBehavior, overrideUserAgent, appendUserAgent, backgroundColor, android, ios, server, cordova, plugins, includePlugins',
    ]);
  });

  test('of v2 are checked against the listed keys', async () => {
    expect(await found('wrong-v2', 'v2')).toEqual([
      '8:16  "npmClient" expects "npm" or "yarn" or "", not "pnpm"  Did you mean "npm"?',
      '9:3  The configuration of v2 has no option "loggingBehavior"  "loggingBehavior" exists since v3',
      '10:26  "ios.minVersion" expects a string, not 11  Write a string',
      '10:30  The configuration of v2 has no option "ios.scheme"  "ios.scheme" exists since v3',
      '13:46  "plugins.Keyboard.style" expects "dark", not "black"  Write "dark"',
      '14:23  The configuration of v2 has no option "plugins.SplashScreen.useDialog"  "plugins.SplashScreen.useDialog" exists since v3',
      '15:5  The configuration of v2 has no option "plugins.CapacitorHttp"  "plugins.CapacitorHttp" exists since v4',
    ]);
  });

  test('may be right in each form', async () => {
    expect(await found('right', 'v5')).toEqual([]);
  });
});
