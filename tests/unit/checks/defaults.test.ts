import fs from 'node:fs';
import path from 'node:path';
import {defaultsRule} from '@site/checks/defaults';
import {parsePage} from '@site/checks/readPage';
import {docsTreeOf} from '@site/plugins/content/version-numbers';
import requirements from '@site/src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

const CONTEXT = {siteDir: ROOT, requirements};

/** Returns the findings on `source` as a page of v7, as `line:column  message  hint`. */
async function findingsAt(page: string, source: string): Promise<string[]> {
  const found = await defaultsRule.check(
    [parsePage(`${docsTreeOf('v7')}/${page}`, source, CONTEXT)],
    'v7',
    CONTEXT,
  );
  return found.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

test('defaults that the packages do not declare', async () => {
  expect(await findingsOf(defaultsRule, 'defaults/broken.md', 'v7')).toEqual([
    '8:28  The default of "server.androidScheme" is not "http"  The package declares the default "https"',
    '9:22  The default of "launchAutoHide" is not "false"  The package declares the default "true"',
    '10:62  The default of "plugins.SplashScreen.launchShowDuration" is not "5000"  The package declares the default "500"',
    '11:39  The default of "android.path" is not "droid"  The package declares the default "android"',
    '12:24  The default of "server.iosScheme" is not "https"  The package declares the default "capacitor"',
    '13:37  The default of "--xcode-signing-style" is not "manual"  The package declares the default "automatic"',
    '17:43  The default of "server.cleartext" is not "true"  The package declares the default "false"',
    '18:62  The default of "android.minWebViewVersion" is not "61"  The package declares the default "60"',
    '20:40  The default of "server.iosScheme" is not "ionic"  The package declares the default "capacitor"',
    '21:33  The default of "server.hostname" is not "example.com"  The package declares the default "localhost"',
    '21:73  The default of "ios.scheme" is not "Main"  The package declares the default "App"',
    '22:37  The default of "loggingBehavior" is not "none"  The package declares the default "debug"',
    '23:37  The default of "ios.contentInset" is not "always"  The package declares the default "never"',
    '24:40  The default of "android.allowMixedContent" is not "true"  The package declares the default "false"',
    '25:48  The default of "loggingBehavior" is not "production"  The package declares the default "debug"',
    '26:44  The default of "launchFadeOutDuration" is not "300"  The package declares the default "200"',
    '27:50  The default of "initialFocus" is not "false"  The package declares the default "true"',
    '28:88  The default of "android.adjustMarginsForEdgeToEdge" is not "force"  The package declares the default "disable"',
    '29:86  The default of "launchShowDuration" is not "700"  The package declares the default "500"',
  ]);
});

test('defaults that the packages declare, and values that are no defaults', async () => {
  expect(await findingsOf(defaultsRule, 'defaults/right.md', 'v7')).toEqual([]);
});

test("a plugin's page states the defaults of its own options", async () => {
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/defaults/plugin.md'), 'utf8');
  expect(await findingsAt('apis/splash-screen.md', source)).toEqual([
    '6:32  The default of "fadeInDuration" is not "300"  The package declares the default "200"',
    '7:42  The default of "ShowOptions.showDuration" is not "2000"  The package declares the default "3000"',
    '8:38  The default of "launchAutoHide" is not "false"  The package declares the default "true"',
  ]);
});

test("a command's page states the defaults of its own options", async () => {
  const source = '`--xcode-export-method` defaults to `ad-hoc`.\n';
  expect(await findingsAt('cli/commands/build.md', source)).toEqual([
    '1:37  The default of "--xcode-export-method" is not "ad-hoc"  The package declares the default "app-store-connect"',
  ]);
});

test('defaults that only the code has', async () => {
  expect(await findingsAt('cli/commands/run.md', '`--port` defaults to `8100`, not `3000`.\n')).toEqual([
    '1:22  The default of "--port" is not "8100"  The package declares the default "3000"',
  ]);
  const source =
    '| Key | Default |\n|---|---|\n| `server.hostname` | `app` |\n| `hideLogs` | `true` |\n| `html5mode` | `true` |\n';
  const page = parsePage(`${docsTreeOf('v2')}/config.md`, source, CONTEXT);
  const found = await defaultsRule.check([page], 'v2', CONTEXT);
  expect(found.map(({line, hint}) => `${line}  ${hint}`)).toEqual([
    '3  The package declares the default "localhost"',
    '4  The package declares the default "false"',
  ]);
});
