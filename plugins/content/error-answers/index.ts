export {ERRORS_ANCHOR, errorsDirective, errorsSection, shownErrors} from './errorsDirective';
export {answerText, errorsOf, errorsOfCommand, pageOf, type PageError, type VersionPage} from './pageErrors';
export {
  answerBlocks,
  errorLinks,
  type LinkedError,
  explainedErrors,
  furtherCodes,
  listed,
  otherWordings,
  platformTitles,
} from './renderErrors';
