export {checkOverrides} from './overrides';
export {readPlatformFacts} from './readFacts';
export {readSupport} from './readSupport';
