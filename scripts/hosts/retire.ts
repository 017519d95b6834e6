/** The time, as ISO 8601, at which each file was replaced by a deployment. Files are relative to the base URL. */
export type Retired = Readonly<Record<string, string>>;

/** How long files of earlier deployments stay, in milliseconds: a week, longer than a tab is usually left open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The hashed files that a deployment has: its own, and those of earlier ones. */
export type DeployedFiles = {readonly own: readonly string[]; readonly retired: Retired};

/**
 * Returns the files of the previous deployment that have to stay although the new one, whose files are `current`, doesn't
 * have them: its own, from `now` on, and those that it kept itself, until a week after they were replaced.
 */
export function retire(previous: DeployedFiles, current: ReadonlySet<string>, now: Date): Retired {
  const all = {
    ...Object.fromEntries(previous.own.map((file) => [file, now.toISOString()])),
    ...previous.retired,
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([file, since]) => !current.has(file) && now.getTime() - Date.parse(since) < KEPT_MS)
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}
