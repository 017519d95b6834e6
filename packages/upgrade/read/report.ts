import {ReadError} from './types';

/** What `npx cap doctor` and `npx cap ls` printed. */
export type Report = {
  /** The installed versions of Capacitor's packages and of plugins, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** The packages of Capacitor that aren't installed. */
  readonly absent: readonly string[];
  /** The plugins that the CLI found, by platform. */
  readonly plugins: ReadonlyMap<string, readonly string[]>;
  /** What the CLI reported as errors. */
  readonly errors: readonly string[];
};

/** What the texts of both commands have, in the CLIs of 3 to 8. */
export const REPORT = /Installed Dependencies:|Found \d+ \w+(?: \w+)? plugins? for \w/;

const INSTALLED = /^\s*(@capacitor\/[\w-]+):?\s+v?(not installed|\d\S*)/;
const PLUGIN = /^\s*(?:\[info\]\s*)?((?:@[\w.-]+\/)?[\w.-]+)@v?(\d[\w.+-]*)\s*$/;

/** Returns what one or both commands printed. Throws a `ReadError` if it's the output of something else. */
export function readReport(text: string): Report {
  // Colors, if the text comes from a file.
  // eslint-disable-next-line no-control-regex
  const lines = text.replace(/\u001b\[[\d;]*m/g, '').split(/\r?\n/);
  const start = lines.findIndex((line) => line.includes('Installed Dependencies'));
  const installed = lines.slice(start + 1).flatMap((line) => {
    const [, name, version] = (start >= 0 && INSTALLED.exec(line)) || [];
    return name && version ? [{name, version}] : [];
  });
  const plugins = new Map<string, string[]>();
  const versions = new Map(
    installed.filter(({version}) => /^\d/.test(version)).map(({name, version}) => [name, version]),
  );
  let current: string[] | undefined;
  for (const line of lines) {
    const [, platform] = /Found \d+ \w+(?: \w+)? plugins? for (\w+)(?!.*skipped)/.exec(line) ?? [];
    if (platform !== undefined) plugins.set(platform, (current = plugins.get(platform) ?? []));
    const [, name, version] = PLUGIN.exec(line) ?? [];
    if (!name || !version || !current) continue;
    current.push(name);
    versions.set(name, version);
  }
  if (versions.size + installed.length === 0)
    throw new ReadError('It should be what npx cap doctor or npx cap ls prints.');
  return {
    versions,
    absent: installed.filter(({version}) => !/^\d/.test(version)).map(({name}) => name),
    plugins,
    errors: lines.flatMap((line) => /^\s*\[error\]\s*(.+)/.exec(line)?.[1] ?? []),
  };
}
