import {readSource} from '../../../../packages/facts/extract/messages/readSource';
import {
  nativePlugin,
  type NativePlugin,
  type NativeSource,
} from '../../../../packages/facts/extract/plugins/platforms/nativePlugin';

/** The name and the text of a source file. */
type SourceFile = readonly [name: string, text: string];

/** Returns the plugin `Echo` in source files. */
async function echoIn(...files: readonly SourceFile[]): Promise<NativePlugin> {
  const sources: NativeSource[] = [];
  for (const [name, text] of files) sources.push({text, facts: await readSource(name, text)});
  const plugin = nativePlugin(sources, 'Echo');
  if (!plugin) throw new Error('None of the files registers Echo.');
  return plugin;
}

async function methodsOf(...files: readonly SourceFile[]): Promise<Record<string, string>> {
  return Object.fromEntries((await echoIn(...files)).methods);
}

/** A Swift plugin that registers one method, with the body of that method. */
function swiftEcho(body: string): SourceFile {
  return [
    'Echo.swift',
    `@objc(EchoPlugin)
    public class EchoPlugin: CAPPlugin, CAPBridgedPlugin {
      public let jsName = "Echo"
      public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "echo", returnType: CAPPluginReturnPromise)
      ]
      @objc func echo(_ call: CAPPluginCall) {
        ${body}
      }
    }`,
  ];
}

/** A Java or Kotlin plugin that registers one method, with that method. */
function androidEcho(file: string, method: string): SourceFile {
  return [file, `@CapacitorPlugin(name = "Echo")\nclass EchoPlugin { @PluginMethod ${method} }`];
}

describe('methods are registered', () => {
  test('in Swift in every form, but not in comments', async () => {
    const source = `
      public class EchoPlugin: CAPPlugin, CAPBridgedPlugin {
        public let jsName = "Echo"
        public let pluginMethods: [CAPPluginMethod] = [
          CAPPluginMethod(name: "one", returnType: CAPPluginReturnPromise),
          CAPPluginMethod(
            name: "two",
            returnType: CAPPluginReturnPromise
          ),
          CAPPluginMethod(#selector(three(_:)), returnType: .promise),
          CAPPluginMethod(#selector(EchoPlugin.four(_:))),
          .init(name: "five", returnType: CAPPluginReturnCallback),
          .init(selector: #selector(six), returnType: CAPPluginReturnPromise)
          // CAPPluginMethod(name: "seven", returnType: CAPPluginReturnPromise)
        ]
      }
      extension EchoPlugin { @objc func two(_ call: CAPPluginCall) { call.resolve() } }`;
    expect(await methodsOf(['Echo.swift', source])).toEqual({
      one: 'inherits',
      two: 'works',
      three: 'inherits',
      four: 'inherits',
      five: 'inherits',
      six: 'inherits',
    });
  });

  test('in Objective-C for a Swift class of that name', async () => {
    const registration = `
      // CAP_PLUGIN_METHOD(old, CAPPluginReturnNone);
      CAP_PLUGIN(CAPOtherPlugin, "Other", CAP_PLUGIN_METHOD(other, CAPPluginReturnPromise);)
      CAP_PLUGIN(CAPEchoPlugin, "Echo",
        CAP_PLUGIN_METHOD(echo, CAPPluginReturnPromise);
        CAP_PLUGIN_METHOD(show, CAPPluginReturnPromise);
      )`;
    const swift = `
      @objc(CAPEchoPlugin) public class EchoPlugin: CAPPlugin {
        @objc func echo(_ call: CAPPluginCall) { call.resolve() }
        @objc func show(_ call: CAPPluginCall) { call.unimplemented() }
      }`;
    expect(await methodsOf(['Echo.m', registration], ['Echo.swift', swift])).toEqual({
      echo: 'works',
      show: 'refuses',
    });
  });

  test('in Java with @PluginMethod, beside other annotations', async () => {
    const source = `
      @CapacitorPlugin(name = "Echo", permissions = { @Permission(strings = {}, alias = "camera") })
      public class EchoPlugin extends Plugin {
        @PluginMethod
        public void one(PluginCall call) { call.resolve(); }
        @PluginMethod()
        public void two(final PluginCall call) throws JSONException { call.resolve(); }
        @PluginMethod(returnType = PluginMethod.RETURN_CALLBACK)
        @Deprecated("Use one")
        public void three(PluginCall call) { call.unimplemented(); }
        // @PluginMethod
        public void none(PluginCall call) { call.resolve(); }
      }`;
    const plugin = await echoIn(['EchoPlugin.java', source]);
    expect(Object.fromEntries(plugin.methods)).toEqual({one: 'works', two: 'works', three: 'refuses'});
    expect(plugin.declaresPermissions).toBe(true);
  });

  test('for the name of the class where the annotation names none', async () => {
    const source =
      '@NativePlugin()\nclass Echo : Plugin() { @PluginMethod fun one(call: PluginCall) = two(call) }';
    const plugin = await echoIn(['Echo.kt', source]);
    expect(Object.fromEntries(plugin.methods)).toEqual({one: 'works'});
    expect(plugin.declaresPermissions).toBe(false);
  });
});

describe('a method refuses', () => {
  test.each([
    ['call.unimplemented()'],
    ['call?.unavailable("not supported on iOS")'],
    ['call.reject("Echo is not implemented on iOS")'],
    ['DispatchQueue.main.async { call.unavailable() }'],
    ['guard let id = call.getString("id") else {\n call.reject("no id")\n return\n}\ncall.unimplemented()'],
    ['rejectCall(call, EchoError.featureNotSupported("echo"))'],
  ])('in Swift when it only says so: %s', async (body) => {
    expect(await methodsOf(swiftEcho(body))).toEqual({echo: 'refuses'});
  });

  test.each([
    ['call.resolve()'],
    ['if #available(iOS 14, *) {\n show(call)\n} else {\n call.unavailable("Not available on iOS 13")\n}'],
    ['guard supported else {\n return call.unavailable()\n}\ncall.resolve()'],
    ['call.reject("Id is missing")'],
    ['// call.unimplemented()\nprint("call.unimplemented()")'],
  ])('not in Swift when it may work, or fails otherwise: %s', async (body) => {
    expect(await methodsOf(swiftEcho(body))).toEqual({echo: 'works'});
  });

  test.each([
    ['call.unimplemented("not supported on android");', 'refuses'],
    ['if (Build.VERSION.SDK_INT >= 26) {\n open(call);\n} else {\n call.unavailable();\n}', 'works'],
    ['manager.open(call);', 'refuses'],
    ['manager.close(call);', 'works'],
  ])('in Java, also where it only passes on the call: %s', async (body, state) => {
    const other = `class Manager {
      void open(PluginCall call) { call.unimplemented(); }
      void close(PluginCall call) { if (a) { call.resolve(); } else { call.unavailable(); } } }`;
    const plugin = androidEcho('Echo.java', `public void echo(PluginCall call) { ${body} }`);
    expect(await methodsOf(plugin, ['Manager.java', other])).toEqual({echo: state});
  });

  test.each([
    ['call.unavailable("this call is not available on android")', 'refuses'],
    ['val id = call.getString("id") ?: return call.reject("no id")\ncall.unimplemented()', 'refuses'],
    ['val id = call.getString("id") ?: return call.unavailable()\ncall.resolve()', 'works'],
    ['echo(call)', 'works'],
  ])('in Kotlin: %s', async (body, state) => {
    const plugin = androidEcho('Echo.kt', `fun echo(call: PluginCall) { ${body} }`);
    expect(await methodsOf(plugin)).toEqual({echo: state});
  });
});

test('sources without the plugin have none', async () => {
  const [name, text] = swiftEcho('call.resolve()');
  expect(nativePlugin([{text, facts: await readSource(name, text)}], 'Other')).toBeUndefined();
});
