/** All platforms that a plugin can work on. */
const PLATFORMS = 3;

/** Returns a plugin's limit, such as `iOS and Android only`, or nothing if it works everywhere or isn't a plugin. */
export function limitOf(platforms: readonly string[]): string | undefined {
  if (platforms.length === 0 || platforms.length >= PLATFORMS) return undefined;
  return `${platforms.join(' and ')} only`;
}
