import path from 'node:path';
import type {ErrorPlatform, MessageFacts} from '../../schema/messages';
import type {SourceFacts} from './facts';
import {readErrors} from './readPackage';
import {readSourceFile} from './readSource';
import {packageSources} from './sources';

/**
 * Returns the errors of an installed package. `methods` has the names of the plugin methods in each package of the docs
 * version.
 */
export async function readMessages(
  {name, dir}: {readonly name: string; readonly dir: string},
  methods: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<MessageFacts> {
  const references = await readPlatforms(name, dir, methods);
  return {
    sites: references.flatMap(({sites}) => sites),
    unresolved: references.flatMap(({unresolved}) => unresolved),
    declared: references.flatMap(({declared}) => declared),
  };
}

async function readPlatforms(
  name: string,
  dir: string,
  methods: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<MessageFacts[]> {
  const platforms = new Map<ErrorPlatform, {file: string; facts: SourceFacts}[]>();
  for (const {file, platform} of packageSources(name, dir)) {
    const facts = await readSourceFile(path.join(dir, file));
    platforms.set(platform, [...(platforms.get(platform) ?? []), {file, facts}]);
  }
  // The native parts of the plugins in core are in the packages of the platforms.
  const bundled = ['@capacitor/ios', '@capacitor/android'].includes(name) ? '@capacitor/core' : name;
  const own = methods.get(bundled);
  return [...platforms].map(([platform, files]) =>
    readErrors({
      platform,
      files,
      entryOf: (called) => (platform === 'cli' ? commandOf(called) : own?.has(called) ? called : undefined),
    }),
  );
}

/** Returns the command that a function of the CLI runs: `migrate` for `migrateCommand`, and `ls` for `listCommand`. */
function commandOf(called: string): string | undefined {
  const command = /^(?<name>\w+)Command$/.exec(called)?.groups?.name;
  if (command === 'list') return 'ls';
  return command?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
