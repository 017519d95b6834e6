export {ERRORS_ANCHOR, errorsDirective, errorsSection, shownErrors} from './errorsDirective';
export {plainPattern} from './patternOf';
export {loadAnswers, loadEntries} from './loadAnswers';
export {withOwnAnchors, type Anchored} from './anchors';
export {answerText, errorsOf, errorsOfCommand, pageOf, type PageError, type VersionPage} from './pageErrors';
export {ANSWERS_DIR, readAnswers} from './readAnswers';
export {
  answerBlocks,
  errorLinks,
  errorsOfMost,
  furtherCodes,
  listed,
  otherWordings,
  platformTitles,
} from './renderErrors';
export type {Answer, Answered, AnswerFile, ErrorEntry, VersionAnswers} from './types';
