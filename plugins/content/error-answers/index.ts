export {loadAnswers, loadEntries} from './loadAnswers';
export type {ErrorEntry} from './types';
