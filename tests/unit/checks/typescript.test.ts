import {firstWith} from '../../support/docsVersions';
import {typescriptRule} from '@site/checks/typescript';
import {findingsOf} from '../../support/contentFixture';

const found = (fixture: string, version = 'v6'): Promise<string[]> =>
  findingsOf(typescriptRule, `typescript/${fixture}.md`, version);

const lineOf = (finding: string): number => Number(finding.split(':')[0]);

describe('TypeScript and JavaScript samples', () => {
  test('are compiled with the packages of their docs version', async () => {
    expect((await found('wrong')).sort((a, b) => lineOf(a) - lineOf(b))).toEqual([
      "12:36  Property 'getPicture' does not exist on type 'CameraPlugin' (TS2339)  It has getPhoto, pickImages, pickLimitedLibraryPhotos, getLimitedLibraryPhotos, checkPermissions, requestPermissions",
      `20:10  '"@capacitor/toast"' has no exported member named 'Toasts' (TS2724)  Did you mean 'Toast'?`,
      `21:23  Cannot find module './photos' or its corresponding type declarations (TS2307)  Did you mean "./photo"?`,
      `22:22  Cannot find module './elsewhere' or its corresponding type declarations (TS2307)  Show the file on this page with its path as the title, or mark this block as "fragment"`,
      "34:31  Type 'number' is not assignable to type 'string' (TS2322)  It must be of type string",
      "35:47  Object literal may only specify known properties, and 'animated' does not exist in type 'StyleOptions' (TS2353)  It has style",
      "36:26  Property 'schedul' does not exist on type 'LocalNotificationsPlugin' (TS2551)  Did you mean 'schedule'?",
      `42:23  Cannot find type definition file for '@capacitor/privacy-screen' (TS2688)  "@capacitor/privacy-screen" exists since v7`,
      `43:26  Cannot find module '@capacitor/calendar' or its corresponding type declarations (TS2307)  "@capacitor/calendar" exists since ${firstWith('@capacitor/calendar')}`,
      `44:25  Cannot find module '@capacitor/storage' or its corresponding type declarations (TS2307)  "@capacitor/storage" existed until v3`,
      `45:24  Cannot find module '@capacitor/camara' or its corresponding type declarations (TS2307)  Did you mean "@capacitor/camera"?`,
      `46:26  Cannot find module 'not-a-package' or its corresponding type declarations (TS2307)  If "not-a-package" is the right name, add the package to the devDependencies of the site`,
      `58:13  Cannot find name 'photos' (TS2304)  Import or declare it: a web app has no such global. If the previous block declares it, mark this one as "continues"`,
      `58:28  Cannot find name 'capasitor' (TS2304)  Import or declare it: a web app has no such global. If the previous block declares it, mark this one as "continues"`,
      `62:1  Cannot find name 'photos' (TS2304)  Import or declare it: a web app has no such global. If the previous block declares it, mark this one as "continues"`,
      "68:24  Parameter 'value' implicitly has an 'any' type (TS7006)  Declare its type",
      "69:1  Object is possibly 'null' (TS2531)  Check first that it exists",
      `76:4  Property 'writeFileSinc' does not exist on type 'typeof import("fs")' (TS2551)  Did you mean 'writeFileSync'?`,
      "81:48  Property 'cangoBack' does not exist on type 'BackButtonListenerEvent' (TS2551)  Did you mean 'canGoBack'?",
      "81:74  Property 'exitApps' does not exist on type 'AppPlugin' (TS2551)  Did you mean 'exitApp'?",
      "86:15  Property 'fetch' does not exist on type 'CapacitorKV' (TS2339)  It has set, get, remove",
      `87:3  Cannot find name 'window' (TS2304)  Import or declare it: a background runner has no such global. If the previous block declares it, mark this one as "continues"`,
      `95:40  Cannot find name 'document' (TS2584)  Import or declare it: a service worker has no such global. If the previous block declares it, mark this one as "continues"`,
      "105:28  Property 'display' does not exist on type 'ToastPlugin' (TS2339)  It has show",
      "119:37  Type '{ children: string; onTap: () => Promise<void>; }' is not assignable to type 'DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>' (TS2322)  Property 'onTap' does not exist on type 'DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>'",
      '128:17  Property assignment expected (TS1136)  Fix the syntax, or mark code that does not work on its own as "fragment"',
      '132:26  Expression expected (TS1109)  Write a fragment that parses as statements or as members of a class, an object or an interface',
    ]);
  });

  test('may be right in each form', async () => {
    expect(await found('right')).toEqual([]);
  });

  test('are judged by the packages of another version on the same code', async () => {
    const inV7 = (await found('wrong', 'v7')).filter((line) => line.includes('@capacitor/'));
    expect(inV7).not.toContainEqual(expect.stringContaining('@capacitor/privacy-screen'));
    expect(await found('right', 'v5')).toEqual([]);
    expect(await found('right', 'next')).toEqual([]);
  });

  test('wait for promises, and listen to events that exist', async () => {
    expect((await found('promises')).sort((a, b) => lineOf(a) - lineOf(b))).toEqual([
      '12:1  "await" is missing: Preferences.set(…) returns a promise, and nothing waits for it or handles its errors  Write "await Preferences.set(…)", or handle its errors with ".catch(…)"',
      '15:3  "await" is missing: Preferences.set(…) returns a promise, and nothing waits for it or handles its errors  Write "await Preferences.set(…)", or handle its errors with ".catch(…)"',
      '16:13  "await" is missing: Toast.show(…) returns a promise, and nothing waits for it or handles its errors  Write "await Toast.show(…)", or handle its errors with ".catch(…)"',
      '17:12  "await" is missing: Toast.show(…) returns a promise, and nothing waits for it or handles its errors  Write "await Toast.show(…)", or handle its errors with ".catch(…)"',
      '21:3  "await" is missing: save(…) returns a promise, and nothing waits for it or handles its errors  Make the function around it async and write "await save(…)", or handle its errors with ".catch(…)"',
      '28:1  "await" is missing: Preferences.clear() returns a promise, and nothing waits for it or handles its errors  Write "await Preferences.clear()", or handle its errors with ".catch(…)"',
      '39:8  "await" is missing: mayRead() returns a promise, which is always true as a condition  Write "await mayRead()"',
      '40:7  "await" is missing: mayRead() returns a promise, which is always true as a condition  Write "await mayRead()"',
      '42:10  "await" is missing: answer is a promise, which is always true as a condition  Write "await answer"',
      '42:21  "await" is missing: mayRead() returns a promise, which is always true as a condition  Write "await mayRead()"',
      '43:10  "await" is missing: mayRead() returns a promise, which is always true as a condition  Write "await mayRead()"',
      '55:17  "await" is missing: Camera.getPhoto(…) returns a promise, which is used as if it were its value  Write "await Camera.getPhoto(…)"',
      '58:21  "await" is missing: Preferences.get(…) returns a promise, which is used as if it were its value  Write "await Preferences.get(…)"',
      '59:37  "await" is missing: Device.getInfo() returns a promise, which is used as if it were its value  Write "await Device.getInfo()"',
      '60:15  "await" is missing: Device.getId() returns a promise, which is used as if it were its value  Write "await Device.getId()"',
      '61:27  "await" is missing: list() returns a promise, which is used as if it were its value  Write "await list()"',
      '62:21  "await" is missing: list() returns a promise, which is used as if it were its value  Write "await list()"',
      '63:17  "await" is missing: title() returns a promise, which is used as if it were its value  Write "await title()"',
      '64:7  "await" is missing: title() returns a promise, which is used as if it were its value  Write "await title()"',
      '65:23  "await" is missing: list() returns a promise, which is used as if it were its value  Write "await list()"',
      '65:36  "await" is missing: title() returns a promise, which is used as if it were its value  Write "await title()"',
      '76:10  "await" is missing: title() returns a promise, which is used as if it were its value  Make the function around it async and write "await title()"',
      '86:22  "App.addListener" has no event "appUrlOpened" in v6  Did you mean "appUrlOpen"? The events of App are appUrlOpen, pause, appStateChange, resume, backButton, appRestoredResult',
      '89:22  "App.addListener" has no event "stateChange" in v6  Did you mean "appStateChange"? The events of App are appStateChange, pause, resume, appUrlOpen, backButton, appRestoredResult',
      '90:26  "Network.addListener" has no event "networkChange" in v6  Did you mean "networkStatusChange"? The events of Network are networkStatusChange',
      '96:22  "Keyboard.addListener" has no event "keyboardShow" in v6  Did you mean "keyboardDidShow" or "keyboardWillShow"? The events of Keyboard are keyboardDidShow, keyboardWillShow, keyboardDidHide, keyboardWillHide',
      "104:30  Property 'colour' does not exist on type 'Promise<DeviceInfo>' (TS2339)  It has then, catch, finally",
      "105:14  Type 'Promise<DeviceId>' is not assignable to type 'number' (TS2322)  It must be of type number",
    ]);
  });

  test('may use promises in each right way', async () => {
    expect(await found('promises-right')).toEqual([]);
    expect(await found('promises-right', 'next')).toEqual([]);
  });

  test('continue only a block that a reader of their tab sees', async () => {
    expect(await found('orphan')).toEqual([
      '16:1  The block continues nothing: there is no TypeScript or JavaScript block before it in its tab  Remove "continues", or move the block after the one that it continues',
    ]);
  });
});
