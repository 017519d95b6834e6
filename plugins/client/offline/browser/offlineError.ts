/**
 * Why nothing was stored: `network` (the server didn't answer), `changed` (the server has files of several deployments),
 * `full` (no room), or `blocked` (the browser doesn't let the site store anything).
 */
export type OfflineFailure = 'network' | 'changed' | 'full' | 'blocked';

/** A failure to store a deployment. The one that was current before still is. */
export class OfflineError extends Error {
  constructor(
    readonly kind: OfflineFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
