import fs from 'node:fs';
import path from 'node:path';
import {loadErrors, messageText, pinnedPackages} from '@site/packages/facts';
import {packageSources} from '@site/packages/facts/extract/messages/sources';
import {readErrors} from '@site/packages/facts/extract/messages/readPackage';
import {readSource} from '@site/packages/facts/extract/messages/readSource';
import {installedPackage} from '@site/packages/facts/extract/installedPackage';
import versions from '@site/versions.json';
import {countSites} from './countSites';

const SITE = path.resolve(__dirname, '../../../..');
const VERSIONS = ['next', ...versions];

/** Returns what the sources of one platform of a package contain, a line for each call site. */
async function sitesOf(sources: Readonly<Record<string, string>>): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(sources).map(async ([file, code]) => ({file, facts: await readSource(file, code)})),
  );
  const found = readErrors({
    platform: 'ios',
    files,
    entryOf: (name) => (name === 'go' ? name : undefined),
  });
  return lines(found);
}

function lines({sites, unresolved}: ReturnType<typeof readErrors>): string[] {
  return [
    ...sites.map(({line, kind, messages, codes, raisedBy}) =>
      [`${String(line)} ${kind}`, messages.map(messageText).join(' | '), codes.join(), raisedBy.join()].join(
        '; ',
      ),
    ),
    ...unresolved.map(({line, kind, reason, source}) => `${String(line)} ${kind}; ${reason}: ${source}`),
  ];
}

describe('every call site of the packages is accounted for', () => {
  test.each(VERSIONS)(
    '%s',
    (version) => {
      const {sites, unresolved} = loadErrors(SITE, version);
      for (const name of Object.keys(pinnedPackages(SITE, version))) {
        const {dir} = installedPackage(SITE, version, name);
        const counted = packageSources(name, dir)
          .map(({file}) => countSites(file, fs.readFileSync(path.join(dir, file), 'utf8')))
          .reduce((sum, count) => sum + count, 0);
        const read = [...sites, ...unresolved].filter((site) => site.package === name).length;
        expect(`${name}: ${String(read)}`).toBe(`${name}: ${String(counted)}`);
      }
    },
    120_000,
  );
});

test('the errors of the CLI have the commands that people type', () => {
  const {sites} = loadErrors(SITE, 'v7');
  const commands = new Set(
    sites.filter(({platform}) => platform === 'cli').flatMap(({raisedBy}) => raisedBy),
  );
  expect([...commands]).toEqual(expect.arrayContaining(['ls', 'migrate']));
  expect([...commands]).not.toContain('list');
}, 120_000);

test('Swift: cases of enums, interpolation, formats and helpers', async () => {
  const found = await sitesOf({
    'Errors.swift': `enum AcmeError: Error {
  case missing
  case invalid(name: String)
  var code: String { "ACME-\\(String(format: "%04d", number))" }
  var number: Int {
    switch self {
    case .missing: return 1
    case .invalid: return 2
    }
  }
  var message: String {
    switch self {
    case .missing: return "Nothing is there."
    case .invalid(let name): return "The value \\(name) is invalid."
    }
  }
}`,
    'Plugin.swift': `class Plugin {
  @objc func go(_ call: CAPPluginCall) {
    let text = "Local " + "text"
    call.reject(text, "CODE")
    help(call)
    call.unimplemented()
    sendError(call, .missing)
  }
  func help(_ call: CAPPluginCall) {
    call.reject("File \\(file.path) is \\(big ? "too big" : "too small")")
    do { try run() } catch { call.reject(error.localizedDescription) }
  }
  func sendError(_ call: CAPPluginCall, _ error: AcmeError) {
    call.reject(error.message, error.code)
  }
}`,
  });
  expect(found).toEqual([
    '4 reject; Local text; CODE; go',
    '6 unimplemented; not implemented; UNIMPLEMENTED; go',
    '7 reject; Nothing is there.; ACME-0001; go',
    '10 reject; File {path} is too small | File {path} is too big; ; go',
    '11 reject; caught: error.localizedDescription',
    '14 reject; parameter: error.message',
  ]);
});

test('Kotlin: error objects, enums, sealed classes and named arguments', async () => {
  const found = await sitesOf({
    'Plugin.kt': `object Errors {
  private fun format(number: Int): String { return "ACME-" + number.toString().padStart(4, '0') }
  data class ErrorInfo(val code: String, val message: String)
  val GONE = ErrorInfo(code = format(7), message = "It is gone.")
  fun refused(what: String): ErrorInfo = ErrorInfo(code = format(12), message = "$what was refused.")
}
enum class Kind(val code: String, val message: String) {
  BUSY("BUSY", "It is busy.");
  fun reject(call: PluginCall) { call.reject(message, code) }
}
sealed class Failure(message: String, val code: String) : Exception(message) {
  class Absent(name: String) : Failure("$name is required", "ABSENT")
}
class Plugin {
  fun go(call: PluginCall) {
    call.sendError(Errors.GONE)
    call.sendError(Errors.refused("The file"))
    Kind.BUSY.reject(call)
    val it = value ?: throw Failure.Absent("prompt")
  }
}`,
  });
  expect(found).toEqual([
    '16 reject; It is gone.; ACME-0007; go',
    '17 reject; The file was refused.; ACME-0012; go',
    '18 reject; It is busy.; BUSY; go',
    '19 throw; prompt is required; ABSENT; go',
    '9 reject; computed: message',
  ]);
});

test('Java and Objective-C: constants, concatenation, formats, and the base of an exception', async () => {
  const found = await sitesOf({
    'Plugin.java': `class Plugin {
  static final String GONE = "It is gone";
  void go(PluginCall call) {
    call.reject(GONE + ": " + path);
    call.error(String.format("%s has no %s", name, "file"));
    Logger.error(TAG, "It failed", e);
    throw new BusyException();
  }
  static class BusyException extends Exception { BusyException() { super("It is busy"); } }
}`,
    'Plugin.m': `@implementation Plugin
- (void)go:(CAPPluginCall *)call {
  [call reject:@"Not here" :nil :nil :nil];
  [call unavailable];
}
@end`,
  });
  expect(found).toEqual([
    '4 reject; It is gone: {path}; ; go',
    '5 reject; {name} has no file; ; go',
    '6 error; It failed; ; go',
    '7 throw; It is busy; ; go',
    '3 reject; Not here; ; go',
    '4 unavailable; not available; UNAVAILABLE; go',
  ]);
});

test('JavaScript: templates, imported functions, and what a check returns', async () => {
  const found = await sitesOf({
    'dist/tasks/go.js': `async function go(platform) {
  if (!platform) (0, errors_1.fatal)(\`Platform \${colors_1.default.input(platform)} not found.\`);
  throw this.unimplemented('Not implemented on web.');
}
function other() {
  log_1.logger.error('One\\n' + 'two');
  return Promise.reject(new CapacitorException('Cancelled', 'CANCELLED'));
}`,
  });
  expect(found).toEqual([
    '2 fatal; Platform {platform} not found.; ; go',
    '3 unimplemented; Not implemented on web.; UNIMPLEMENTED; go',
    '6 error; One\ntwo; ; ',
    '7 reject; Cancelled; CANCELLED; ',
  ]);
});

test.each([
  [
    'Plugin.swift',
    `class Plugin { @objc func go(_ call: CAPPluginCall) {
       guard let path = call.getString("path"), path.count > 1 else { call.reject("No path"); return }
       if path == gone { call.reject("Gone") } else if path == late { call.reject("Late") } else { call.reject("Here") }
       do { try run() } catch let error { call.reject("Failed") }
       switch status { case .denied: call.reject("Denied")
         default: call.reject("Unknown") }
       call.reject("Always") } }`,
    {
      'No path': 'guard let path = call.getString("path"), path.count > 1 else',
      Gone: 'if path == gone',
      Late: 'else of if path == gone / if path == late',
      Here: 'else of if path == gone / else of if path == late',
      Failed: 'catch let error',
      Denied: 'switch status / case .denied',
      Unknown: 'switch status / default',
      Always: '',
    },
  ],
  [
    'Plugin.java',
    `class Plugin { void go(PluginCall call) {
       if (path == null) { call.reject("No path"); }
       else { try { run(); } catch (IOException e) { call.reject("Failed"); } }
       if (late) call.reject("Late");
       switch (status) { case DENIED: call.reject("Denied"); break; } } }`,
    {
      'No path': 'if (path == null)',
      Failed: 'else of if (path == null) / catch (IOException e)',
      Late: 'if (late)',
      Denied: 'switch (status) / case DENIED',
    },
  ],
  [
    'Plugin.kt',
    `class Plugin { fun go(call: PluginCall) {
       val path = call.getString("path") ?: return call.reject("No path")
       if (path == gone) { call.reject("Gone") } else call.reject("Here")
       try { run() } catch (e: IOException) { call.reject("Failed") }
       when (status) { Status.DENIED -> call.reject("Denied")
         else -> call.reject("Unknown") } } }`,
    {
      'No path': 'call.getString("path") ?:',
      Gone: 'if (path == gone)',
      Here: 'else of if (path == gone)',
      Failed: 'catch (e: IOException)',
      Denied: 'when (status) / Status.DENIED',
      Unknown: 'when (status) / else',
    },
  ],
  [
    'Plugin.m',
    `@implementation Plugin
     - (void)go:(CAPPluginCall *)call {
       if (path == nil) { [call reject:@"No path" :nil :nil :nil]; } else { [call reject:@"Gone" :nil :nil :nil]; }
     }
     @end`,
    {'No path': 'if (path == nil)', Gone: 'else of if (path == nil)'},
  ],
  [
    'web.js',
    `async function go(path) {
       if (!path) throw new Error('No path');
       else if (gone) throw new Error('Gone');
       try { run(); } catch (e) { throw new Error('Failed'); }
       switch (status) { case 'denied': throw new Error('Denied'); default: throw new Error('Unknown'); }
     }`,
    {
      'No path': 'if (!path)',
      Gone: 'else of if (!path) / if (gone)',
      Failed: 'catch (e)',
      Denied: "switch (status) / case 'denied'",
      Unknown: 'switch (status) / default',
    },
  ],
])('%s: the conditions around each call site', async (file, code, expected) => {
  const {sites} = await readSource(file, code);
  const texts = code.match(/(?<=(?:reject\(|reject:@|Error\()["'])[\w ]+/g) ?? [];
  expect(sites.map(({conditions}, index) => [texts[index], conditions.join(' / ')])).toEqual(
    Object.entries(expected),
  );
});
