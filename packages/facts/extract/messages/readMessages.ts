import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {memoize} from '../../../lib/memoize';
import type {ErrorPlatform, messageFacts} from '../../schema/messages';
import type {SourceFacts} from './facts';
import {readErrors} from './readPackage';
import {readSource} from './readSource';
import {packageSources} from './sources';

type Messages = z.infer<typeof messageFacts>;

/**
 * Returns the errors of an installed package. `methods` has the names of the plugin methods in each package of the docs
 * version.
 */
export async function readMessages(
  {name, dir}: {readonly name: string; readonly dir: string},
  methods: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Messages> {
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
): Promise<Messages[]> {
  const platforms = new Map<ErrorPlatform, {file: string; facts: SourceFacts}[]>();
  for (const {file, platform} of packageSources(name, dir)) {
    const facts = await readFile(path.join(dir, file));
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

/** How many files are memoized: about as many as all versions together have different ones. */
const KEPT = 3000;

/** Many files are the same in several versions of a package, so they are memoized by their text. */
const readOnce = memoize(KEPT, (code: string, file: string) => readSource(file, code));

const readFile = (file: string): Promise<SourceFacts> =>
  readOnce(fs.readFileSync(file, 'utf8'), path.basename(file));
