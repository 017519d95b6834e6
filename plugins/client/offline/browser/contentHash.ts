/** How much of a SHA-256 hash the lists contain, in hexadecimal digits: enough that no two files have the same. */
export const HASH_LENGTH = 32;

/** Returns the hash of a file's content as the lists contain it. */
export async function contentHash(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}
