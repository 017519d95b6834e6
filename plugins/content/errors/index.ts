export {loadErrors} from './loadErrors';
export {fixedText, messageText} from './message';
export {packageSources} from './sources';
export type {ErrorKind, ErrorPlatform, ErrorRecord, ErrorReference, Message, UnresolvedSite} from './types';
