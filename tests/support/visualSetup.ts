import {startBrowserServer} from './essentialSetup';
import {findChromium} from './chromium';
import {provideBuild} from './fixtureBuild';
import {GALLERY} from './gallerySite';

/** Finds a browser, builds the gallery if it is missing or out of date, and starts the browser. */
export default async function visualSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium();
  await provideBuild(GALLERY);
  await startBrowserServer();
}
