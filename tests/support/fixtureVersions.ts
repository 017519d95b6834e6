import {comingMajor} from '../../packages/pages/support';
import released from '../fixtures/site/versions.json';

/** The latest version of the fixture site, which is at the root of its docs, and the one before. */
export const [LATEST = '', PREVIOUS = ''] = released;

/** What the fixture site, like the real one, calls the version that is not released. */
export const NEXT_LABEL = `v${comingMajor(LATEST)}`;
