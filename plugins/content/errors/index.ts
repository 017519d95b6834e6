export {loadErrors} from './loadErrors';
export {messageText} from './message';
export {packageSources} from './sources';
export type {ErrorReference, Message, UnresolvedReason} from './types';
