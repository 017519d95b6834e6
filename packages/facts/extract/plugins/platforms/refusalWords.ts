/**
 * Matches the words with which code says that a platform doesn't support something: `not available`, `UNIMPLEMENTED`,
 * `notSupported`.
 */
export const UNSUPPORTED =
  /\bnot[\s_]+(?:yet[\s_]+)?(?:implemented|available|supported)|unimplemented|unavailable|unsupported|not(?:Implemented|Available|Supported)/i;
