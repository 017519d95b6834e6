import {readSource} from '../../../../packages/facts/extract/messages/readSource';
import {
  moduleNames,
  scriptPlugin,
  type ScriptModule,
} from '../../../../packages/facts/extract/plugins/platforms/scriptPlugin';

async function moduleOf(text: string): Promise<ScriptModule> {
  return {file: 'web.js', text, facts: await readSource('web.js', text)};
}

/** Returns which methods of a web plugin work. */
async function webMethods(text: string): Promise<Record<string, boolean>> {
  return Object.fromEntries(scriptPlugin([await moduleOf(text)])?.methods ?? []);
}

/** A web plugin with one method, written as TypeScript emits it. */
function webEcho(body: string, rest = ''): string {
  return `export class EchoWeb extends WebPlugin { async echo(options) { ${body} } ${rest} }`;
}

describe('what implements a plugin in JavaScript', () => {
  test('is in the modules that the registration names for a platform', async () => {
    const index = await moduleOf(`
      const Echo = registerPlugin('Echo', {
        web: () => import('./web').then((m) => new m.EchoWeb()),
        ios: () => import('./ios').then(m => new m.EchoIOS()),
      });`);
    const bundle = await moduleOf('const r=e("Echo",{web:()=>import("./web-1.js").then(t=>new t.EchoWeb)});');
    expect(moduleNames([index, bundle], 'web')).toEqual(['web', 'web-1']);
    expect(moduleNames([index, bundle], 'ios')).toEqual(['ios']);
    expect(moduleNames([index, bundle], 'android')).toEqual([]);
  });

  test('inherits from a class, also in the form of Capacitor 2', async () => {
    const old = `var EchoPluginWeb = (function (_super) {
      __extends(EchoPluginWeb, _super);
      EchoPluginWeb.prototype.echo = function (options) { return 1; };
      EchoPluginWeb.prototype.close = function () { throw new Error('Method not implemented.'); };
      return EchoPluginWeb;
    }(WebPlugin));`;
    expect(await webMethods(old)).toMatchObject({echo: true, close: false});
    expect(scriptPlugin([await moduleOf(old)])?.inherits).toBe(true);
    expect(scriptPlugin([await moduleOf(webEcho(''))])?.inherits).toBe(true);
    expect(scriptPlugin([await moduleOf('export class EchoIOS { async echo() {} }')])?.inherits).toBe(false);
    expect(scriptPlugin([])).toBeUndefined();
  });
});

describe('a method in JavaScript', () => {
  test.each([
    ["throw this.unimplemented('Not implemented on web.');"],
    ["throw new Error('not available on web');"],
    ["return Promise.reject('method not implemented on web');"],
    ["this.unavailable('not available for web');"],
    ['return this.refuse();'],
    ["return this.on = true, console.warn('Echo is not available on web platforms'), { success: false };"],
  ])('refuses when it only says so: %s', async (body) => {
    const rest = "refuse() { throw new EchoError('not supported'); }";
    expect(await webMethods(webEcho(body, rest))).toMatchObject({echo: false});
  });

  test.each([
    ["if (!navigator.share) { throw this.unavailable('No share'); }\nreturn navigator.share(options);"],
    ["try { await open(); } catch (e) { throw this.unavailable('Not in this browser'); }"],
    ["return new Promise((resolve, reject) => reject('never'));"],
    ["console.warn('Echo is slow');"],
    [''],
    ['return this.echo(options);'],
  ])('works when it may answer otherwise: %s', async (body) => {
    expect(await webMethods(webEcho(body))).toEqual({echo: true});
  });

  test('may be a function that the constructor keeps in a property', async () => {
    const rest = 'constructor() { super(); this.download = async (options) => { return fetch(options); }; }';
    expect(await webMethods(webEcho('', rest))).toEqual({echo: true, download: true});
  });
});
