import essentialSetup from './essentialSetup';
import {provideBuild} from './fixtureBuild';
import {HOSTED, STOCK, VARIANT} from './sharedBuilds';

/** Builds the fixture sites that are missing or out of date, and does what the essential tests need, too. */
export default async function browserSetup(): Promise<void> {
  await Promise.all([VARIANT, STOCK, HOSTED].map(provideBuild));
  await essentialSetup();
}
