import {provideBuild} from './fixtureBuild';
import {HOSTED, PLAIN, STOCK} from './sharedBuilds';

/** Builds the fixture sites that several tests of builds look at; the browser tests use two of them, too. */
export default async function buildSetup(): Promise<void> {
  await Promise.all([PLAIN, STOCK, HOSTED].map(provideBuild));
}
