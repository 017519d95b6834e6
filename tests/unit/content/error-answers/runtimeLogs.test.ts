import {loadErrors, messageText} from '../../../../packages/facts';
import {loadAnswers, loadEntries} from '../../../../packages/errors/loadAnswers';
import {seenBy} from '../../../../packages/errors/seen';
import requirements from '../../../../src/data/requirements.json';
import versions from '../../../../versions.json';
import {ROOT} from '../../../support/fixtureSite';

const RUNTIMES = ['android', 'ios', 'core', 'cli'] as const;
const LOGGED = new Set(['warn', 'error', 'log']);

/** How the lines begin that the runtimes and the CLI log without a problem, or that go on with the line above. */
const NOTICES = [
  /^⚡️ {2}(?:To Native|TO JS|URL:|WebView loaded|Loading app at|\[log\]|Learn more|Ensure |Capacitor can run|or, if embedding)/iu,
  /^(?:To Native Cordova|Exec: Retrieved|Ensure plugin method|\s*⚡️ {2}See above|in loadInitialContext|scheme stop)/u,
  // The plugins of Capacitor 2 are part of the runtime.
  /^(?:APP |Accessory bar|CAPKeyboard|CDVWebViewDelegate|Gave lock|Loaded image|Loading network|Reachable|num of pending)/,
  /^(?: {2}• |Added |All Capacitor plugins|App running|Capacitor Portals|Checking|Extracting|FederatedCapacitor|Found bundler)/,
  /^(?:IMPORTANT|Inlining|NOTE|Opening|Please (?:manually|run)|Removed|Running|Set |Sync finished|Telemetry|To complete)/,
  /^(?:UIScene migration(?: next steps|: project already)|Update finished|Using Gemfile|Writing)/,
];

const sitesOf = (version: string, name: string) => {
  const reference = loadErrors(ROOT, version);
  const isSeen = seenBy(reference);
  return reference.sites
    .filter((site) => site.package === `@capacitor/${name}` && LOGGED.has(site.kind))
    .map((site) => ({...site, isSeen: isSeen(site)}));
};

describe.each(['next', ...versions])('what the runtimes of %s log', (version) => {
  const {missing} = loadAnswers(ROOT, version);

  it('has an entry for each warning, each error, and each line about a problem', () => {
    const lost = RUNTIMES.flatMap((name) => sitesOf(version, name))
      .filter(({isSeen}) => !isSeen)
      .flatMap(({kind, messages}) => messages.map((message) => `${kind}: ${messageText(message)}`))
      .filter((line) => !NOTICES.some((notice) => notice.test(line.replace(/^log: /, ''))));
    expect(lost).toEqual([]);
  });

  it('has an answer for each of them', () => {
    expect(missing.map(({name, pattern}) => `${name}: ${pattern}`)).toEqual([]);
  });

  it('has as many call sites and entries as the sources', () => {
    const places = loadEntries(ROOT, version).flatMap((entry) => entry.places);
    const counts = RUNTIMES.map((name) => {
      const sites = sitesOf(version, name).filter(({isSeen}) => isSeen);
      const keys = new Set(
        places.map(({file, line, ...place}) => `${place.package} ${file} ${String(line)}`),
      );
      const listed = sites.filter((site) => keys.has(`${site.package} ${site.file} ${String(site.line)}`));
      return `${name} ${String(sites.length)} ${String(sites.length - listed.length)}`;
    });
    expect(counts.join(', ')).toBe(COUNTS[majorOf(version)]);
  });
});

/** Returns the major whose packages a docs version documents. After a cut, that of `next` is released. */
function majorOf(version: string): string {
  const {[version]: major = ''} = requirements.major.values as Readonly<Record<string, string>>;
  return `v${major}`;
}

/** The call sites of each major and source that log a problem, and how many of them only have a label. */
const COUNTS: Readonly<Record<string, string>> = {
  v8: 'android 79 0, ios 54 0, core 3 0, cli 58 1',
  v7: 'android 75 0, ios 54 0, core 3 0, cli 57 1',
  v6: 'android 74 0, ios 51 0, core 5 0, cli 52 1',
  v5: 'android 72 0, ios 57 0, core 6 0, cli 51 1',
  v4: 'android 68 0, ios 56 0, core 6 0, cli 40 1',
  v3: 'android 55 0, ios 54 0, core 6 0, cli 27 1',
  v2: 'android 68 0, ios 48 0, core 4 0, cli 21 2',
};
