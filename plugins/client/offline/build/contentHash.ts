import crypto from 'node:crypto';
import {HASH_LENGTH} from '../browser/contentHash';

/** Returns the hash of a file's content as the lists contain it, which is the one that `browser/contentHash.ts` computes. */
export function contentHash(content: string | Uint8Array): string {
  return crypto.createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
