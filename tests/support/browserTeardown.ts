/** Closes the browser that `browserSetup` started. */
export default async function browserTeardown(): Promise<void> {
  await globalThis.browserServer?.close();
}
