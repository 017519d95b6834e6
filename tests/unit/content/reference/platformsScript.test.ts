import {readScript} from '../../../../packages/facts/extract/plugins/platforms/script';
import {scriptPlugin} from '../../../../packages/facts/extract/plugins/platforms/scriptPlugin';

/** Returns which methods of a web plugin of these scripts work. */
function webMethods(...texts: string[]): Record<string, boolean> {
  const plugin = scriptPlugin(texts.map(readScript), 'Echo').implementations.get('web');
  return Object.fromEntries([...(plugin?.methods ?? [])].map(([name, {works}]) => [name, works]));
}

/** A web plugin with one method, written as TypeScript emits it. */
function webEcho(body: string, rest = ''): string {
  return `
    import { WebPlugin, registerPlugin } from '@capacitor/core';
    export class EchoWeb extends WebPlugin {
      async echo(options) { ${body} }
      ${rest}
    }
    const Echo = registerPlugin('Echo', { web: () => new EchoWeb() });`;
}

describe('the class that implements a plugin in JavaScript', () => {
  test('is looked up in the module that it is imported from, by platform', () => {
    const index = readScript(`
      const Echo = registerPlugin('Echo', {
        web: () => import('./web').then((m) => new m.EchoWeb()),
        ios: () => import('./ios').then(m => new m.EchoIOS()),
      });`);
    const web = readScript('export class EchoWeb extends WebPlugin { async echo() {} }');
    const ios = readScript('export class EchoIOS { async echo() {} }');
    const {implementations} = scriptPlugin([index, web, ios], 'Echo');
    expect(
      [...implementations].map(([platform, {name, extendsOther}]) => [platform, name, extendsOther]),
    ).toEqual([
      ['web', 'EchoWeb', true],
      ['ios', 'EchoIOS', false],
    ]);
  });

  test('is found in bundles under the name that they export', () => {
    const entry = `import { registerPlugin as e } from "@capacitor/core";
      const r = e("Echo", { web: () => import("./web-1.js").then((t) => new t.EchoWeb()) });`;
    const chunk = `import { WebPlugin as e } from "@capacitor/core";
      class r extends e { async echo(s) { return s } close() { throw this.unimplemented("Not implemented on web.") } }
      export { r as EchoWeb };`;
    expect(webMethods(entry, chunk)).toEqual({echo: true, close: false});
    const umd = `(function(o,i){"use strict";const d=i.registerPlugin("Echo",{web:()=>Promise.resolve().then(()=>m)
      .then(e=>new e.EchoWeb)});class l extends i.WebPlugin{open(t){return Promise.reject("Not implemented in web")}}
      const m=Object.freeze(Object.defineProperty({__proto__:null,EchoWeb:l},Symbol.toStringTag,{value:"Module"}))})`;
    expect(webMethods(umd)).toEqual({open: false});
  });

  test('is found among the prototypes of Capacitor 2, for all platforms', () => {
    const script = readScript(`
      var EchoPluginWeb = /** @class */ (function (_super) {
        __extends(EchoPluginWeb, _super);
        function EchoPluginWeb() {
          return _super.call(this, { name: 'Echo', platforms: ['web'] }) || this;
        }
        EchoPluginWeb.prototype.echo = function (options) {
          return __awaiter(this, void 0, void 0, function () { throw new Error('inside'); });
        };
        EchoPluginWeb.prototype.close = function () { throw new Error('Method not implemented.'); };
        return EchoPluginWeb;
      }(WebPlugin));`);
    const {implementations} = scriptPlugin([script], 'Echo');
    expect([...implementations.keys()]).toEqual(['web', 'ios', 'android']);
    const methods = [...(implementations.get('web')?.methods ?? [])];
    expect(methods.map(([name, {works}]) => [name, works])).toEqual([
      ['echo', true],
      ['close', false],
    ]);
  });

  test('must be in one of the scripts', () => {
    expect(() =>
      scriptPlugin([readScript("registerPlugin('Echo', {web: () => new EchoWeb()})")], 'Echo'),
    ).toThrow('The scripts register class EchoWeb, but none of them declares it.');
  });

  test('is none where a plugin registers without one', () => {
    expect(
      scriptPlugin([readScript("const Echo = registerPlugin('Echo', {});")], 'Echo').implementations.size,
    ).toBe(0);
  });
});

describe('a method in JavaScript', () => {
  test.each([
    ["throw this.unimplemented('Not implemented on web.');"],
    ["throw this.unavailable('Not implemented on web.');"],
    ["throw new Error('not available on web');"],
    ["return Promise.reject('method not implemented on web');"],
    ["this.unavailable('not available for web');"],
    ['return this.refuse();'],
    ['await this.refuse();\nreturn 1;'],
    ["if (options) { throw this.unimplemented('a'); } else { throw this.unavailable('b'); }"],
    ["return this.on = true, console.warn('Echo is not available on web platforms'), { success: false };"],
  ])('refuses when it only says so: %s', (body) => {
    expect(webMethods(webEcho(body, "refuse() { throw new EchoError('none'); }"))).toMatchObject({
      echo: false,
    });
  });

  test.each([
    [
      "if (!navigator.share) { throw this.unavailable('Not in this browser'); }\nreturn navigator.share(options);",
    ],
    [
      "if (navigator.vibrate) { navigator.vibrate(1); } else { throw this.unavailable('Not in this browser'); }",
    ],
    ["try { await open(); } catch (e) { throw this.unavailable('Not in this browser'); }"],
    ["return new Promise((resolve, reject) => reject('never'));"],
    ["const fail = () => { throw this.unimplemented('x'); };"],
    ["console.warn('Echo is slow');"],
    [''],
    ['return this.echo(options);'],
  ])('works when it may answer otherwise: %s', (body) => {
    expect(webMethods(webEcho(body))).toEqual({echo: true});
  });

  test('may be a function that the constructor or a field keeps in a property', () => {
    const rest = `
      constructor() { super(...arguments); this.cache = 1; this.download = async (options) => { return fetch(options); }; }
      open = () => this.unimplemented('no');`;
    expect(webMethods(webEcho('', rest))).toEqual({echo: true, download: true, open: false});
  });
});

describe('a class before the plugin', () => {
  test('tells which methods of the plugin its own need', () => {
    const implementation = "const CapacitorEcho = registerPlugin('Echo', { web: () => new EchoWeb() });";
    const web = 'class EchoWeb extends WebPlugin { async create() { other.create(); } }';
    const map = `
      import { CapacitorEcho } from './implementation';
      export class EchoMap {
        static async create(o) { resize(() => CapacitorEcho.onResize()); await CapacitorEcho.create(o); }
        async setOnClickListener(c) { if (c) { this.l = await CapacitorEcho.addListener('click', c); } }
        removeAll() { this.l.remove(); }
      }`;
    expect([...scriptPlugin([implementation, web, map].map(readScript), 'Echo').facade]).toEqual([
      ['create', ['create']],
      ['setOnClickListener', ['addListener']],
      ['removeAll', []],
    ]);
  });
});
