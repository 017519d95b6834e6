/**
 * The script that hides the server's list and form until the application shows others: those of the versions in the
 * address, or with the progress that the browser has kept under `key`.
 */
export function main(key: string): void {
  let isStarted = false;
  try {
    isStarted = localStorage.getItem(key) !== null;
  } catch {
    // The browser blocks storage, so there is no progress.
  }
  if (!isStarted && !/[?&](?:from|to)=/.test(location.search)) return;
  document.querySelector('[data-upgrade-assistant]')?.toggleAttribute('data-pending', true);
}
