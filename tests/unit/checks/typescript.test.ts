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
      `43:26  Cannot find module '@capacitor/calendar' or its corresponding type declarations (TS2307)  "@capacitor/calendar" exists since next`,
      `44:25  Cannot find module '@capacitor/storage' or its corresponding type declarations (TS2307)  "@capacitor/storage" existed until v3`,
      `45:24  Cannot find module '@capacitor/camara' or its corresponding type declarations (TS2307)  Did you mean "camera"?`,
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

  test('continue only a block that a reader of their tab sees', async () => {
    expect(await found('orphan')).toEqual([
      '16:1  The block continues nothing: there is no TypeScript or JavaScript block before it in its tab  Remove "continues", or move the block after the one that it continues',
    ]);
  });
});
