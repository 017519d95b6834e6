export {loadErrors} from './loadErrors';
export {hasWords, messageText} from './message';
export {packageSources} from './sources';
export type {ErrorPlatform, ErrorRecord, ErrorReference, Message, UnresolvedReason} from './types';
