import {closing, toCode} from '../../../../packages/facts/extract/plugins/platforms/code';
import {readJava} from '../../../../packages/facts/extract/plugins/platforms/java';
import {readKotlin} from '../../../../packages/facts/extract/plugins/platforms/kotlin';
import {nativePlugin} from '../../../../packages/facts/extract/plugins/platforms/nativePlugin';
import type {NativeSource} from '../../../../packages/facts/extract/plugins/platforms/nativeSource';
import {readObjectiveC} from '../../../../packages/facts/extract/plugins/platforms/objectiveC';
import {readSwift} from '../../../../packages/facts/extract/plugins/platforms/swift';

/** Returns what became of the registered methods of the plugin `Echo`. */
function methodsOf(...sources: NativeSource[]): Record<string, string> {
  return Object.fromEntries(nativePlugin(sources, 'Echo')?.methods ?? []);
}

/** A Swift plugin that registers one method, with the body of that method. */
function swiftEcho(body: string, rest = ''): NativeSource {
  return readSwift(`
    @objc(EchoPlugin)
    public class EchoPlugin: CAPPlugin, CAPBridgedPlugin {
      public let jsName = "Echo"
      public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "echo", returnType: CAPPluginReturnPromise)
      ]
      private let implementation = Echo()
      @objc func echo(_ call: CAPPluginCall) {
        ${body}
      }
      ${rest}
    }`);
}

function kotlinEcho(body: string, rest = ''): NativeSource {
  return readKotlin(`
    @CapacitorPlugin(name = "Echo")
    class EchoPlugin : Plugin() {
      @PluginMethod
      fun echo(call: PluginCall) {
        ${body}
      }
      ${rest}
    }`);
}

function javaEcho(body: string, rest = ''): NativeSource {
  return readJava(`
    @CapacitorPlugin(name = "Echo")
    public class EchoPlugin extends Plugin {
      @PluginMethod
      public void echo(PluginCall call) {
        ${body}
      }
      ${rest}
    }`);
}

describe('blanking comments and quotes', () => {
  test.each([
    ['java', 'a("}"); // }\nb(); /* { */', `a(" ");${' '.repeat(5)}\nb();${' '.repeat(8)}`],
    ['java', "c = '\"'; d();", "c = ' '; d();"],
    ['swift', '/* /* } */ */ "\\(x["}"])" y', `${' '.repeat(14)}"${' '.repeat(9)}" y`],
    ['swift', 'let s = #"a"}"# + z', 'let s = #     # + z'],
    ['kotlin', '"${m["}"]} $x" y', `"${' '.repeat(12)}" y`],
    ['kotlin', '"""a " }\n""" y', '"       \n  " y'],
    ['objectiveC', '@"[call unimplemented]" x', '@"                    " x'],
  ] as const)('in %s keeps length and lines: %s', (language, text, masked) => {
    expect(toCode(language, text).masked).toBe(masked);
    expect(masked).toHaveLength(text.length);
  });
});

describe('the bracket that closes another', () => {
  it('is found past those inside', () => {
    expect(closing('a({[]}) b', 1)).toBe(6);
  });

  it('is missed with the line of the one that is open', () => {
    expect(() => closing('a {\n(b', 2)).toThrow('The "{" on line 1 is never closed.');
  });
});

describe('methods that Swift registers', () => {
  test('are found in every form, and nothing in comments', () => {
    const source = readSwift(`
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
      }`);
    expect(source.registrations).toEqual([
      {
        jsName: 'Echo',
        className: 'EchoPlugin',
        methods: ['one', 'two', 'three', 'four', 'five', 'six'],
        declaresPermissions: false,
      },
    ]);
  });

  test('work where the class, an extension of it or a class that it extends has them', () => {
    const source = readSwift(`
      class Base: CAPPlugin { @objc func fromBase(_ call: CAPPluginCall) { call.resolve() } }
      class EchoPlugin: Base, CAPBridgedPlugin {
        let jsName = "Echo"
        var pluginMethods: [CAPPluginMethod] { [.init(name: "own", returnType: p), .init(name: "extended", returnType: p),
          .init(name: "fromBase", returnType: p), .init(name: "removeAllListeners", returnType: p)] }
        @objc func own(_ call: CAPPluginCall) { call.resolve(["a": "}"]) }
      }
      private extension EchoPlugin { @objc func extended(_ call: CAPPluginCall) { call.resolve() } }`);
    expect(methodsOf(source)).toEqual({
      own: 'works',
      extended: 'works',
      fromBase: 'works',
      removeAllListeners: 'inherits',
    });
  });

  test('fail with what they say if they name no method', () => {
    expect(() => readSwift('class A { let jsName = "A"; let pluginMethods = [CAPPluginMethod(x)] }')).toThrow(
      'CAPPluginMethod(x) has no method name.',
    );
  });
});

describe('methods that Objective-C registers', () => {
  const registration = readObjectiveC(`
    #import <Capacitor/Capacitor.h>
    // CAP_PLUGIN_METHOD(old, CAPPluginReturnNone);
    CAP_PLUGIN(CAPEchoPlugin, "Echo",
      CAP_PLUGIN_METHOD(echo, CAPPluginReturnPromise);
      CAP_PLUGIN_METHOD(show, CAPPluginReturnPromise);
    )`);

  test('belong to the Swift class of that name', () => {
    const swift = readSwift(`
      @objc(CAPEchoPlugin) public class EchoPlugin: CAPPlugin {
        @objc func echo(_ call: CAPPluginCall) { call.resolve() }
        @objc func show(_ call: CAPPluginCall) { call.unimplemented() }
      }`);
    expect(methodsOf(registration, swift)).toEqual({echo: 'works', show: 'refuses'});
  });

  test('belong to the Objective-C class of that name', () => {
    const implementation = readObjectiveC(`
      @implementation CAPEchoPlugin
      - (void)echo:(CAPPluginCall *)call
      {
        NSLog(@"}");
        [call resolve];
      }
      - (void)show:(CAPPluginCall *)call
      {
        [call unimplemented];
      }
      @end`);
    expect(methodsOf(registration, implementation)).toEqual({echo: 'works', show: 'refuses'});
  });
});

describe('methods that Java registers', () => {
  test('carry @PluginMethod, with arguments or without, before or after other annotations', () => {
    const source = readJava(`
      @CapacitorPlugin(
        name = "Echo",
        permissions = { @Permission(strings = { Manifest.permission.CAMERA }, alias = "camera") }
      )
      public class EchoPlugin extends Plugin {
        private final Runnable task = new Runnable() { public void run() { echo(null); } };
        @PluginMethod
        public void one(PluginCall call) { call.resolve(); }
        @PluginMethod()
        public void two(final PluginCall call) throws JSONException { call.resolve(); }
        @SuppressWarnings({ "deprecation" })
        @PluginMethod(returnType = PluginMethod.RETURN_CALLBACK)
        @Deprecated
        public void three(PluginCall call) { call.resolve(); }
        // @PluginMethod
        public void none(PluginCall call) { call.resolve(); }
      }`);
    expect(source.registrations).toEqual([
      {jsName: 'Echo', className: 'EchoPlugin', methods: ['one', 'two', 'three'], declaresPermissions: true},
    ]);
  });

  test('make a plugin of the name of its class where the annotation names none', () => {
    const source = readJava('@NativePlugin()\npublic class Echo extends Plugin {}\nclass Other {}');
    expect(source.registrations).toEqual([
      {jsName: 'Echo', className: 'Echo', methods: [], declaresPermissions: false},
    ]);
  });
});

describe('methods that Kotlin registers', () => {
  test('carry @PluginMethod, and may be expressions', () => {
    const source = readKotlin(`
      data class Options(val name: String)
      @SuppressLint("InlinedApi")
      @CapacitorPlugin(name = "Echo", permissions = [Permission(strings = [], alias = EchoPlugin.ALIAS)])
      class EchoPlugin : Plugin() {
        private val scope: CoroutineScope by lazy { CoroutineScope(Dispatchers.Main) }
        companion object { const val ALIAS = "a" }
        @PluginMethod fun one(call: PluginCall) { call.resolve() }
        @PluginMethod
        @Deprecated("Use one")
        fun two(call: PluginCall) = one(call)
        @PluginMethod
        override fun three(call: PluginCall): Unit {
          super.three(call)
        }
        fun none(call: PluginCall) = call.resolve()
      }`);
    expect(source.registrations).toEqual([
      {jsName: 'Echo', className: 'EchoPlugin', methods: ['one', 'two', 'three'], declaresPermissions: true},
    ]);
    expect(methodsOf(source)).toEqual({one: 'works', two: 'works', three: 'works'});
  });
});

describe('a method refuses', () => {
  test.each([
    ['call.unimplemented()'],
    ['call.unimplemented("Not available on iOS")'],
    ['call?.unavailable("not supported on iOS")'],
    ['call.reject("Echo is not implemented on iOS")'],
    ['DispatchQueue.main.async { call.unavailable() }'],
    [
      'guard let id = call.getString("id") else {\n call.reject("id is missing")\n return\n}\ncall.unimplemented()',
    ],
    ['do {\n try implementation.hasNone()\n call.resolve()\n} catch {\n call.reject("\\(error)")\n}'],
    ['if ready {\n call.unimplemented()\n} else {\n call.unavailable()\n}'],
    ['return refuse(call)'],
    ['rejectCall(call, EchoError.featureNotSupported("echo"))'],
  ])('in Swift when it only says so: %s', (body) => {
    const other = readSwift('class Echo { func hasNone() throws { throw EchoError.unsupported } }');
    const helper = 'func refuse(_ call: CAPPluginCall) { call.unimplemented() }';
    expect(methodsOf(swiftEcho(body, helper), other)).toEqual({echo: 'refuses'});
  });

  test.each([
    ['call.resolve()'],
    ['if #available(iOS 14, *) {\n show(call)\n} else {\n call.unavailable("Not available on iOS 13")\n}'],
    ['guard supported else {\n return call.unavailable()\n}\ncall.resolve()'],
    [
      'implementation.load { result in\n switch result {\n case .ok: call.resolve()\n default: call.unavailable()\n }\n}',
    ],
    ['call.reject("Id is missing")'],
    ['// call.unimplemented()\nprint("call.unimplemented()")'],
    ['let map = try Map(call)\nguard let x = map else {\n throw EchoError.gone\n}\ncall.resolve()'],
  ])('not in Swift when it may work, or fails otherwise: %s', (body) => {
    expect(methodsOf(swiftEcho(body))).toEqual({echo: 'works'});
  });

  test.each([
    ['call.unimplemented();'],
    ['if (call == null) return; else call.unavailable();\ncall.unavailable();', 'works'],
    ['for (int i = 0; i < 2; i++) log(i);\ncall.unimplemented("not supported on android");'],
    ['getActivity().runOnUiThread(() -> {\n call.unimplemented();\n});'],
    ['if (Build.VERSION.SDK_INT >= 26) {\n open(call);\n} else {\n call.unavailable();\n}', 'works'],
    ['manager.open(call);'],
    ['legacy.close(call);', 'works'],
  ])('in Java: %s', (body, state = 'refuses') => {
    const other = readJava(`
      class Manager { void open(PluginCall call) { call.unimplemented(); } }
      class Legacy { void close(PluginCall call) { if (a) { call.resolve(); } else { call.unavailable(); } } }`);
    expect(methodsOf(javaEcho(body), other)).toEqual({echo: state});
  });

  test.each([
    ['call.unavailable("this call is not available on android")'],
    ['val id = call.getString("id") ?: return call.reject("no id")\ncall.unimplemented()'],
    ['val id = call.getString("id") ?: return call.unavailable()\ncall.resolve()', 'works'],
    [
      'scope.launch {\n try {\n  val x = flow?.none("}") ?: throw Gone()\n  call.resolve()\n } catch (e: Exception) {\n  call.reject(e.message)\n }\n}',
    ],
    ['if (id == null) call.reject("no id")\nelse call.unimplemented()'],
    ['when (id) {\n "a" -> call.unimplemented()\n else -> call.unavailable()\n}', 'works'],
  ])('in Kotlin: %s', (body, state = 'refuses') => {
    const other = readKotlin('class Flow { fun none(x: String): String = throw Unsupported("none") }');
    expect(methodsOf(kotlinEcho(body), other)).toEqual({echo: state});
  });

  test('not for calling itself', () => {
    expect(
      methodsOf(javaEcho('retry(call);', 'private void retry(PluginCall call) { echo(call); }')),
    ).toEqual({
      echo: 'works',
    });
  });
});

test('sources without the plugin have none', () => {
  expect(nativePlugin([javaEcho('call.resolve();')], 'Other')).toBeUndefined();
});
