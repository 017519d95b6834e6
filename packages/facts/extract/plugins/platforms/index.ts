export {checkOverrides} from './overrides';
export {readEvents} from './readEvents';
export {readPlatformFacts} from './readFacts';
export {readSupport} from './readSupport';
