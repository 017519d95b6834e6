export {ERRORS_ANCHOR, errorsDirective, errorsSection} from './errorsDirective';
export {loadAnswers, loadEntries} from './loadAnswers';
export {errorsOf, errorsOfCommand, type PageError} from './pageErrors';
export {ANSWERS_DIR} from './readAnswers';
export {errorLinks} from './renderErrors';
export type {ErrorEntry} from './types';
